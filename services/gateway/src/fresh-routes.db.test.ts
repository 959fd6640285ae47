import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ModulesContainer } from '@nestjs/core'
import { CONFIRMATION_PURPOSES } from '@gb/domain'
import { collectRoutes, type RouteRule } from '@gb/service-kit'
import { startProduct } from './testing/start-product.js'

let product: Awaited<ReturnType<typeof startProduct>>
let person: Awaited<ReturnType<typeof product.signUpUnconfirmed>>
let routes: RouteRule[]

beforeAll(async () => {
  product = await startProduct()
  person = await product.signUpUnconfirmed()
  routes = collectRoutes(product.app.get(ModulesContainer))
}, 120_000)
afterAll(() => product.app.close())

const NOTHING = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'
const nameOf = ({ method, path }: RouteRule): string => `${method} ${path}`
const ask = ({ method, path, access }: RouteRule) => {
  const url = path.replace('{user_id}', person.userId).replaceAll(/\{\w+\}/g, NOTHING)
  const place = access && 'place' in access ? access.place : undefined
  const body = place === 'body' ? { user_id: person.userId } : {}
  if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') throw new Error(`no such call: ${method}`)
  return method === 'POST' ? person.call(method, url, body) : person.call(method, url)
}

describe('what a session alone must not be enough for', () => {
  it('carries its purpose, in the table of routes', () => {
    const marked = routes.flatMap((route) => (route.fresh ? [[nameOf(route), route.fresh.purpose]] : []))
    expect(Object.fromEntries(marked)).toEqual({
      'DELETE /api/passkeys/{passkey_id}': 'change_passkeys',
      'DELETE /api/profile/{user_id}': 'delete_profile',
      'GET /api/export/{user_id}': 'export',
      'GET /api/get-recovery-code/{user_id}': 'show_code',
      'POST /api/helpers': 'invite_helper',
      'POST /api/pairing-window': 'pairing',
      'POST /api/passkeys': 'change_passkeys',
      'POST /api/passkeys/code-restore': 'code_restore',
      'POST /api/passkeys/registration-options': 'change_passkeys',
      'POST /api/personal-tokens': 'make_token',
      'POST /api/profile': 'change_email',
      'POST /api/subscription/portal': 'billing_portal',
    })
    expect(new Set(Object.values(Object.fromEntries(marked)))).toEqual(new Set(CONFIRMATION_PURPOSES))
  })

  it('is refused in every service before anything else happens, with the way to confirm it', async () => {
    for (const route of routes.filter(({ fresh }) => fresh && fresh.when === undefined)) {
      const { status, body } = await ask(route)
      expect({ route: nameOf(route), status, ...body }).toMatchObject({
        route: nameOf(route),
        status: 403,
        error: 'fresh_confirmation_required',
        purpose: route.fresh?.purpose,
        ways: ['email'],
      })
    }
  })

  it('is open to who has just confirmed it', async () => {
    await product.confirmEverything(person.userId)
    for (const route of routes.filter(({ fresh, method }) => fresh && method === 'GET'))
      expect({ route: nameOf(route), status: (await ask(route)).status }).toEqual({
        route: nameOf(route),
        status: 200,
      })
  })
})
