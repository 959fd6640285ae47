import { PaymentPort, type Subscription } from './payment.port.js'

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
  override async end(): Promise<void> {}
  override async customerOf(): Promise<string | null> {
    return null
  }
  override async forget(): Promise<void> {}
  override async portalUrl(): Promise<string | null> {
    return null
  }
}
