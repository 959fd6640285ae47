import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { type RouteRow, ROUTES } from './route-table'
import { createPerson, newCaller, type Person } from './support/api'
import { confirmByApi } from './support/confirm'
import { ROOT } from './support/product'
import { expect, test } from './support/test'

// Walks every route of the product as four kinds of stranger. A new route needs one row in route-table.ts, no code here.

interface Mark {
  method: string
  path: string
  access: { kind: string; place?: 'params' | 'query' | 'body' }
  /** What has to be confirmed; with `when`, only then. */
  fresh?: { purpose: string; when?: string }
}

interface Route extends Mark {
  name: string
  row: RouteRow
}

const marks = JSON.parse(readFileSync(join(ROOT, 'services/gateway/routes.json'), 'utf8')) as Mark[]
const nameOf = ({ method, path }: Mark): string => `${method} ${path}`
const routes: Route[] = marks.flatMap((mark) => {
  const row = ROUTES[nameOf(mark)]
  return row ? [{ ...mark, name: nameOf(mark), row }] : []
})
const api = routes.filter(({ path }) => path.startsWith('/api/'))
const SIGNED_IN = new Set(['session', 'owner', 'premium'])
const signedIn = api.filter(({ access }) => SIGNED_IN.has(access.kind))
const owned = signedIn.filter(({ access }) => access.place !== undefined)
const writes = api.filter(({ method }) => method !== 'GET')
const withThing = signedIn.filter(({ row }) => row.thing)

const NOBODY = 'ffffffff-ffff-4fff-8fff-ffffffffffff'
const NOTHING = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'

interface Ask {
  userId: string
  id?: string | undefined
  headers?: Record<string, string>
  /** Sent as it is, instead of the row's own body. */
  raw?: string
}

const bodyOf = ({ row, access }: Route, userId: string, id: string): object => ({
  ...row.body,
  ...(access.place === 'body' ? { user_id: userId } : {}),
  ...(row.idField ? { [row.idField]: id } : {}),
})

const send = (caller: APIRequestContext, route: Route, ask: Ask): Promise<APIResponse> => {
  const { userId, id = NOTHING, headers = {}, raw } = ask
  const words: Record<string, string> = { user_id: userId, ...route.row.path }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_braces, word: string) => words[word] ?? id)
  const query = route.access.place === 'query' ? `?user_id=${userId}` : ''
  const bodiless = raw === undefined && (route.method === 'GET' || route.method === 'DELETE')
  const body = bodiless ? {} : { data: raw ?? bodyOf(route, userId, id) }
  return caller.fetch(`${path}${query}`, { method: route.method, headers, ...body })
}

const problemOf = async (response: APIResponse): Promise<unknown> => {
  const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>
  return { code: response.status(), ...body }
}

const expectRefused = async (response: APIResponse, status: number, error: string): Promise<void> => {
  expect.soft(await problemOf(response)).toMatchObject({ code: status, error })
  // A refusal that signs somebody in, or out, would be none.
  expect.soft(response.headers()['set-cookie'] ?? '').not.toMatch(/gb_(sid|dev)=/)
}

/** All that a person can read, but for moments that reading itself moves. */
const everythingOf = async (person: Person): Promise<Record<string, unknown>> => {
  const reads = signedIn.filter(({ method, row }) => method === 'GET' && !row.thing && !row.moves)
  const found: Record<string, unknown> = {}
  for (const route of reads) {
    const response = await send(person.api, route, { userId: person.userId })
    found[route.name] = (await response.text()).replaceAll(/"(last_seen_at|request_id)":"[^"]*"/g, '')
  }
  return found
}

const FOREIGN: [name: string, headers: Record<string, string>][] = [
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site without fetch metadata', { Origin: 'https://evil.example' }],
  ['the null origin', { Origin: 'null' }],
]

const formOf = (body: object) => new URLSearchParams(Object.entries(body).map(([k, v]) => [k, String(v)]))
const multipartOf = (body: object) =>
  `--x\r\nContent-Disposition: form-data; name="body"\r\n\r\n${JSON.stringify(body)}\r\n--x--\r\n`

test('every route has its row in the table, with the access mark it carries, and no row is stale', () => {
  const marked = Object.fromEntries(marks.map((mark) => [nameOf(mark), mark.access.kind]))
  const listed = Object.fromEntries(Object.entries(ROUTES).map(([name, { who }]) => [name, who]))
  expect(listed, 'add the route to shell/e2e/route-table.ts').toEqual(marked)
})

test.describe('every route', () => {
  test.describe.configure({ mode: 'default' })
  let maria: Person
  let noah: Person
  let before: Record<string, unknown>[]

  const everything = async () => [await everythingOf(maria), await everythingOf(noah)]

  test.beforeAll(async ({ product }) => {
    maria = await createPerson(product.url)
    noah = await createPerson(product.url, { name: 'Noah', email: 'noah@example.com' })
    for (const kind of ['fluid', 'milestone', 'mood', 'recovery', 'vitamin', 'weight'])
      for (const person of [maria, noah])
        await person.api.post(`/api/${kind}-entry`, {
          data: { user_id: person.userId, ...ROUTES[`POST /api/${kind}-entry`]?.body },
        })
    before = await everything()
  })

  for (const route of signedIn)
    test(`${route.name} answers 401 without a session`, async ({ product }) => {
      const stranger = await newCaller(product.url)
      await expectRefused(await send(stranger, route, { userId: maria.userId }), 401, 'no_session')
    })

  for (const route of owned)
    test(`${route.name} refuses another person's user_id, known or not, alike`, async () => {
      const known = await send(maria.api, route, { userId: noah.userId })
      await expectRefused(known, 403, 'not_yours')
      const unknown = await send(maria.api, route, { userId: NOBODY })
      expect(await problemOf(known)).toEqual(await problemOf(unknown))
    })

  for (const route of signedIn.filter(({ fresh }) => fresh && fresh.when === undefined))
    test(`${route.name} refuses a session that has not just confirmed it`, async () => {
      const response = await send(maria.api, route, { userId: maria.userId })
      await expectRefused(response, 403, 'fresh_confirmation_required')
      const { purpose } = route.fresh ?? {}
      expect(await response.json()).toMatchObject({ purpose, ways: ['email'] })
    })

  for (const route of api.filter(({ access }) => access.kind === 'operator'))
    test(`${route.name} knows no session`, async () => {
      await expectRefused(await send(maria.api, route, { userId: maria.userId }), 401, 'no_session')
    })

  for (const route of routes.filter(({ access }) => access.kind === 'internal'))
    test(`${route.name} is not there for anybody outside`, async () => {
      await expectRefused(await send(maria.api, route, { userId: maria.userId }), 404, 'not_found')
    })

  for (const route of writes)
    test(`${route.name} takes JSON only`, async () => {
      const body = bodyOf(route, maria.userId, NOTHING)
      for (const [type, raw] of [
        ['text/plain', JSON.stringify(body)],
        ['application/x-www-form-urlencoded', formOf(body).toString() || 'a=1'],
        ['multipart/form-data; boundary=x', multipartOf(body)],
      ] as const) {
        const headers = { 'Content-Type': type }
        const response = await send(maria.api, route, { userId: maria.userId, headers, raw })
        await expectRefused(response, 415, 'unsupported_media_type')
      }
    })

  for (const route of api)
    test(`${route.name} refuses what another site caused`, async () => {
      for (const [site, headers] of FOREIGN)
        await test.step(site, async () => {
          const response = await send(maria.api, route, { userId: maria.userId, headers })
          await expectRefused(response, 403, 'forbidden_origin')
        })
    })

  test('nothing of anybody changed by all that', async () => {
    expect(await everything()).toEqual(before)
  })

  for (const route of withThing)
    test(`${route.name} answers another person's id as one that does not exist`, async () => {
      const theirs = await route.row.thing?.(noah)
      const known = await send(maria.api, route, { userId: maria.userId, id: theirs })
      expect(known.status()).toBe(404)
      const unknown = await send(maria.api, route, { userId: maria.userId, id: NOTHING })
      expect(await problemOf(known)).toEqual(await problemOf(unknown))
    })

  for (const route of signedIn.filter(({ row }) => row.body))
    test(`${route.name} takes that very body when it is asked properly`, async ({ product }) => {
      if (route.fresh) await confirmByApi(product, maria, route.fresh.purpose)
      const id = await route.row.thing?.(maria)
      const response = await send(maria.api, route, { userId: maria.userId, id })
      expect(response.ok(), await response.text()).toBe(true)
    })
})
