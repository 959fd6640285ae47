import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { completeSession, type Sale } from './checkout.ts'
import { deliver, type DoubleEvent, makeEvent, type WebhookTarget } from './events.ts'
import { parseForm } from './form.ts'
import { cancelNow, chargesOf, endPeriod, makeDispute, makeRefund, movePeriodEnd } from './life.ts'
import type { DoubleSession, DoubleSubscription } from './objects.ts'
import { payPage, plainPage } from './page.ts'
import { ROUTES } from './routes.ts'
import { DoubleRefusal, Store } from './store.ts'

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

const portOf = (server: Server): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the double has no port')
  return address.port
}

const readText = async (request: IncomingMessage): Promise<string> => {
  request.setEncoding('utf8')
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const ID_AT: Record<number, number> = { 2: 1, 3: 2, 4: 2 }

/** `checkout/sessions/cs_1/expire` is the route `checkout/sessions/*\/expire` and the id. */
const routeOf = (method: string, path: string): { name: string; id: string } => {
  const words = path.split('/')
  const exact = `${method} ${path}`
  if (ROUTES[exact]) return { name: exact, id: '' }
  const place = ID_AT[words.length] ?? -1
  const id = words[place] ?? ''
  return { name: `${method} ${words.with(place, '*').join('/')}`, id }
}

interface Kept {
  fingerprint: string
  status: number
  body: string
}

/** Starts the double. @param options.port a fixed port; a free one when absent */
export const startStripeDouble = async ({
  port = 0,
  webhook = null,
}: { port?: number; webhook?: WebhookTarget | null } = {}): Promise<StripeDouble> => {
  const store = new Store()
  const sales = new Map<string, Sale>()
  const requests: StripeRequest[] = []
  const events: DoubleEvent[] = []
  const kept = new Map<string, Kept>()
  const underway = new Set<Promise<unknown>>()
  /** Idempotency-Keys of requests that were not answered yet. */
  const keysInUse = new Set<string>()
  let target = webhook
  let fault: Fault | FaultOf | null = null

  const send = (event: DoubleEvent, to: WebhookTarget | null): Promise<number> => {
    if (!to) return Promise.resolve(0)
    const sending = deliver(event, to)
    underway.add(sending)
    return sending.finally(() => underway.delete(sending))
  }
  const emit = (type: string, object: object): void => {
    const event = makeEvent(type, object)
    events.push(event)
    void send(event, target)
  }
  const origin = (): string => `http://127.0.0.1:${portOf(server)}`

  const answerOf = (method: string, url: URL, text: string): { status: number; body: string } => {
    const { name, id } = routeOf(method, url.pathname.replace('/v1/', ''))
    try {
      const route = ROUTES[name]
      if (!route)
        throw new DoubleRefusal(404, 'url_invalid', `Unrecognized request URL (${method} ${url.pathname})`)
      const form = parseForm(text)
      const body = route({ store, sales, form, query: url.searchParams, id, origin: origin(), emit })
      return { status: 200, body: JSON.stringify(body) }
    } catch (error) {
      if (!(error instanceof DoubleRefusal)) throw error
      const { status, code, type, message } = error
      return { status, body: JSON.stringify({ error: { type, code, message } }) }
    }
  }

  const answerApi = async (
    request: IncomingMessage,
    url: URL,
    text: string,
    response: ServerResponse,
  ): Promise<void> => {
    const method = request.method ?? 'GET'
    const header = request.headers['idempotency-key']
    const key = typeof header === 'string' ? header : null
    const seen = { method, path: url.pathname, idempotencyKey: key, text }
    requests.push(seen)
    const json = { 'content-type': 'application/json', 'request-id': `req_${requests.length}` }
    const refuse = (status: number, type: string, message: string, code?: string) =>
      void response.writeHead(status, json).end(JSON.stringify({ error: { type, code, message } }))
    const isInUse = key !== null && keysInUse.has(key)
    const isFirst = key !== null && !isInUse
    if (isFirst) keysInUse.add(key)
    const failure = typeof fault === 'function' ? await fault(seen) : fault
    if (isFirst) keysInUse.delete(key)
    if (failure === 'hang') return
    if (failure) return refuse(failure.status, 'api_error', 'Something went wrong on our end.')
    if (isInUse)
      return refuse(
        409,
        'invalid_request_error',
        'There is currently another in-progress request using this Idempotency-Key.',
        'idempotency_key_in_use',
      )
    if (!/^Bearer [a-z]+_test_/.test(request.headers.authorization ?? ''))
      return refuse(401, 'invalid_request_error', 'Invalid API Key provided.')
    const fingerprint = `${method} ${url.pathname} ${text}`
    const before = key === null ? undefined : kept.get(key)
    if (before && before.fingerprint !== fingerprint)
      return refuse(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      )
    const answer = before ?? answerOf(method, url, text)
    if (key !== null && method === 'POST') kept.set(key, { fingerprint, ...answer })
    response
      .writeHead(answer.status, { ...json, ...(before ? { 'idempotent-replayed': 'true' } : {}) })
      .end(answer.body)
  }

  const pay = (sessionId: string): DoubleSession => {
    const session = completeSession(store, sales, sessionId)
    const subscription = store.get('subscription', session.subscription ?? '')
    emit('customer.subscription.created', subscription)
    emit('invoice.paid', store.get('invoice', subscription.latest_invoice))
    emit('checkout.session.completed', session)
    return session
  }

  const answerPage = (request: IncomingMessage, url: URL, text: string, response: ServerResponse): void => {
    const html = (words: string) => void response.writeHead(200, { 'content-type': 'text/html' }).end(words)
    const id = url.pathname.split('/')[2] ?? ''
    if (url.pathname.startsWith('/portal/'))
      return html(plainPage('Invoices', `Invoices of ${id}.`, url.searchParams.get('return_url') ?? '/'))
    const session = store.get('checkout.session', id)
    if (session.status !== 'open') return html(plainPage('Closed', 'This page is not open any more.'))
    if (request.method !== 'POST') return html(payPage(session))
    const choice = new URLSearchParams(text).get('do')
    if (choice !== 'cancel') pay(id)
    if (choice === 'leave') return html(plainPage('Paid', 'Paid. Nobody goes back.'))
    const back = choice === 'cancel' ? session.cancel_url : session.success_url
    response.writeHead(303, { location: (back ?? '/').replace('{CHECKOUT_SESSION_ID}', id) }).end()
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readText(request)
    const url = new URL(request.url ?? '/', origin())
    if (url.pathname.startsWith('/v1/')) await answerApi(request, url, text, response)
    else answerPage(request, url, text, response)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(error instanceof DoubleRefusal ? error.status : 500).end(String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })

  const newestCharge = (subscriptionId: string) => {
    const [newest] = chargesOf(store, subscriptionId)
    if (!newest) throw new Error('nothing was charged')
    return newest
  }

  return {
    url: origin(),
    requests,
    events,
    sendTo: (next) => {
      target = next
    },
    send: (event) => send(event, target),
    settled: async () => {
      while (underway.size > 0) await Promise.all(underway)
    },
    session: (id) => store.get('checkout.session', id),
    subscription: (id) => store.get('subscription', id),
    subscriptions: () => store.all('subscription'),
    pay,
    tamper: (id, change) =>
      void store.put('checkout.session', { ...store.get('checkout.session', id), ...change }),
    renew: (id, isPaid) => {
      const renewed = endPeriod(store, id, isPaid)
      const ended = renewed.status === 'canceled'
      if (!ended) {
        const invoice = store.get('invoice', renewed.latest_invoice)
        emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
      }
      emit(ended ? 'customer.subscription.deleted' : 'customer.subscription.updated', renewed)
    },
    movePeriodEnd: (id, end) => void movePeriodEnd(store, id, end),
    endByHand: (id) => emit('customer.subscription.deleted', cancelNow(store, id)),
    refundByHand: (id) => {
      const { id: chargeId, payment_intent: intent } = newestCharge(id)
      makeRefund(store, intent)
      emit('charge.refunded', store.get('charge', chargeId))
    },
    dispute: (id, status) => {
      const dispute = makeDispute(store, newestCharge(id).id, status)
      emit(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', dispute)
    },
    takenFor: (id) =>
      chargesOf(store, id).reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0),
    fail: (next) => {
      fault = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
