import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parseEnv, type PortEntry, PORTS, SERVICE_NAMES } from '@gb/service-kit'
import { createApp } from './create-app.js'
import { listen } from './testing/import-calls.js'
import { WALKS } from './testing/port-walks.js'
import { startProduct } from './testing/start-product.js'
import { methodsOf, noting, saysSomething } from './testing/two-ways.js'
import { startWorld, type World } from './testing/walked-people.js'

type App = Awaited<ReturnType<typeof createApp>>
type AnyWalk = (port: object, world: World) => Promise<unknown>

/** What has nothing to tell as the product is set up here: nobody outside gets what content holds. */
const EMPTY = new Set(['contentData.recipients'])

let product: Awaited<ReturnType<typeof startProduct>>
let elsewhere: App
let world: World

beforeAll(async () => {
  product = await startProduct()
  const address = `http://127.0.0.1:${await listen(product.app)}`
  world = await startWorld(product)
  const folder = mkdtempSync(join(tmpdir(), 'gateway-test-'))
  const env = parseEnv({
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: folder,
    WEB_ROOT: folder,
    LOG_LEVEL: 'silent',
    SERVICES: '',
    REMOTES: JSON.stringify(Object.fromEntries(SERVICE_NAMES.map((name) => [name, address]))),
  })
  elsewhere = await createApp(env, product.keys)
  await elsewhere.init()
}, 120_000)
afterAll(async () => {
  await elsewhere.close()
  await world.close()
  await product.app.close()
})

const walkOf = (port: string, method: string): AnyWalk | undefined => {
  const walks: unknown = Reflect.get(WALKS, port)
  return walks === undefined ? undefined : (Reflect.get(walks as object, method) as AnyWalk | undefined)
}

const unwalked = (ports: Readonly<Record<string, PortEntry>>): string[] =>
  methodsOf(ports)
    .filter(([port, method]) => walkOf(port, method) === undefined)
    .map((name) => name.join('.'))

/** What a walk was answered by one way, and what it did. */
const walk = async (app: App, name: string, method: string) => {
  const entry: PortEntry | undefined = new Map(Object.entries<PortEntry>(PORTS)).get(name)
  const along = walkOf(name, method)
  if (!entry || !along) throw new Error(`nobody walks ${name}.${method}`)
  const { port, asked } = noting(app.get<object>(entry.token, { strict: false }), entry)
  const did = await along(port, world)
  return { asked, did }
}

describe('every port', () => {
  it('is walked, with all its methods, and a new one without a walk is named', () => {
    expect(unwalked(PORTS)).toEqual([])
    const premium: PortEntry = PORTS.premium
    const planted = { ...premium, calls: { ...premium.calls, ...PORTS.policy.calls } }
    expect(unwalked({ ...PORTS, premium: planted, another: premium })).toEqual([
      'premium.announce',
      'another.status',
    ])
  })

  it.each(methodsOf(PORTS))(
    '%s.%s answers and does the same in process and over HTTP',
    async (port, method) => {
      const inProcess = await walk(product.app, port, method)
      const overHttp = await walk(elsewhere, port, method)
      expect(inProcess.asked.length).toBeGreaterThan(0)
      expect(inProcess.asked.every((call) => call.method === method)).toBe(true)
      const told = [inProcess.did, ...inProcess.asked.map(({ outcome }) => outcome)].some(saysSomething)
      expect(told).toBe(!EMPTY.has(`${port}.${method}`))
      expect(overHttp).toStrictEqual(inProcess)
    },
  )
})
