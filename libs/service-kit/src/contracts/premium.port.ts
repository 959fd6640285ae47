import { z } from 'zod'
import { call, instant, personId } from './call.js'

const premiumStatus = z.object({
  premiumActive: z.boolean(),
  packageId: z.string().nullable(),
  /** When the paid period is over, or premium itself in the days of grace; null without premium. */
  renewsAt: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
})

/** Premium state of a person. */
export type PremiumStatus = z.output<typeof premiumStatus>

/** The one fact who is premium. Owned by billing. */
export abstract class PremiumPort {
  abstract status(userId: string): Promise<PremiumStatus>
}

export const PREMIUM_CALLS = { status: call(z.tuple([personId]), premiumStatus) }
