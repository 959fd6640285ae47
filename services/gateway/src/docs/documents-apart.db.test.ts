import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { OperatorService } from '@gb/profile'
import { parseEnv, SERVICE_NAMES } from '@gb/service-kit'
import type { OpenAPIObject } from '@nestjs/swagger'
import { createApp } from '../create-app.js'
import { listen } from '../testing/import-calls.js'
import { startProduct } from '../testing/start-product.js'

const MINUTE_MS = 60_000
const DOCUMENTS = ['/api/openapi.json', '/api/operator/openapi.json']

type App = Awaited<ReturnType<typeof createApp>>

let product: Awaited<ReturnType<typeof startProduct>>
let elsewhere: string
let token: string
const gateways: App[] = []

beforeAll(async () => {
  product = await startProduct()
  elsewhere = `http://127.0.0.1:${await listen(product.app)}`
  const operators = product.app.get(OperatorService, { strict: false })
  token = (await operators.create('Olga Support', ['ops:read'], 1)).token
}, 120_000)
afterAll(async () => {
  for (const gateway of gateways) await gateway.close()
  await product.app.close()
})
afterEach(() => void jest.restoreAllMocks())

/** A process that hosts none of the services, or some. */
const startGateway = async (remotes: object, services = ''): Promise<App> => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-test-'))
  const env = parseEnv({
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: folder,
    WEB_ROOT: folder,
    LOG_LEVEL: 'silent',
    SERVICES: services,
    REMOTES: JSON.stringify(remotes),
  })
  const gateway = await createApp(env, product.keys)
  gateways.push(gateway)
  return gateway
}

const everywhere = () => Object.fromEntries(SERVICE_NAMES.map((name) => [name, elsewhere]))

const read = async (app: App, url: string): Promise<OpenAPIObject> => {
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('a gateway before services elsewhere', () => {
  it.each(DOCUMENTS)('lists in %s every call and every shape of all of them', async (url) => {
    const whole = await read(product.app, url)
    expect(Object.keys(whole.paths).length).toBeGreaterThan(30)
    const listed = await read(await startGateway(everywhere()), url)
    // The product answers them itself: whoever hosts the registry also tells the settings of remotes.
    expect(Object.keys(listed.paths)).toEqual(Object.keys(whole.paths))
    expect(listed).toEqual(whole)
  })

  it('shows all of them on the pages of both consoles', async () => {
    const gateway = await startGateway(everywhere())
    const headers = { authorization: `Bearer ${token}` }
    const page = await gateway.inject({ url: '/api/docs/swagger-ui-init.js' })
    expect(page.body).toContain('/api/fluid-days/{user_id}')
    const desk = await gateway.inject({ url: '/api/operator/docs/swagger-ui-init.js', headers })
    expect(desk.body).toContain('/api/operator/promo-codes')
  })

  it('tells a stranger nothing of the calls of operators', async () => {
    const gateway = await startGateway(everywhere())
    await read(gateway, '/api/operator/openapi.json')
    expect((await gateway.inject({ url: '/api/operator/openapi.json' })).statusCode).toBe(401)
    expect((await gateway.inject({ url: '/api/operator/openapi.json?own=' })).statusCode).toBe(401)
    expect((await gateway.inject({ url: '/api/openapi.json' })).body).not.toContain('/api/operator/')
  })

  it('shows the rest when one is away, and says so', async () => {
    const gateway = await startGateway({ ...everywhere(), tracking: 'http://127.0.0.1:1' })
    const { paths, info } = await read(gateway, '/api/openapi.json')
    expect(paths).toHaveProperty('/api/food-days/{user_id}')
    expect(paths).not.toHaveProperty('/api/fluid-days/{user_id}')
    expect(info.description).toContain('Your logs cannot be reached right now.')
    expect(info.description).toContain('Its calls are missing here.')
    expect(info.description).not.toMatch(/127\.0\.0\.1|Your meals/)
  })

  it('keeps what it read for when one goes away, and takes it anew when it is back', async () => {
    const gateway = await startGateway(everywhere())
    const before = await read(gateway, '/api/openapi.json')
    const clock = jest.spyOn(Date, 'now')
    let now = Date.now() + 2 * MINUTE_MS
    clock.mockImplementation(() => now)
    const gone = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
    const away = await read(gateway, '/api/openapi.json')
    expect(away.paths).toEqual(before.paths)
    expect(away.info.description).toContain('Its calls are listed as they were.')
    expect(await read(gateway, '/api/openapi.json')).toEqual(away)
    expect(gone).toHaveBeenCalledTimes(SERVICE_NAMES.length)
    gone.mockRestore()
    now += MINUTE_MS
    expect(await read(gateway, '/api/openapi.json')).toEqual(before)
  })

  it('does not let two processes ask each other without end', async () => {
    const one = await startGateway(everywhere())
    const url = `http://127.0.0.1:${await listen(one)}`
    const two = await startGateway({ ...everywhere(), billing: url })
    const { paths } = await read(two, '/api/openapi.json')
    expect(paths).toHaveProperty('/api/food-days/{user_id}')
    expect(paths).not.toHaveProperty('/api/subscription-packages')
  })
})
