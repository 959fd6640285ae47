/** Facts of everybody in the tests of a service; without a surgery date the goals are those of the regular phase. */
export const FACTS = {
  gender: 'female' as const,
  heightInches: 65,
  activityLevel: 'light' as const,
  surgeryDate: null,
  goalWeightLbs: 150,
  dayStartsAt: 0,
  timeZone: 'UTC',
}

/** All four consents hold. */
export const GIVEN = {
  privacy_policy_accepted: 'given' as const,
  terms_accepted: 'given' as const,
  health_data_consent: 'given' as const,
  ai_analysis_consent: 'given' as const,
}

/** A clinic's plan that says nothing. */
export const NO_PLAN = {
  fullFrom: null,
  pureeFrom: null,
  softFrom: null,
  regularFrom: null,
  fullMealG: null,
  pureeMealG: null,
  softMealG: null,
  regularMealG: null,
  proteinG: null,
  fluidOz: null,
}
