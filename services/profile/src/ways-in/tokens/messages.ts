import { PERSONAL_TOKENS_MAX } from '@gb/domain'

/** Sentences of personal tokens that a person reads. */
export const TOKEN_MESSAGES = {
  full: `You have ${PERSONAL_TOKENS_MAX} tokens already. Please end one first.`,
  noSuch: 'There is no such token, or it was ended before.',
  noToken: 'This answers to a personal token. Send yours as a bearer token.',
} as const
