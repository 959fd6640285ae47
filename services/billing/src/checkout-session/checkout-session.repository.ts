import { Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type {
  CheckoutSession,
  CheckoutState,
  NewCheckout,
  Provider,
  StartRequest,
} from './checkout-session.js'
import * as statements from './checkout-session.statements.js'

type StartedCheckout = CheckoutSession & { requestHash: Buffer }

/** Checkouts in Postgres. */
@Injectable()
export class CheckoutSessionRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when the same request has begun one already. */
  begin(checkout: NewCheckout, request: StartRequest | null): Promise<CheckoutSession | null> {
    const { userId, startId, provider, packageId, months, amount, renewalAmount, currency } = checkout
    const { promoCode, discountPercent, returnOrigin } = checkout
    return this.sql.maybeOne<CheckoutSession>(statements.begin, [
      userId,
      startId,
      provider,
      packageId,
      months,
      amount,
      renewalAmount,
      currency,
      promoCode,
      discountPercent,
      returnOrigin,
      request?.key ?? null,
      request?.hash ?? null,
    ])
  }

  /** The provider has answered. Null when the checkout is not starting any more. */
  opened(
    { userId, startId }: CheckoutSession,
    sessionId: string,
    url: string,
  ): Promise<CheckoutSession | null> {
    return this.sql.maybeOne<CheckoutSession>(statements.opened, [userId, startId, sessionId, url])
  }

  find(userId: string, sessionId: string): Promise<CheckoutSession | null> {
    return this.sql.maybeOne<CheckoutSession>(statements.find, [userId, sessionId])
  }

  /** The checkout by the provider's id alone: for what the provider tells, never for what a person asks. */
  findSession(sessionId: string): Promise<CheckoutSession | null> {
    return this.sql.maybeOne<CheckoutSession>(statements.findSession, [sessionId])
  }

  /** What may have been paid without our knowing, or was paid and never given. */
  unfinished(provider: Provider): Promise<CheckoutSession[]> {
    return this.sql.query<CheckoutSession>(statements.unfinished, [provider])
  }

  /** What nobody will pay any more: never opened, or open for longer than any payment is on its way. */
  lost(provider: Provider): Promise<CheckoutSession[]> {
    return this.sql.query<CheckoutSession>(statements.lost, [provider])
  }

  /** The checkout by our own id, as it is now. */
  findStart({ userId, startId }: CheckoutSession): Promise<CheckoutSession | null> {
    return this.sql.maybeOne<CheckoutSession>(statements.findStart, [userId, startId])
  }

  findRequest(userId: string, key: string): Promise<StartedCheckout | null> {
    return this.sql.maybeOne<StartedCheckout>(statements.findRequest, [userId, key])
  }

  /** What the person has begun by other requests than this one, and neither ended nor got premium for. */
  unfinishedOf(userId: string, exceptKey: string | null): Promise<CheckoutSession[]> {
    return this.sql.query<CheckoutSession>(statements.unfinishedOf, [userId, exceptKey])
  }

  /**
   * Runs `work` with the checkout as it is now, while all checkouts of the person are locked: two payments at once must
   * be counted one after the other. Null when it is gone: dropped, or its person erased.
   */
  locked<T>(
    { userId, startId }: CheckoutSession,
    work: (now: CheckoutSession) => Promise<T>,
  ): Promise<T | null> {
    return this.sql.transaction(async () => {
      const all = await this.sql.query<CheckoutSession>(statements.lockAll, [userId])
      const found = all.find((checkout) => checkout.startId === startId)
      return found ? work(found) : null
    })
  }

  /** A button of the test page. Null when the checkout is over or decided otherwise. */
  decide({ userId, startId }: CheckoutSession, state: CheckoutState): Promise<CheckoutSession | null> {
    return this.sql.maybeOne<CheckoutSession>(statements.decide, [userId, startId, state])
  }

  /** Nobody will pay it. A paid one stays paid. */
  async end({ userId, startId }: CheckoutSession, state: 'cancelled' | 'expired'): Promise<void> {
    await this.sql.query(statements.end, [userId, startId, state])
  }

  async markPaid({ userId, startId }: CheckoutSession): Promise<void> {
    await this.sql.query(statements.markPaid, [userId, startId])
  }

  /** The provider did not open it: as if it had never been asked for. False when it is not starting any more. */
  async drop({ userId, startId }: CheckoutSession): Promise<boolean> {
    return (await this.sql.maybeOne(statements.drop, [userId, startId])) !== null
  }
}
