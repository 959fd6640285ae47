import type { DoubleEvent, WebhookTarget } from './events.ts'
import type { DoubleSession, DoubleSubscription } from './objects.ts'

/** One API request that the double got. */
export interface StripeRequest {
  readonly method: string
  readonly path: string
  readonly idempotencyKey: string | null
  readonly text: string
}

/** How the double misbehaves: it answers with this status, or never. */
export type Fault = { status: number } | 'hang'

/** Decides for each API request whether it fails, and may let it wait: how two requests meet is then no accident. */
export type FaultOf = (request: StripeRequest) => Promise<Fault | null>

/** A loopback server that speaks the part of Stripe's API that the product uses, and remembers. */
export interface StripeDouble {
  /** For `STRIPE_API_BASE`. */
  readonly url: string
  /** Every API request so far, oldest first. */
  readonly requests: readonly StripeRequest[]
  /** Everything that happened so far; sent to the webhook target as it happens, when there is one. */
  readonly events: readonly DoubleEvent[]
  /** From now on events go there; null keeps them back. */
  sendTo(target: WebhookTarget | null): void
  /** Sends an event (again), and answers the status. */
  send(event: DoubleEvent): Promise<number>
  /** Resolves when every event that was on its way has arrived. */
  settled(): Promise<void>
  session(id: string): DoubleSession
  subscription(id: string): DoubleSubscription
  subscriptions(): DoubleSubscription[]
  /** The payer pays. */
  pay(sessionId: string): DoubleSession
  /** Changes a session behind everybody's back: what a thief or a mistake would do. */
  tamper(sessionId: string, change: Partial<DoubleSession>): void
  /** The running period ends: paid again, or not. */
  renew(subscriptionId: string, isPaid: boolean): void
  /** Makes the running period end at that moment. */
  movePeriodEnd(subscriptionId: string, end: Date): void
  /** Somebody at Stripe's dashboard ends it at once, or gives the newest payment back. */
  endByHand(subscriptionId: string): void
  refundByHand(subscriptionId: string): void
  /** The payer's bank takes the newest payment back. */
  dispute(subscriptionId: string, status: 'needs_response' | 'lost' | 'won'): void
  /** What is still charged for a subscription: paid and not given back, in smallest units. */
  takenFor(subscriptionId: string): number
  /** Answers every API request so, until null. */
  fail(fault: Fault | FaultOf | null): void
  stop(): Promise<void>
}
