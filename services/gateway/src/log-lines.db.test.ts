import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { linesOf, startBehindGateway } from './testing/start-apart.js'
import { FORM } from './testing/start-product.js'

/** What the line of a request may say; see `registerRequestLog`. */
const ALLOWED = ['level', 'method', 'ms', 'msg', 'person', 'reqId', 'route', 'status', 'time', 'trace']
const NOTE = 'the note of nobody else'
const QUERY = 'asked-for-by-query'
const STRANGER = '203.0.113.77'
const LINES_COME = 40

let apart: Awaited<ReturnType<typeof startBehindGateway>>
let secrets: string[]
let asked: number

const requestLines = () =>
  Object.values(apart.logs)
    .flatMap(linesOf)
    .filter(({ msg }) => msg === 'request')

beforeAll(async () => {
  apart = await startBehindGateway()
  const person = await apart.product.signUp()
  const { userId, code, jar } = person
  const headers = {
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
    'user-agent': 'a browser nobody else has',
    'x-forwarded-for': STRANGER,
  }
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(apart.url + path, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const statuses = [
    await ask(`/api/weight-history/${userId}?cursor=${QUERY}`),
    await ask('/api/weight-entry', { user_id: userId, weight_lbs: 231.73, note: NOTE }),
    await ask('/api/weight-entry', { user_id: userId, weight_lbs: NOTE }),
    await ask(`/api/nowhere/${userId}/${NOTE}`),
    await ask('/api/restore', { recovery_code: code }),
    await ask(`/api/home/${userId}`),
  ]
  asked = statuses.length
  // `gb_here=1` says only that there is a session.
  const keys = [...jar].flatMap(([name, value]) => (name.endsWith('gb_here') ? [] : [value]))
  if (keys.length === 0) throw new Error('a person without a session')
  secrets = [userId, code, FORM.name, NOTE, QUERY, STRANGER, '231.73', headers['user-agent'], ...keys]
  for (let looks = 0; looks < LINES_COME && requestLines().length < asked * 2; looks++) await sleep(100)
}, 120_000)
afterAll(() => apart.close())

describe('the log of gateway and services', () => {
  it('says of a request what stands on the list and nothing else', () => {
    const lines = requestLines()
    expect(lines.length).toBeGreaterThanOrEqual(asked)
    const said = new Set(lines.flatMap((line) => Object.keys(line)))
    expect([...said].filter((key) => !ALLOWED.includes(key))).toEqual([])
    expect([...said]).toEqual(expect.arrayContaining(['route', 'person', 'reqId']))
  })

  it('holds nothing of a person or of who asks, also where a call is refused', () => {
    const text = Object.values(apart.logs)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    expect(text).toContain('"status":400')
    expect(text).toContain('/api/weight-entry')
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })
})
