import { type Bought, PaymentPort, type Subscription, type TakenPayment } from './payment.port.js'

/** A provider that knows single payments alone: what a subscription is, stands in our own tables. */
export abstract class NoSubscriptions extends PaymentPort {
  override async subscription(): Promise<Subscription | null> {
    return null
  }
  override async isTakenBack(): Promise<boolean> {
    return false
  }
  override async setRenewal(): Promise<Subscription | null> {
    return null
  }
  override async refund(): Promise<void> {}
  /** The first payment alone: periods after it begin anew without money. What went back of it stands in our own rows. */
  override async paymentsOf({ sessionId, amount, currency, startsAt }: Bought): Promise<TakenPayment[]> {
    return amount === 0 ? [] : [{ paymentId: sessionId, amount, returned: 0, currency, paidAt: startsAt }]
  }
  override async giveBack(): Promise<'given'> {
    return 'given'
  }
  override async end(): Promise<void> {}
  override async customerOf(): Promise<string | null> {
    return null
  }
  override async forget(): Promise<void> {}
  override async portalUrl(): Promise<string | null> {
    return null
  }
}
