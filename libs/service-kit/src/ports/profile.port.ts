/** What other services may tell a profile. Owned by the profile service. */
export abstract class ProfilePort {
  /**
   * Keeps `current_weight_lbs` of the profile at the latest logged weight. Telling the same twice changes nothing.
   * @throws AppError `not_found` when there is no such profile
   */
  abstract rememberWeight(userId: string, weightLbs: number): Promise<void>
}
