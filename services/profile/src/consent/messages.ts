/** Sentences of consent that a person reads. */
export const CONSENT_MESSAGES = {
  /** Specification, section 5, word for word. */
  notAll: 'Please accept all consent items to continue using Gastric Buddy.',
  outdated:
    'Our policy texts have changed since you accepted them. Please read and accept them again to continue.',
  noSession: 'Please create or restore your profile first.',
  eitherOne: 'Send either all four consents or one purpose, not both.',
} as const
