import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { createPerson, newCaller, type Person } from './support/api'
import { ROOT } from './support/product'
import { expect, test } from './support/test'

interface Route {
  method: string
  path: string
  access: { kind: string; place?: 'params' | 'query' | 'body' }
}

const routes = JSON.parse(readFileSync(join(ROOT, 'services/gateway/routes.json'), 'utf8')) as Route[]
const apiRoutes = routes.filter(({ path }) => path.startsWith('/api/'))
const owned = apiRoutes.filter(({ access }) => access.place !== undefined)
const signedIn = apiRoutes.filter(({ access }) => ['session', 'owner', 'premium'].includes(access.kind))
const SOME_ENTRY = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'

const send = (caller: APIRequestContext, route: Route, userId: string): Promise<APIResponse> => {
  const path = route.path.replace('{user_id}', userId).replaceAll(/\{\w+\}/g, SOME_ENTRY)
  const query = route.access.place === 'query' ? `?user_id=${userId}` : ''
  const body = route.method === 'GET' || route.method === 'DELETE' ? {} : { data: { user_id: userId } }
  return caller.fetch(`${path}${query}`, { method: route.method, ...body })
}

const bodyOf = async (response: APIResponse): Promise<unknown> => {
  const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>
  return body
}

test.describe('every route', () => {
  let maria: Person
  let noah: Person

  test.beforeAll(async ({ product }) => {
    maria = await createPerson(product.url)
    noah = await createPerson(product.url, { name: 'Noah', email: 'noah@example.com' })
  })

  test('that carries a user_id is in the table', () => {
    expect(owned.length).toBeGreaterThan(8)
  })

  for (const route of owned)
    test(`${route.method} ${route.path} refuses another person's user_id, known or not, alike`, async () => {
      const known = await send(maria.api, route, noah.userId)
      const unknown = await send(maria.api, route, 'ffffffff-ffff-4fff-8fff-ffffffffffff')
      expect(known.status()).toBe(403)
      expect(await bodyOf(known)).toEqual(await bodyOf(unknown))
      expect(await bodyOf(known)).toMatchObject({ error: 'not_yours' })
    })

  for (const route of signedIn)
    test(`${route.method} ${route.path} answers 401 without a session`, async ({ product }) => {
      const stranger = await newCaller(product.url)
      const response = await send(stranger, route, maria.userId)
      expect(response.status()).toBe(401)
      expect(await response.json()).toMatchObject({ error: 'no_session' })
    })

  for (const route of apiRoutes.filter(({ method }) => method !== 'GET'))
    test(`${route.method} ${route.path} refuses a foreign origin`, async ({ product }) => {
      const path = route.path.replaceAll(/\{\w+\}/g, SOME_ENTRY)
      const response = await maria.api.fetch(`${product.url}${path}`, {
        method: route.method,
        headers: { Origin: 'https://evil.example' },
        ...(route.method === 'DELETE' ? {} : { data: {} }),
      })
      expect(response.status()).toBe(403)
      expect(await response.json()).toMatchObject({ error: 'forbidden_origin' })
    })
})
