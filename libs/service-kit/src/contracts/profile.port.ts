import { z } from 'zod'
import { call, nothing, personId } from './call.js'
import { consentStates } from './consent-states.js'
import { personFacts } from './session.port.js'

const personStanding = z.object({
  person: personFacts,
  consents: consentStates,
  /** Whether the profile waits to be erased. */
  leaving: z.boolean(),
})

/** What work that nobody waits for has to know of a person before it does anything for them. */
export type PersonStanding = z.output<typeof personStanding>

/** What other services may ask of and tell a profile. Owned by the profile service. */
export abstract class ProfilePort {
  /**
   * Keeps `current_weight_lbs` of the profile at the latest logged weight. Telling the same twice changes nothing.
   * @throws AppError `not_found` when there is no such profile
   */
  abstract rememberWeight(userId: string, weightLbs: number): Promise<void>

  /** A person without a request of theirs; null when there is no such profile. One indexed read. */
  abstract standing(userId: string): Promise<PersonStanding | null>

  /**
   * The name a person gave themselves, for a paper that they asked for and hand over. Null when there is no such profile.
   * Source: decision 66.
   */
  abstract nameOf(userId: string): Promise<string | null>
}

export const PROFILE_CALLS = {
  rememberWeight: call(z.tuple([personId, z.number()]), nothing),
  standing: call(z.tuple([personId]), personStanding.nullable()),
  nameOf: call(z.tuple([personId]), z.string().nullable()),
}
