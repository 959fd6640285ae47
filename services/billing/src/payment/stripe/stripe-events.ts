import { Injectable } from '@nestjs/common'
import { type AppError, Env } from '@gb/service-kit'
import type Stripe from 'stripe'
import { BadSignature, WebhookNotSetUp } from './errors.js'

/** What an event is about, to be asked for. */
export interface EventSubject {
  kind: 'checkout' | 'subscription' | 'charge'
  objectId: string
}

/** A verified event. `subject` is null for what is of no interest. */
export interface PaymentEvent {
  eventId: string
  subject: EventSubject | null
}

/** How far the clock of the sender may lie from ours, both ways. Source: security-rules 2.9. */
export const TOLERANCE_SECONDS = 300

const idOf = (thing: unknown): string | null => {
  if (typeof thing === 'string') return thing
  return typeof thing === 'object' && thing !== null && 'id' in thing && typeof thing.id === 'string'
    ? thing.id
    : null
}

const fieldOf = (object: object, name: string): unknown => Reflect.get(object, name) as unknown

/** The subscription of an invoice, where it stands now and where it stood in older versions of the API. */
const subscriptionOfInvoice = (invoice: object): string | null => {
  const parent = fieldOf(invoice, 'parent')
  const details =
    typeof parent === 'object' && parent !== null ? fieldOf(parent, 'subscription_details') : null
  const named = typeof details === 'object' && details !== null ? fieldOf(details, 'subscription') : null
  return idOf(named) ?? idOf(fieldOf(invoice, 'subscription'))
}

const SUBJECTS: [prefix: string, kind: EventSubject['kind'], idIn: (object: object) => string | null][] = [
  ['checkout.session.', 'checkout', idOf],
  ['customer.subscription.', 'subscription', idOf],
  ['invoice.', 'subscription', subscriptionOfInvoice],
  ['charge.dispute.', 'charge', (object) => idOf(fieldOf(object, 'charge'))],
  ['charge.refund.', 'charge', (object) => idOf(fieldOf(object, 'charge'))],
  ['refund.', 'charge', (object) => idOf(fieldOf(object, 'charge'))],
  ['charge.', 'charge', idOf],
]

/** What to ask Stripe about after an event of this type; null for nothing. */
export const subjectOf = ({
  type,
  data,
}: Pick<Stripe.Event, 'type'> & { data: { object: object } }): EventSubject | null => {
  const known = SUBJECTS.find(([prefix]) => type.startsWith(prefix))
  const objectId = known?.[2](data.object) ?? null
  return known && objectId !== null ? { kind: known[1], objectId } : null
}

const sentAt = (signature: string): number => Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN)

/** Reads what Stripe tells us, and believes it only with Stripe's signature. */
@Injectable()
export class StripeEvents {
  constructor(private readonly env: Env) {}

  /** @throws AppError `provider_unavailable` without a secret, `invalid_input` for a wrong or old signature */
  async read(body: string, signature: string | undefined, now = Date.now()): Promise<PaymentEvent> {
    const secrets = this.env.stripe?.webhookSecrets ?? []
    if (secrets.length === 0) throw new WebhookNotSetUp()
    // The library refuses what is too old, and believes what comes from the future.
    if (signature === undefined || !(sentAt(signature) * 1000 <= now + TOLERANCE_SECONDS * 1000))
      throw refusal()
    // Loaded with the first event: a product without payments never reads the client's 218 files.
    const { webhooks } = (await import('stripe')).default
    for (const secret of secrets) {
      const event = verified(webhooks, { body, signature, secret, now })
      if (event) return { eventId: event.id, subject: subjectOf(event) }
    }
    throw refusal()
  }
}

const refusal = (): AppError => new BadSignature()

interface Told {
  body: string
  signature: string
  secret: string
  now: number
}

const verified = (
  webhooks: typeof Stripe.webhooks,
  { body, signature, secret, now }: Told,
): Stripe.Event | null => {
  try {
    return webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now)
  } catch {
    return null
  }
}
