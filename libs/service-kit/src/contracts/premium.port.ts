/** Premium state of a person. `renewsAt` is an ISO instant or null. */
export interface PremiumStatus {
  premiumActive: boolean
  packageId: string | null
  renewsAt: string | null
  cancelAtPeriodEnd: boolean
}

/** The one fact who is premium. Owned by billing. */
export abstract class PremiumPort {
  abstract status(userId: string): Promise<PremiumStatus>
}
