import { createHmac, randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { nowSeconds } from './time.ts'

/** Where events go, and the secret they are signed with. */
export interface WebhookTarget {
  url: string
  secret: string
}

/** An event as it is sent. */
export type DoubleEvent = Pick<Stripe.Event, 'id' | 'object' | 'created' | 'livemode' | 'api_version'> & {
  type: string
  data: { object: object }
}

export const makeEvent = (type: string, object: object): DoubleEvent => ({
  id: `evt_${randomBytes(12).toString('hex')}`,
  object: 'event',
  created: nowSeconds(),
  livemode: false,
  api_version: '2026-10-28.endive',
  type,
  // A copy: an event says what was true when it was made.
  data: { object: structuredClone(object) },
})

/** The `Stripe-Signature` of a body. `at` in seconds. */
export const signatureOf = (body: string, secret: string, at = nowSeconds()): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

/** Delivers an event once and answers the status; 0 when nobody listens. */
export const deliver = async (event: DoubleEvent, { url, secret }: WebhookTarget): Promise<number> => {
  const body = JSON.stringify(event)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signatureOf(body, secret),
  }
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null)
  return answer?.status ?? 0
}
