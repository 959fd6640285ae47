import type { ConsentStates, PersonFacts, SessionUser } from '@gb/service-kit'

/** Facts of everybody in these tests; without a surgery date the fluid goal is 64 oz. */
export const FACTS: PersonFacts = {
  gender: 'female',
  heightInches: 65,
  activityLevel: 'light',
  surgeryDate: null,
  goalWeightLbs: 150,
  dayStartsAt: 0,
  timeZone: 'UTC',
}

/** All four consents hold. */
export const GIVEN: ConsentStates = {
  privacy_policy_accepted: 'given',
  terms_accepted: 'given',
  health_data_consent: 'given',
  ai_analysis_consent: 'given',
}

/** A signed-in person. */
export const USER: SessionUser = {
  userId: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11',
  sessionId: 's',
  timeZone: 'Pacific/Kiritimati',
  person: FACTS,
  consents: GIVEN,
}

/** The same person after health_data_consent was withdrawn. */
export const WITHDRAWN: SessionUser = { ...USER, consents: { ...GIVEN, health_data_consent: 'withdrawn' } }
