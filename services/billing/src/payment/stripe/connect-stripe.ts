import { counted, type Env, outcomeOfStatus } from '@gb/service-kit'
import Stripe from 'stripe'

/** One attempt; a person waits. The SDK's own 80 s would outlive every patience. */
const TIMEOUT_MS = 8_000

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80')

const serverOf = (
  apiBase: string | undefined,
): { host?: string; port?: string; protocol?: 'http' | 'https' } => {
  if (apiBase === undefined) return {}
  const url = new URL(apiBase)
  return { host: url.hostname, port: portOf(url), protocol: url.protocol === 'https:' ? 'https' : 'http' }
}

/** The client's own way to ask, each attempt of which is counted. */
const countedClient = () => {
  const client = Stripe.createNodeHttpClient()
  const ask = client.makeRequest.bind(client)
  client.makeRequest = (...request) =>
    counted('payment', () => ask(...request), {
      ofAnswer: (answer) => outcomeOfStatus(answer.getStatusCode()),
    })
  return client
}

/** The official client, at Stripe or at whatever speaks its language at `STRIPE_API_BASE`. */
export const connectStripe = ({ secretKey, apiBase }: NonNullable<Env['stripe']>): Stripe =>
  new Stripe(secretKey, {
    ...serverOf(apiBase),
    timeout: TIMEOUT_MS,
    httpClient: countedClient(),
    // Each retry carries the same Idempotency-Key.
    maxNetworkRetries: 1,
    telemetry: false,
  })
