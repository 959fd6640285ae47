import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { apiOf } from './api.ts'
import { completeSession, type Sale } from './checkout.ts'
import type { Fault, FaultOf, StripeDouble, StripeRequest } from './double.ts'
import { deliver, type DoubleEvent, makeEvent, type WebhookTarget } from './events.ts'
import { cancelNow, chargesOf, endPeriod, makeDispute, makeRefund, movePeriodEnd } from './life.ts'
import type { DoubleSession } from './objects.ts'
import { payPage, plainPage } from './page.ts'
import { DoubleRefusal, Store } from './store.ts'

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

/** Starts the double. @param options.port a fixed port; a free one when absent */
export const startStripeDouble = async ({
  port = 0,
  webhook = null,
}: { port?: number; webhook?: WebhookTarget | null } = {}): Promise<StripeDouble> => {
  const store = new Store()
  const sales = new Map<string, Sale>()
  const requests: StripeRequest[] = []
  const events: DoubleEvent[] = []
  const underway = new Set<Promise<unknown>>()
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
  const faultOf = async (request: StripeRequest) =>
    typeof fault === 'function' ? await fault(request) : fault
  const answerApi = apiOf({ store, sales, requests, emit, origin, faultOf })

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
