import { Metrics } from '@gb/service-kit'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startProduct } from '../testing/start-product.js'
import { CspReportsController } from './csp-reports.controller.js'

let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.app.close())

const OLD = 'application/csp-report'
const MODERN = 'application/reports+json'
const report = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data' } })
const list = JSON.stringify([
  { type: 'csp-violation', body: { effectiveDirective: 'font-src', blockedURL: 'inline' } },
  { type: 'csp-violation', body: { effectiveDirective: 'font-src', blockedURL: 'inline' } },
])

const send = async (
  type: string,
  payload: string,
  headers: Record<string, string> = {},
  url = '/api/csp-reports',
) => {
  const answer = await product.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, ...headers },
  })
  return answer.statusCode
}

const countOf = async (directive: string): Promise<number> => {
  const text = await product.app.get(Metrics, { strict: false }).text()
  return Number(new RegExp(`csp_reports_total{directive="${directive}"} (\\d+)`).exec(text)?.[1] ?? 0)
}

describe(CspReportsController.name, () => {
  it('is where the policy of every page tells browsers to report', async () => {
    const { headers } = await product.app.inject('/remotes.json')
    expect(headers['content-security-policy']).toMatch(/report-to csp; report-uri \/api\/csp-reports$/)
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"')
  })

  it('counts what browsers send in either form, and sets and reads no cookie', async () => {
    expect(await send(OLD, report, { cookie: 'gb_sid=anything' })).toBe(204)
    expect(await send(MODERN, list)).toBe(204)
    expect([await countOf('img-src'), await countOf('font-src')]).toEqual([1, 2])
  })

  it.each([
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'report' },
    { origin: 'http://localhost:3000' },
    {},
  ])('lets in what a browser sends by itself: %j', async (headers) => {
    expect(await send(OLD, report, headers)).toBe(204)
  })

  it.each([
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('refuses what another site makes a browser send: %j', async (headers) => {
    expect(await send(OLD, report, headers)).toBe(403)
  })

  it('takes these two types nowhere else, and no other type here', async () => {
    for (const type of [OLD, MODERN])
      for (const url of ['/api/user-consent', '/api/fluid-entry', '/api/billing/webhook'])
        expect(await send(type, report, { origin: 'http://localhost:3000' }, url)).toBe(415)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect(await send(type, report)).toBe(415)
  })

  it('refuses what is broken or too large, and takes what says nothing for nothing', async () => {
    expect(await send(OLD, '{')).toBe(400)
    expect(await send(MODERN, JSON.stringify([{ pad: 'x'.repeat(17_000) }]))).toBe(413)
    for (const empty of ['[]', '{}', 'null', '7', `${'['.repeat(8_000)}${']'.repeat(8_000)}`])
      expect(await send(MODERN, empty)).toBe(204)
  })

  it('takes no more than a process can stand, and says when to come again', async () => {
    const answers = await Promise.all(Array.from({ length: 260 }, () => send(OLD, report)))
    expect(answers).toContain(429)
    expect(answers.filter((status) => status === 204).length).toBeLessThanOrEqual(240)
  })
})
