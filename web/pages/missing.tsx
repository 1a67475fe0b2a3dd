import { say } from '../text/say.ts'
import { Apology } from './apology.tsx'

export const Missing = () => <Apology title={say('noPage')} long={say('noPageLong')} />
