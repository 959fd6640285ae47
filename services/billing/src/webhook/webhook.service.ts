import { AppError, errorName, forEveryone, forPerson } from '@gb/service-kit'
import { Injectable, Logger } from '@nestjs/common'
import { CheckoutSessionRepository } from '../checkout-session/checkout-session.repository.js'
import { FulfilmentService } from '../checkout/fulfilment.service.js'
import { type EventSubject, StripeEvents } from '../payment/stripe/stripe-events.js'
import { SyncService } from '../subscription/sync.service.js'
import { EVENT_BATCH, type WaitingEvent, WebhookEventRepository } from './webhook-event.repository.js'
import { WEBHOOK_MESSAGES } from '../payment/stripe/messages.js'

/**
 * Takes what the payment provider tells into an inbox, and acts on it afterwards by asking the provider. So a message that
 * comes twice, late, or out of order does no harm, and one that never comes is made good by the reconciler.
 */
@Injectable()
export class WebhookService {
  private readonly logger = new Logger(WebhookService.name)

  constructor(
    private readonly reader: StripeEvents,
    private readonly events: WebhookEventRepository,
    private readonly checkouts: CheckoutSessionRepository,
    private readonly fulfilment: FulfilmentService,
    private readonly syncs: SyncService,
  ) {}

  /** Returns once the event is kept. @throws AppError `invalid_input`, `provider_unavailable` */
  async receive(body: string | undefined, signature: string | undefined): Promise<void> {
    if (body === undefined) throw new AppError('invalid_input', WEBHOOK_MESSAGES.badSignature)
    const { eventId, subject } = this.reader.read(body, signature)
    if (!subject) return
    await this.events.keep(eventId, subject)
    // Nobody waits for it, and the next round does it if this one fails.
    void this.work().catch((error: unknown) => this.logger.warn(`events: ${errorName(error)}`))
  }

  /** Acts on everything that waits. */
  work(): Promise<void> {
    return forEveryone(() => this.workAll())
  }

  private async workAll(): Promise<void> {
    for (;;) {
      const events = await this.events.claim()
      for (const event of events) await this.actOn(event)
      if (events.length < EVENT_BATCH) return
    }
  }

  private async actOn({ eventId, ...subject }: WaitingEvent): Promise<void> {
    try {
      await this.act(subject)
      await this.events.done(eventId)
    } catch (error) {
      this.logger.warn(`event ${eventId} will be tried again: ${errorName(error)}`)
      await this.events.putOff(eventId)
    }
  }

  private async act({ kind, objectId }: EventSubject): Promise<void> {
    if (kind === 'subscription') return this.syncs.subscription(objectId)
    if (kind === 'charge') return this.syncs.charge(objectId)
    const checkout = await this.checkouts.findSession(objectId)
    if (checkout) await forPerson(checkout.userId, () => this.fulfilment.settle(checkout))
  }
}
