import { type Company, type CrashRule, companies, ruins, values } from '../../../shared/games/black-monday/board.ts'
import { threat } from '../../../shared/games/black-monday/preview.ts'
import type { View } from '../../../shared/games/black-monday/view.ts'
import { total } from '../../../shared/kit/basket.ts'

/** The lowest price at which some high card could ruin the company under this rule (BM14). */
export const openFrom = (rule: CrashRule, company: Company): number =>
  values.find((price) => values.some((value) => ruins(rule, company, price, value))) ?? Number.POSITIVE_INFINITY

/** Chance (0 to 1) that another hand holds a card that could ruin the company now. */
export const risk = (view: View, company: Company): number => threat(view, company).chance

/** Cards that the second deck would be made of now: discards, covered price cards and the closing card. */
export const reshuffled = (view: View): number =>
  total(view.discards) + companies.reduce((sum, company) => sum + view.tracks[company].laid.length - 1, 0) + 1
