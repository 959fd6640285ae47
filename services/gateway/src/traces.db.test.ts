import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startCollector, type ToldSpan } from './testing/collector.js'
import { startBehindGateway } from './testing/start-apart.js'

const STRANGER = 'b7ad6b7169203331'
const ALLOWED = [
  'gb.outcome',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'peer.service',
]

let collector: Awaited<ReturnType<typeof startCollector>>
let apart: Awaited<ReturnType<typeof startBehindGateway>>
let userId: string
let cookie: string

beforeAll(async () => {
  collector = await startCollector()
  apart = await startBehindGateway({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=clinic%20one',
  })
  const person = await apart.product.signUp()
  userId = person.userId
  cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join('; ')
}, 120_000)
afterAll(async () => {
  await apart.close()
  collector.close()
})

const traceId = () => randomUUID().replaceAll('-', '')

const ask = (path: string, trace: string, flags = '01') =>
  fetch(`${apart.url}${path}`, { headers: { cookie, traceparent: `00-${trace}-${STRANGER}-${flags}` } })

const factsOf = ({ attributes }: ToldSpan) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  )

const one = (spans: ToldSpan[], trace: string, name: string): ToldSpan => {
  const [found, ...more] = spans.filter((span) => span.traceId === trace && span.name === name)
  if (!found || more.length > 0) throw new Error(`${more.length + Number(!!found)} spans ${name}`)
  return found
}

describe('a trace', () => {
  const ROUTE = 'GET /api/weight-history/:user_id'

  it('goes through both processes: each part of it knows the one above', async () => {
    const trace = traceId()
    expect((await ask(`/api/weight-history/${userId}`, trace)).status).toBe(200)
    await collector.has(trace, 'GET /api/weight-history/*')
    await collector.has(trace, ROUTE)

    const before = one(collector.spansOf('gastric-buddy-gateway'), trace, 'GET /api/weight-history/*')
    const call = one(collector.spansOf('gastric-buddy-gateway'), trace, 'tracking')
    const behind = one(collector.spansOf('gastric-buddy'), trace, ROUTE)
    expect(before.parentSpanId).toBe(STRANGER)
    expect(call.parentSpanId).toBe(before.spanId)
    expect(behind.parentSpanId).toBe(call.spanId)
    expect(factsOf(behind)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/weight-history/:user_id',
      'http.response.status_code': 200,
    })
    expect(factsOf(call)).toEqual({ 'peer.service': 'tracking', 'gb.outcome': 'ok' })
    expect(collector.heads.every((head) => head['x-tenant'] === 'clinic one')).toBe(true)
  })

  it('goes through calls by ports', async () => {
    const trace = traceId()
    expect((await ask(`/api/home/${userId}`, trace)).status).toBe(200)
    await collector.has(trace, 'GET /api/home/:user_id')
    await collector.has(trace, 'POST /internal/ports/:port/:method')
    const calls = collector.spansOf('gastric-buddy-gateway').filter(({ kind }) => kind === 3)
    const asked = collector
      .spans()
      .filter((span) => span.traceId === trace && span.name === 'POST /internal/ports/:port/:method')
    for (const { parentSpanId } of asked)
      expect(calls.filter(({ spanId }) => spanId === parentSpanId)).toHaveLength(1)
  })

  it('is left out where somebody above left it out', async () => {
    const [out, after] = [traceId(), traceId()]
    await ask(`/api/weight-history/${userId}`, out, '00')
    await ask(`/api/weight-history/${userId}`, after)
    await collector.has(after, ROUTE)
    expect(collector.spans().filter((span) => span.traceId === out)).toEqual([])
  })

  it('says nothing but what it may, and nothing of a person', async () => {
    const trace = traceId()
    await fetch(`${apart.url}/api/weight-history/${userId}?planted=bariatric`, {
      headers: {
        cookie: 'gb_sid=planted-cookie',
        'user-agent': 'planted-agent',
        traceparent: `00-${trace}-${STRANGER}-01`,
        tracestate: 'vendor=planted-state',
        baggage: 'planted=baggage',
      },
    })
    await collector.has(trace, ROUTE)
    const said = collector.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key))
    expect([...new Set(said)].sort()).toEqual(ALLOWED)
    expect(new Set(collector.resources().map(({ key }) => key))).toEqual(new Set(['service.name']))
    for (const planted of [userId, 'planted', 'bariatric', '127.0.0.1'])
      expect(collector.text()).not.toContain(planted)
  })
})
