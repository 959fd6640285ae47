import type { LengthLimit } from '../measures/limit.js'

/** Personal tokens one person may have: one for each shortcut, script and device that logs. Decision 96. */
export const PERSONAL_TOKENS_MAX = 10

/** What a personal token is called, in characters. */
export const PERSONAL_TOKEN_NAME_LENGTH: LengthLimit = { min: 1, max: 60 }

/** Days a personal token may last, the usual choice in the middle. Decision 96. */
export const PERSONAL_TOKEN_DAYS = [30, 90, 365] as const
export type PersonalTokenDays = (typeof PERSONAL_TOKEN_DAYS)[number]

/** What a personal token may do: look, or look and add. None changes or deletes what is there. Decision 96. */
export const PERSONAL_TOKEN_ACCESS = ['read', 'read_and_log'] as const
export type PersonalTokenAccess = (typeof PERSONAL_TOKEN_ACCESS)[number]

/** What a personal token may be for. Decision 96. */
export const PERSONAL_TOKEN_AREAS = ['fluids', 'weight', 'vitamins', 'food', 'mood', 'milestones'] as const
export type PersonalTokenArea = (typeof PERSONAL_TOKEN_AREAS)[number]

/** Calls of one personal token a minute: a script that runs away is stopped before it is in its person's way. Decision 96. */
export const PERSONAL_TOKEN_CALLS_A_MINUTE = 120

/** How a personal token begins, so that it can be told from every other secret wherever it turns up. */
export const PERSONAL_TOKEN_PREFIX = 'gbpt_'
