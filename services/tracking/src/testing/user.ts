import type { SessionUser } from '@gb/service-kit'
import { FACTS, GIVEN } from '@gb/test-kit/person'

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
