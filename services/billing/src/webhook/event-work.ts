import { forEveryone, forPerson, Jobs } from '@gb/service-kit'
import { Injectable, type OnModuleInit } from '@nestjs/common'
import { CheckoutSessionRepository } from '../checkout-session/checkout-session.repository.js'
import { FulfillmentService } from '../checkout/fulfillment.service.js'
import { PAYMENT_EVENT } from '../database/jobs.js'
import type { EventSubject } from '../payment/stripe/stripe-events.js'
import { SyncService } from '../subscription/sync.service.js'
import { WebhookEventRepository } from './webhook-event.repository.js'

/**
 * Acts on what the payment provider told by asking it what is true. So an event that comes or is worked on twice, late, or
 * out of order does no harm, and one that never comes is made good by the reconciler.
 */
@Injectable()
export class EventWork implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly events: WebhookEventRepository,
    private readonly checkouts: CheckoutSessionRepository,
    private readonly fulfillment: FulfillmentService,
    private readonly syncs: SyncService,
  ) {}

  onModuleInit(): void {
    this.jobs.does(PAYMENT_EVENT, ({ eventId }) => forEveryone(() => this.actOn(eventId)))
  }

  private async actOn(eventId: string): Promise<void> {
    const subject = await this.events.find(eventId)
    if (subject) await this.act(subject)
  }

  private async act({ kind, objectId }: EventSubject): Promise<void> {
    if (kind === 'subscription') return this.syncs.subscription(objectId)
    if (kind === 'charge') return this.syncs.charge(objectId)
    const checkout = await this.checkouts.findSession(objectId)
    if (checkout) await forPerson(checkout.userId, () => this.fulfillment.settle(checkout))
  }
}
