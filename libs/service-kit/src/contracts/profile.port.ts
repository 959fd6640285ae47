import type { ConsentStates } from './consent-states.js'
import type { PersonFacts } from './session.port.js'

/** What work that nobody waits for has to know of a person before it does anything for them. */
export interface PersonStanding {
  person: PersonFacts
  consents: ConsentStates
  /** Whether the profile waits to be erased. */
  leaving: boolean
}

/** What other services may ask of and tell a profile. Owned by the profile service. */
export abstract class ProfilePort {
  /**
   * Keeps `current_weight_lbs` of the profile at the latest logged weight. Telling the same twice changes nothing.
   * @throws AppError `not_found` when there is no such profile
   */
  abstract rememberWeight(userId: string, weightLbs: number): Promise<void>

  /** A person without a request of theirs; null when there is no such profile. One indexed read. */
  abstract standing(userId: string): Promise<PersonStanding | null>
}
