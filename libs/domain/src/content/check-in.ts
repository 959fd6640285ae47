import type { LengthLimit } from '../measures/limit.js'

/** A message to the creator, in characters. Source: wire-rules 3, Sizes. */
export const CHECK_IN_LENGTH: LengthLimit = { min: 1, max: 5000 }

/** Characters of the name that a token of an operator is made for. */
export const OPERATOR_NAME_LENGTH: LengthLimit = { min: 1, max: 100 }

/** An answer to it, in characters [own]: as long as what is answered. */
export const CHECK_IN_REPLY_LENGTH: LengthLimit = { min: 1, max: 5000 }

/**
 * Messages of one person in a day [own]. Words of self-harm are kept beyond the usual number, because nothing
 * that somebody writes in a crisis may be refused; the second number only keeps a broken program out.
 */
export const CHECK_INS_PER_DAY = { usual: 5, withCrisisWords: 50 } as const

/** Hours after which a message without an answer is overdue [own]: three days, a weekend included. */
export const CHECK_IN_ANSWER_HOURS = 72

/**
 * Days of logs that stand beside a message for whoever answers it, today among them. Source: wire-rules 3. Two weeks
 * tell how somebody is; more is curiosity.
 */
export const CHECK_IN_CONTEXT_DAYS = 14

const HOUR_MS = 3_600_000

/** How a message stands. */
export const CHECK_IN_STATES = ['sent', 'seen', 'answered'] as const
export type CheckInState = (typeof CHECK_IN_STATES)[number]

/** What happened to a message; null: not yet. */
export interface CheckInTimes {
  readonly sentAt: Date
  readonly seenAt: Date | null
  readonly answeredAt: Date | null
}

export const checkInState = ({ seenAt, answeredAt }: CheckInTimes): CheckInState => {
  if (answeredAt) return 'answered'
  return seenAt ? 'seen' : 'sent'
}

/** Whether a message waits longer than people may expect. */
export const isCheckInOverdue = (
  { sentAt, answeredAt }: Pick<CheckInTimes, 'sentAt' | 'answeredAt'>,
  now: Date,
): boolean => answeredAt === null && now.getTime() - sentAt.getTime() > CHECK_IN_ANSWER_HOURS * HOUR_MS
