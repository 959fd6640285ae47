import { isAnswered, RECOVERY_QUESTIONS, type RecoveryAnswers } from '@gb/domain'

/** What is asked of a day, in the order of the card. What was drunk is asked here and kept in the log of drinks. */
export const TAPS = ['fluids', ...RECOVERY_QUESTIONS] as const
export type Tap = (typeof TAPS)[number]

/** A day as far as it is known here. */
export interface Told {
  answers: RecoveryAnswers
  /** Something was drunk today, or the person said that nothing was. */
  isDrinkTold: boolean
}

/** Whether this needs no tap any more today. */
export const isTold = ({ answers, isDrinkTold }: Told, tap: Tap): boolean =>
  tap === 'fluids' ? isDrinkTold : isAnswered(answers, tap)

/** What is asked next; null where nothing is left. */
export const nextTap = (told: Told): Tap | null => TAPS.find((tap) => !isTold(told, tap)) ?? null

export const toldCount = (told: Told): number => TAPS.filter((tap) => isTold(told, tap)).length
