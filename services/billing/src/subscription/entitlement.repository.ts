import { Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { CheckoutSession, Provider } from '../checkout-session/checkout-session.js'
import type { Subscription } from '../payment/payment.port.js'
import type { Entitlement, Owed } from './entitlement.js'
import * as statements from './entitlement.statements.js'

/** What premium depends on. */
export type RunningPeriod = Pick<
  Entitlement,
  'packageId' | 'status' | 'endsAt' | 'cancelAtPeriodEnd' | 'revokedAt'
>

/** A change that the provider told, and when it was asked. */
export interface Change extends Omit<Subscription, 'subscriptionId' | 'customerId'> {
  revoked: boolean
  /** It ends with the paid period, and the provider does not know. */
  mustStop: boolean
  askedAt: Date
}

const owedAtFirst = (
  { amount }: CheckoutSession,
  subscription: Subscription | null,
  isTakenBack: boolean,
): Owed | null => {
  if (!subscription || subscription.status === 'ended') return null
  if (isTakenBack) return 'end'
  return amount === 0 && !subscription.cancelAtPeriodEnd ? 'stop_renewal' : null
}

type Key = Pick<Entitlement, 'userId' | 'sessionId'>

/** Subscriptions in Postgres. */
@Injectable()
export class EntitlementRepository {
  constructor(private readonly sql: Sql) {}

  /** Periods that run or ended a few days ago. One indexed read. */
  running(userId: string, provider: Provider): Promise<RunningPeriod[]> {
    return this.sql.query<RunningPeriod>(statements.running, [userId, provider])
  }

  /** The newest first. */
  ofPerson(userId: string, provider: Provider): Promise<Entitlement[]> {
    return this.sql.query<Entitlement>(statements.ofPerson, [userId, provider])
  }

  bySubscription(subscriptionId: string): Promise<Entitlement | null> {
    return this.sql.maybeOne<Entitlement>(statements.bySubscription, [subscriptionId])
  }

  bySession(sessionId: string): Promise<Entitlement | null> {
    return this.sql.maybeOne<Entitlement>(statements.bySession, [sessionId])
  }

  byCustomer(customerId: string): Promise<Entitlement[]> {
    return this.sql.query<Entitlement>(statements.byCustomer, [customerId])
  }

  /** Runs `work` in a transaction with a subscription as it is now, while all of the person are locked. */
  locked<T>(
    { userId, sessionId }: Key,
    work: (now: Entitlement, all: Entitlement[]) => Promise<T>,
  ): Promise<T> {
    return this.sql.transaction(async () => {
      const all = await this.sql.query<Entitlement>(statements.lockPerson, [userId])
      const found = all.find((entitlement) => entitlement.sessionId === sessionId)
      if (!found) throw new Error('a subscription is gone')
      return work(found, all)
    })
  }

  /** Turns a payment into premium, unless it was taken back already. False when it has done so before. */
  async grant(
    checkout: CheckoutSession,
    subscription: Subscription | null,
    isTakenBack: boolean,
  ): Promise<boolean> {
    const { userId, sessionId, packageId, provider, months, amount } = checkout
    const given = await this.sql.maybeOne(statements.grant, [
      userId,
      sessionId,
      packageId,
      provider,
      subscription?.subscriptionId ?? null,
      subscription?.customerId ?? null,
      subscription?.status ?? 'active',
      subscription?.endsAt ?? null,
      months,
      // What is free ends by itself.
      amount === 0 || (subscription?.cancelAtPeriodEnd ?? false),
      owedAtFirst(checkout, subscription, isTakenBack),
      isTakenBack,
    ])
    return given !== null
  }

  /**
   * Gives months of premium that nobody pays for, after what the person has. They end by themselves. Gifts that come at
   * once are given one after the other, or each would be added to the same end.
   */
  giveMonths(gift: Key & { packageId: string; months: number }): Promise<void> {
    const { userId, sessionId, packageId, months } = gift
    return this.sql.transaction(async () => {
      await this.sql.query(statements.lockGifts, [userId])
      await this.sql.query(statements.giveMonths, [userId, sessionId, packageId, months])
    })
  }

  /** Takes over what the provider said. False when it was asked again later: then that counts. */
  async update({ userId, sessionId }: Key, change: Change): Promise<boolean> {
    const { status, endsAt, cancelAtPeriodEnd, revoked, mustStop, askedAt } = change
    const values = [userId, sessionId, status, endsAt, cancelAtPeriodEnd, revoked, askedAt, mustStop]
    return (await this.sql.maybeOne(statements.update, values)) !== null
  }

  /** Writes down what the provider has to be told; call it in the transaction that gives reason to. */
  async owe({ userId, sessionId }: Key, owed: Owed): Promise<void> {
    await this.sql.query(statements.owe, [userId, sessionId, owed])
  }

  /** What is still not paid when premium is over ends at the provider too. */
  async oweAfterGrace(provider: Provider): Promise<void> {
    await this.sql.query(statements.oweAfterGrace, [provider])
  }

  /** The provider was told. */
  async settled({ userId, sessionId }: Key, owed: Owed): Promise<void> {
    await this.sql.query(statements.settled, [userId, sessionId, owed])
  }

  /** Everything of a person that the provider has still to be told, refunds too. */
  owing(userId: string): Promise<Entitlement[]> {
    return this.sql.query<Entitlement>(statements.owing, [userId])
  }

  /** Everything that the provider has still to be told. */
  dueForProvider(provider: Provider): Promise<Entitlement[]> {
    return this.sql.query<Entitlement>(statements.dueForProvider, [provider])
  }

  /** False when it was so already. */
  async setRenewal({ userId, sessionId }: Key, renews: boolean): Promise<boolean> {
    return (await this.sql.maybeOne(statements.setRenewal, [userId, sessionId, renews])) !== null
  }

  /** False when it was asked for before. */
  async askRefund({ userId, sessionId }: Key): Promise<boolean> {
    return (await this.sql.maybeOne(statements.askRefund, [userId, sessionId])) !== null
  }

  /** Premium of it ends. False when that was done before. */
  async markRefunded({ userId, sessionId }: Key): Promise<boolean> {
    return (await this.sql.maybeOne(statements.markRefunded, [userId, sessionId])) !== null
  }

  /** Premium of it ends now, and at the provider as soon as it is told. */
  async revoke({ userId, sessionId }: Key): Promise<void> {
    await this.sql.query(statements.revoke, [userId, sessionId])
  }

  /** The provider was asked and knew nothing new. */
  async touch({ userId, sessionId }: Key, askedAt: Date): Promise<void> {
    await this.sql.query(statements.touch, [userId, sessionId, askedAt])
  }

  async renewTest(): Promise<void> {
    await this.sql.query(statements.renewTest)
  }

  /** What the provider was not asked about for a day, or is about to be renewed. */
  dueForSync(provider: Provider): Promise<Entitlement[]> {
    return this.sql.query<Entitlement>(statements.dueForSync, [provider])
  }

  dueForRefund(provider: Provider): Promise<Entitlement[]> {
    return this.sql.query<Entitlement>(statements.dueForRefund, [provider])
  }

  async customersOf(userId: string, provider: Provider): Promise<string[]> {
    const rows = await this.sql.query<{ customerId: string }>(statements.customersOf, [userId, provider])
    return rows.map(({ customerId }) => customerId)
  }
}
