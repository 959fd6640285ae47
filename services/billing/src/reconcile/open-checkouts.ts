import { Injectable } from '@nestjs/common'
import type { Provider } from '../checkout-session/checkout-session.js'
import { CheckoutSessionRepository } from '../checkout-session/checkout-session.repository.js'
import { FulfillmentService } from '../checkout/fulfillment.service.js'
import { eachInTurn } from './each-in-turn.js'

/** Checkouts that nobody has come back from. */
@Injectable()
export class OpenCheckouts {
  constructor(
    private readonly checkouts: CheckoutSessionRepository,
    private readonly fulfillment: FulfillmentService,
  ) {}

  /** Gives premium for what was paid, and ends what nobody will pay any more. */
  async settle(provider: Provider): Promise<void> {
    await eachInTurn(await this.checkouts.unfinished(provider), (one) => this.fulfillment.settle(one))
    await eachInTurn(await this.checkouts.lost(provider), (one) => this.fulfillment.giveUp(one))
  }
}
