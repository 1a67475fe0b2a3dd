import { keeps } from './contract.ts'

keeps(0)
