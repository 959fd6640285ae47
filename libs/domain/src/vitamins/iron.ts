/**
 * What a person answers to the question about periods and risk, asked once: something of it fits, nothing does and the
 * team agreed to the low amount, nothing does or not sure, or no answer now. Stored by their place: a new one goes last.
 * Source: health-rules 9b.12.
 */
export const IRON_ANSWERS = ['higher', 'low_risk', 'not_sure', 'not_now'] as const
export type IronAnswer = (typeof IRON_ANSWERS)[number]

/** An amount of iron a day in mg of the element, from and to. */
export interface IronAmount {
  readonly fromMg: number
  readonly toMg: number
}

/** Where people are commonly placed after a sleeve, mg a day. Source: health-rules 9b.12. */
const COMMON: IronAmount = { fromMg: 45, toMg: 60 }
/** For low risk, after a talk with the team, mg a day. Source: health-rules 9b.12. */
const LOW_RISK: IronAmount = { fromMg: 18, toMg: 18 }

/** The usual amount by the answer; without one, where people are commonly placed. Source: health-rules 9b.12. */
export const ironAmount = (answer: IronAnswer | null): IronAmount =>
  answer === 'low_risk' ? LOW_RISK : COMMON

/** Whether a dose is the one tap of the other group: it was logged before the question was answered, or answered anew. */
export const isOtherGroupsIron = (dosageMg: number, answer: IronAnswer | null): boolean =>
  dosageMg === (answer === 'low_risk' ? COMMON : LOW_RISK).fromMg
