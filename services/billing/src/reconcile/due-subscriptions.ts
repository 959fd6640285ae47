import { Injectable } from '@nestjs/common'
import type { Provider } from '../checkout-session/checkout-session.js'
import { EntitlementRepository } from '../subscription/entitlement.repository.js'
import { GivenRefundService } from '../subscription/given-refund.service.js'
import { OwedService } from '../subscription/owed.service.js'
import { RefundService } from '../subscription/refund.service.js'
import { SyncService } from '../subscription/sync.service.js'
import { eachInTurn } from './each-in-turn.js'

/** Subscriptions that the provider has to be asked or told about. */
@Injectable()
export class DueSubscriptions {
  constructor(
    private readonly entitlements: EntitlementRepository,
    private readonly refunds: RefundService,
    private readonly syncs: SyncService,
    private readonly owed: OwedService,
    private readonly given: GivenRefundService,
  ) {}

  /** Refunds first, then what the provider says, then what it has to be told after that. */
  async settle(provider: Provider): Promise<void> {
    await eachInTurn(await this.entitlements.dueForRefund(provider), (one) => this.refunds.settle(one))
    await eachInTurn(await this.given.due(provider), (one) => this.given.settle(one))
    await eachInTurn(await this.entitlements.dueForSync(provider), (one) => this.syncs.sync(one))
    await this.entitlements.oweAfterGrace(provider)
    await eachInTurn(await this.entitlements.dueForProvider(provider), (one) => this.owed.settle(one))
    await this.entitlements.renewTest()
  }
}
