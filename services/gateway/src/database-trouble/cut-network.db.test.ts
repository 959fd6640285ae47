import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { type FaultyProxy, startFaultyProxy } from '@gb/test-kit/faulty-proxy'
import { startProduct } from '../testing/start-product.js'

// What a request may take at most is 6 seconds; a bound on hanging, not a measurement.
const PATIENCE_MS = 30_000

type Product = Awaited<ReturnType<typeof startProduct>>

let proxy: FaultyProxy
let product: Product
let me: Awaited<ReturnType<Product['signUp']>>

beforeAll(async () => {
  const direct = new URL(process.env.TEST_DATABASE_URL ?? '')
  proxy = await startFaultyProxy({ host: direct.hostname, port: Number(direct.port) })
  product = await startProduct({ variables: { DATABASE_URL: proxy.through(direct.href) } })
  me = await product.signUp('UTC')
})

afterEach(() => proxy.restore())

afterAll(async () => {
  await product.app.close()
  await proxy.close()
})

const read = () => me.call('GET', `/api/fluid-summary/${me.userId}`)
const ready = () => me.call('GET', '/api/health/ready')
const write = (entryId: string) =>
  me.call(
    'POST',
    '/api/fluid-entry',
    { user_id: me.userId, entry_id: entryId, amount_oz: 1 },
    { 'idempotency-key': entryId },
  )

const expectBusy = (answers: Awaited<ReturnType<typeof read>>[]) => {
  for (const { status, headers, body } of answers) {
    expect({ status, error: body.error }).toEqual({ status: 503, error: 'try_again_later' })
    expect(headers['content-type']).toContain('application/problem+json')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
}

/** Opens every connection of the pools, so that all of them can hang. */
const warmUp = () => Promise.all(Array.from({ length: 16 }, read))

describe('a network that stops without a word', () => {
  it(
    'ends every request in time with a word to try again, and the process is alive but not ready',
    async () => {
      await warmUp()
      proxy.stall()
      proxy.stallNew()
      const [reads, writes, live, whether] = await Promise.all([
        Promise.all(Array.from({ length: 20 }, read)),
        Promise.all(Array.from({ length: 20 }, () => write(randomUUID()))),
        me.call('GET', '/api/health/live'),
        ready(),
      ])
      expectBusy([...reads, ...writes])
      expect(live.status).toBe(200)
      expect(whether.status).toBe(503)
    },
    PATIENCE_MS,
  )

  it(
    'costs one request when old connections hang for ever and new ones work',
    async () => {
      await warmUp()
      proxy.stall()
      expectBusy([await read()])
      for (let i = 0; i < 10; i++) expect((await read()).status).toBe(200)
      expect((await write(randomUUID())).status).toBe(201)
    },
    PATIENCE_MS,
  )

  it(
    'is noticed by whoever asks whether it is ready',
    async () => {
      await warmUp()
      proxy.stall()
      expect((await ready()).status).toBe(503)
      await expect(
        (async () => {
          while ((await ready()).status !== 200) await sleep(200)
          return (await read()).status
        })(),
      ).resolves.toBe(200)
    },
    PATIENCE_MS,
  )

  it(
    'stores a write once, however often it is sent while the answers are lost',
    async () => {
      const entryId = randomUUID()
      const sending = write(entryId)
      await sleep(20)
      proxy.stall()
      const first = await sending
      expect([201, 503]).toContain(first.status)
      // What hangs on the server with the row in its hands lets it go within ten seconds.
      let again = await write(entryId)
      while (again.status !== 201) {
        expectBusy([again])
        await sleep(500)
        again = await write(entryId)
      }
      const { body } = await me.call('GET', `/api/fluid-history/${me.userId}?limit=50`)
      const found = JSON.stringify(body).split(entryId).length - 1
      expect(found).toBe(1)
    },
    PATIENCE_MS,
  )
})

describe('a slow network', () => {
  it(
    'ends every request in time with a word to try again, and all works when it is quick again',
    async () => {
      await warmUp()
      proxy.delay(3_000)
      expectBusy([await read(), await write(randomUUID())])
      proxy.delay(0)
      expect((await read()).status).toBe(200)
    },
    PATIENCE_MS,
  )
})

describe('a database that refuses', () => {
  it(
    'is told with a word to try again, and all works when it is back',
    async () => {
      await proxy.refuse()
      proxy.cut()
      expectBusy([await read(), await write(randomUUID())])
      expect((await ready()).status).toBe(503)
      expect((await me.call('GET', '/api/health/live')).status).toBe(200)
      await proxy.restore()
      expect((await read()).status).toBe(200)
      while ((await ready()).status !== 200) await sleep(200)
      expect((await write(randomUUID())).status).toBe(201)
    },
    PATIENCE_MS,
  )
})
