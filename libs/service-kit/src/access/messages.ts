/** Sentences of refused consent that a person reads. */
export const CONSENT_REFUSALS = {
  /** Specification, section 5, word for word. */
  notAll: 'Please accept all consent items to continue using Gastric Buddy.',
  outdated:
    'Our policy texts have changed since you accepted them. Please read and accept them again to continue.',
} as const
