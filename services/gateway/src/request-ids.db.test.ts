import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { linesOf, type LogLine, startBehindGateway } from './testing/start-apart.js'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const LINES_COME = 40

let apart: Awaited<ReturnType<typeof startBehindGateway>>
let headers: Record<string, string>
let userId: string

beforeAll(async () => {
  apart = await startBehindGateway()
  const person = await apart.product.signUp()
  userId = person.userId
  headers = {
    cookie: [...person.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    traceparent: `00-${TRACE}-b7ad6b7169203331-01`,
  }
}, 120_000)
afterAll(() => apart.close())

/** Lines come in blocks, a second later at most. */
const lineOf = async (file: string, is: (line: LogLine) => boolean): Promise<LogLine> => {
  for (let looks = 0; looks < LINES_COME; looks++) {
    const found = linesOf(file).find(is)
    if (found) return found
    await sleep(100)
  }
  throw new Error(`no such line in ${file}`)
}

const ofRoute = (begin: string) => (line: LogLine) =>
  line.msg === 'request' && line.route?.startsWith(begin) === true

describe('a request that several processes work on', () => {
  it('has one id in the logs of all, and the id of the trace that somebody follows', async () => {
    const answer = await fetch(`${apart.url}/api/weight-history/${userId}`, {
      headers: { ...headers, 'x-gb-request': 'chosen-by-a-stranger' },
    })
    expect(answer.status).toBe(200)
    const before = await lineOf(apart.logs.gateway, ofRoute('/api/weight-history'))
    const behind = await lineOf(apart.logs.services, ofRoute('/api/weight-history'))
    expect(before).toMatchObject({ reqId: expect.stringMatching(/^[0-9a-f-]{36}$/), trace: TRACE })
    expect(behind).toMatchObject({ reqId: before.reqId, trace: TRACE })
  })

  it('keeps it where it asks by a port', async () => {
    const answer = await fetch(`${apart.url}/api/home/${userId}`, { headers })
    expect(answer.status).toBe(200)
    const asked = await lineOf(apart.logs.gateway, ofRoute('/api/home'))
    const port = await lineOf(
      apart.logs.services,
      ({ reqId, route }) => reqId === asked.reqId && route === '/internal/ports/:port/:method',
    )
    expect(port.trace).toBe(TRACE)
  })

  it('names it to the person whom it could not serve', async () => {
    const answer = await fetch(`${apart.url}/api/weight-history/${userId}`)
    const { request_id: named } = (await answer.json()) as { request_id: string }
    expect(answer.status).toBe(401)
    const sameId = ({ reqId }: LogLine) => reqId === named
    expect(await lineOf(apart.logs.gateway, sameId)).toBeDefined()
    expect(await lineOf(apart.logs.services, sameId)).toBeDefined()
  })
})
