import { z } from 'zod'
import { call, instant, nothing, personId } from './call.js'

/** What billing has to tell a person by mail. */
export const BILLING_NOTICES = [
  'cancelled',
  'resumed',
  'renewal_failed',
  'ended',
  'refund_asked',
  'refunded',
  'paid_twice',
  'given_back',
] as const
export type BillingNoticeKind = (typeof BILLING_NOTICES)[number]

const billingNotice = z.object({
  /** Makes the mail one mail, however often the notice is fetched. */
  noticeId: z.uuid(),
  userId: personId,
  kind: z.enum(BILLING_NOTICES),
  /** Name of the package. */
  packageName: z.string(),
  /** The day it is about: until when premium stays. Null where there is none. */
  day: instant.nullable(),
  /** Money it is about, in the currency (ISO 4217); null where there is none. */
  amount: z.number().nullable(),
  currency: z.string(),
})

/** One mail to write. */
export type BillingNotice = z.output<typeof billingNotice>

/**
 * What people have to be told of their subscription. Owned by billing, which knows no address; fetched by profile, which
 * does. What is not taken is waiting again the next time.
 */
export abstract class BillingNoticesPort {
  /** The oldest ones that nobody has taken. */
  abstract waiting(): Promise<BillingNotice[]>

  /** They are on their way. Telling it twice changes nothing. */
  abstract taken(notices: Pick<BillingNotice, 'userId' | 'noticeId'>[]): Promise<void>
}

export const BILLING_NOTICES_CALLS = {
  waiting: call(z.tuple([]), z.array(billingNotice)),
  taken: call(z.tuple([z.array(billingNotice.pick({ userId: true, noticeId: true }))]), nothing),
}
