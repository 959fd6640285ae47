/** What billing has to tell a person by mail. */
export const BILLING_NOTICES = [
  'cancelled',
  'resumed',
  'renewal_failed',
  'ended',
  'refund_asked',
  'refunded',
  'paid_twice',
] as const
export type BillingNoticeKind = (typeof BILLING_NOTICES)[number]

/** One mail to write. */
export interface BillingNotice {
  /** Makes the mail one mail, however often the notice is fetched. */
  noticeId: string
  userId: string
  kind: BillingNoticeKind
  /** Name of the package. */
  packageName: string
  /** The day it is about, as an ISO instant: until when premium stays. Null where there is none. */
  day: string | null
  /** Money it is about, in the currency (ISO 4217); null where there is none. */
  amount: number | null
  currency: string
}

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
