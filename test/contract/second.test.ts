import { keeps } from './contract.ts'

keeps(1)
