import { CHECK_INS_PER_DAY } from '@gb/domain'

/** Sentences of the check-in. */
export const CHECK_IN_MESSAGES = {
  /** Said when a message was sent. Source: product-rules 8. */
  sent: (creator: string) => `Your message has been sent to ${creator}!`,
  tooMany: `You can send ${CHECK_INS_PER_DAY.usual} messages a day. You can send this one tomorrow. If it cannot wait, call your clinic, or in an emergency 911 or your local number.`,
} as const

/** Sentences that an operator reads. */
export const INBOX_MESSAGES = {
  notThere: 'There is no such message.',
  answered: 'This message has another answer already.',
  done: 'This message is answered already.',
  taken: (name: string) => `${name} has this message. To take it over, say so in instead_of.`,
  noOperator: 'Nobody with a token for check-ins has this name.',
} as const
