import type { GoalPerson } from '@gb/domain'

/** What other services may know of a person: enough for goals, nothing that names anybody. */
export interface PersonFacts extends GoalPerson {
  /** Goal weight in lbs. */
  goalWeightLbs: number
  /** Remembered IANA zone; UTC if never seen. */
  timeZone: string
}

/** Facts of a profile. Owned by the profile service. */
export abstract class ProfilePort {
  /** @throws AppError `not_found` when there is no such profile */
  abstract facts(userId: string): Promise<PersonFacts>

  /**
   * Keeps `current_weight_lbs` of the profile at the latest logged weight. Telling the same twice changes nothing.
   * @throws AppError `not_found` when there is no such profile
   */
  abstract rememberWeight(userId: string, weightLbs: number): Promise<void>
}
