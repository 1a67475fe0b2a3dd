import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { AnyWords } from '../text/game.ts'

/** The text of the game that is on the table. */
export const WordsOf = createContext<AnyWords | undefined>(undefined)
export const useWords = (): AnyWords | undefined => useContext(WordsOf)
