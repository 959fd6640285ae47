import { type OperatorScope, REASON_LENGTH } from '../contracts/operator.port.js'

/** Sentences of refused consent that a person reads. */
export const CONSENT_REFUSALS = {
  /** Said of the four consents that all are required. Source: product-rules 5. */
  notAll: 'Please accept all consent items to continue using Gastric Buddy.',
  outdated:
    'Our policy texts have changed since you accepted them. Please read and accept them again to continue.',
} as const

/** Sentences that a person reads who may not do what they asked for. */
export const ACCESS_REFUSALS = {
  noSession: 'Please create or restore your profile first.',
  notYours: 'This belongs to another profile.',
  premium: 'This is part of Premium.',
  notForTokens:
    'This token does not open this. A personal token reads and logs what was chosen when it was made, and nothing else.',
  deletionPending:
    'This profile is about to be deleted, so nothing new can be saved. Undo the deletion in Settings to use it again.',
} as const

/** What a person reads who has to confirm first that it is them. */
export const CONFIRMATION_REFUSAL =
  'Please confirm first that it is you. Until then nothing is changed or shown.'

/** Sentences that a refused operator reads. */
export const OPERATOR_REFUSALS = {
  token: 'This needs a valid operator token.',
  nobody: 'There is no such profile.',
  scope: (scope: OperatorScope) => `Your operator token does not have the scope ${scope}.`,
  remote: (remotes: readonly string[]) =>
    `Your operator token ships releases of ${remotes.join(', ')} and of no other remote.`,
  reason: `Say why you do this in the X-Reason header, with ${REASON_LENGTH.min} to ${REASON_LENGTH.max} characters.`,
  confirm: (word: string) =>
    `Others see this at once, or it cannot be taken back. To do it, send the word ${word} in the X-Confirm header.`,
} as const
