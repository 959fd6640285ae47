import { Injectable } from '@nestjs/common'
import { StripeEvents } from '../payment/stripe/stripe-events.js'
import { WebhookEventRepository } from './webhook-event.repository.js'
import { BadSignature } from '../payment/stripe/errors.js'

/** Takes what the payment provider tells into an inbox. What it means is found out afterwards; see `EventWork`. */
@Injectable()
export class WebhookService {
  constructor(
    private readonly reader: StripeEvents,
    private readonly events: WebhookEventRepository,
  ) {}

  /** Returns once the event is kept. @throws AppError `invalid_input`, `provider_unavailable` */
  async receive(body: string | undefined, signature: string | undefined): Promise<void> {
    if (body === undefined) throw new BadSignature()
    const { eventId, subject } = await this.reader.read(body, signature)
    if (subject) await this.events.keep(eventId, subject)
  }
}
