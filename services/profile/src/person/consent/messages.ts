import { CONSENT_REFUSALS } from '@gb/service-kit'

/** Sentences of consent that a person reads. */
export const CONSENT_MESSAGES = {
  notAll: CONSENT_REFUSALS.notAll,
  noSession: 'Please create or restore your profile first.',
  eitherOne: 'Send either all four consents or one purpose, not both.',
} as const
