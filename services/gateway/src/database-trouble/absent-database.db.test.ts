import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { OperatorService } from '@gb/profile'
import { OPERATOR_SCOPES } from '@gb/service-kit'
import { type FaultyProxy, startFaultyProxy } from '@gb/test-kit/faulty-proxy'
import pg from 'pg'
import { buyPremium } from '../testing/premium.js'
import { isBody, startProduct } from '../testing/start-product.js'

// Bounds on hanging; a request itself gives up within 6 seconds.
const PATIENCE_MS = 60_000

type Product = Awaited<ReturnType<typeof startProduct>>

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: { kind: string }
}

const routes = JSON.parse(
  readFileSync(new URL('../../routes.json', import.meta.url), 'utf8'),
) as readonly Route[]

/** Writes that only count and log. */
const NEEDS_NONE = ['POST /api/csp-reports']

/** What everybody may read, and what is part of the product itself. */
const GOES_ON = [
  '/api/about-creator',
  '/api/announcements',
  '/api/content-images/{name}',
  '/api/daily-encouragement',
  '/api/health-tips',
  '/api/health/live',
  '/api/privacy-policy',
  '/api/push-key',
  '/api/recommended-vitamins',
  '/api/subscription-packages',
  '/api/terms-of-service',
  '/remotes.json',
]

let proxy: FaultyProxy
let product: Product
let me: Awaited<ReturnType<Product['signUp']>>
let token: string

const valueOf = (name: string): string => {
  const known: Record<string, string> = {
    user_id: me.userId,
    name: 'exercise-day-120-on.svg',
    slug: 'health-tips',
    version: '1.0',
  }
  return known[name] ?? '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'
}

/** What began while the network stood still may still give up for a moment after it goes on. */
const untilReady = async (): Promise<void> => {
  while ((await me.call('GET', '/api/health/ready')).status !== 200) await sleep(100)
}

const ask = async ({ method, path, access }: Route) => {
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => valueOf(name))
  const operator = { authorization: `Bearer ${token}`, 'x-reason': 'a question of a person', cookie: '' }
  const response = await me.raw(
    method,
    url,
    method === 'GET' ? undefined : { user_id: me.userId },
    access.kind === 'operator' ? operator : {},
  )
  const parsed: unknown = response.headers['content-type']?.toString().includes('json')
    ? JSON.parse(response.body)
    : null
  const what = `${method} ${path}`
  return {
    what,
    access,
    status: response.statusCode,
    headers: response.headers,
    body: isBody(parsed) ? parsed : {},
  }
}

const askAll = (list: readonly Route[]) => Promise.all(list.map(ask))

const gets = routes.filter(({ method }) => method === 'GET')
const writes = routes.filter(({ method }) => method !== 'GET')

/** A word to try again, as a problem document that says when. */
const expectBusy = ({ what, status, headers, body }: Awaited<ReturnType<typeof ask>>) => {
  expect({ what, status, type: headers['content-type'] }).toEqual({
    what,
    status: 503,
    type: 'application/problem+json; charset=utf-8',
  })
  expect({ what, retryAfter: Number(headers['retry-after']) > 0, message: typeof body.message }).toEqual({
    what,
    retryAfter: true,
    message: 'string',
  })
}

beforeAll(async () => {
  const direct = new URL(process.env.TEST_DATABASE_URL ?? '')
  proxy = await startFaultyProxy({ host: direct.hostname, port: Number(direct.port) })
  product = await startProduct({ variables: { DATABASE_URL: proxy.through(direct.href) } })
  me = await product.signUp('UTC')
  await buyPremium(me)
  ;({ token } = await product.app
    .get(OperatorService, { strict: false })
    .create('Olga', [...OPERATOR_SCOPES], 1))
})

afterAll(async () => {
  await proxy.restore()
  await product.app.close()
  await proxy.close()
})

describe('while the database refuses', () => {
  beforeAll(async () => {
    await proxy.refuse()
    proxy.cut()
  })
  afterAll(() => proxy.restore())

  it(
    'every read is what everybody may have, or a word to try again',
    async () => {
      for (const answer of await askAll(gets)) {
        const path = answer.what.replace('GET ', '')
        const goesOn = GOES_ON.includes(path) || path.startsWith('/api/checkout/test-page.')
        if (goesOn)
          expect({ what: answer.what, status: answer.status }).toEqual({ what: answer.what, status: 200 })
        else expectBusy(answer)
      }
    },
    PATIENCE_MS,
  )

  it(
    'no write is a failure of ours',
    async () => {
      for (const answer of await askAll(writes)) {
        if (answer.status >= 500) expectBusy(answer)
        else if (NEEDS_NONE.includes(answer.what)) expect(answer.status).toBe(204)
        else
          expect({ what: answer.what, isRefused: answer.status >= 400 }).toEqual({
            what: answer.what,
            isRefused: true,
          })
      }
    },
    PATIENCE_MS,
  )
})

describe('who watches', () => {
  const figures = async () => {
    const { statusCode, body } = await product.app.inject({
      url: '/api/operator/metrics',
      headers: { authorization: `Bearer ${token}` },
    })
    return { statusCode, body }
  }

  it(
    'goes on reading the figures of the process while the database refuses, and they say so',
    async () => {
      await untilReady()
      expect((await figures()).body).toContain('health_check_ready{check="database profile"} 1')
      await proxy.refuse()
      proxy.cut()
      const { statusCode, body } = await figures()
      await proxy.restore()
      expect(statusCode).toBe(200)
      expect(body).toContain('health_check_ready{check="database profile"} 0')
      expect(body).toMatch(/^process_cpu_seconds_total /m)
      expect(body).not.toContain('outbox_waiting{')
    },
    PATIENCE_MS,
  )
})

describe('while the network to the database has stopped', () => {
  it(
    'every read ends, with the same answers',
    async () => {
      expect((await me.call('GET', '/api/health/ready')).status).toBe(200)
      proxy.stall()
      proxy.stallNew()
      for (const answer of await askAll(gets)) if (answer.status !== 200) expectBusy(answer)
    },
    PATIENCE_MS,
  )

  it(
    'all is well again when it is',
    async () => {
      await proxy.restore()
      await untilReady()
      expect((await me.call('GET', `/api/profile/${me.userId}`)).status).toBe(200)
    },
    PATIENCE_MS,
  )
})

describe('while the database may only be read, as a copy that has not taken over yet', () => {
  const makeReadOnly = async (isReadOnly: boolean) => {
    // Itself it must be able to write: it takes the setting back.
    const client = new pg.Client({
      connectionString: process.env.TEST_DATABASE_URL,
      options: '-c default_transaction_read_only=off',
    })
    await client.connect()
    const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
    await client.query(
      `ALTER DATABASE ${rows[0]?.name ?? ''} SET default_transaction_read_only = ${isReadOnly}`,
    )
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    await client.end()
  }

  it(
    'writes are told to try again and reads go on, and writes work again afterwards',
    async () => {
      const drink = () => me.call('POST', '/api/fluid-entry', { user_id: me.userId, amount_oz: 8 })
      const read = () => me.call('GET', `/api/fluid-summary/${me.userId}`)
      await makeReadOnly(true)
      while ((await read()).status !== 200) await sleep(50)
      expect(await drink()).toMatchObject({ status: 503, body: { error: 'try_again_later' } })
      expect((await read()).status).toBe(200)
      await makeReadOnly(false)
      while ((await read()).status !== 200) await sleep(50)
      expect((await drink()).status).toBe(201)
    },
    PATIENCE_MS,
  )
})
