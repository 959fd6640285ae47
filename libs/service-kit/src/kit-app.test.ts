import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { Body, Controller, Delete, Get, Global, Logger, Module, Param, Post, type Type } from '@nestjs/common'
import { ModulesContainer, NestFactory } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { FLUID_OZ } from '@gb/domain'
import { FACTS, GIVEN } from '@gb/test-kit/person'
import { CurrentUser } from './access/current-user.js'
import { Fresh, Owner, Premium, Public, Session } from './access/marks.js'
import { OperatorOnly } from './access/operator-mark.js'
import { collectRoutes } from './access/route-rules.js'
import { Keys } from './crypto/keys.js'
import { parseEnv } from './env/read-env.js'
import { KitModule } from './kit.module.js'
import { httpPort } from './ports/http-port.js'
import { INTERNAL_HEADER, type InternalCall, makeInternalToken } from './access/internal-token.js'
import { OperatorPort } from './contracts/operator.port.js'
import { PremiumPort, type PremiumStatus } from './contracts/premium.port.js'
import { SESSION_CALLS, SessionPort, type SessionUser } from './contracts/session.port.js'
import { NumberField } from './base/validation/fields.js'
import { UserIdField } from './base/validation/ids.js'
import { createAdapter, createLogger } from './http/adapter.js'

const ALICE = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'
const BOB = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'
const ORIGIN = 'http://localhost:3000'

class SipDto {
  @UserIdField()
  user_id!: string

  @NumberField(FLUID_OZ, { description: 'Amount.' })
  amount_oz!: number
}

@Controller('api')
class SampleController {
  @Get('open')
  @Public()
  open() {
    return { open: true }
  }

  @Get('me')
  @Session()
  me(@CurrentUser() user: SessionUser) {
    return { user_id: user.userId, time_zone: user.timeZone }
  }

  @Get('history/:user_id')
  @Owner('params')
  history(@Param('user_id') userId: string) {
    return { userId }
  }

  @Post('move/:user_id')
  @Fresh('change_email')
  @Owner('params')
  move(@Body() body: SipDto) {
    return { amount_oz: body.amount_oz }
  }

  @Get('file/:user_id')
  @Fresh('export')
  @Owner('params')
  file() {
    return { file: true }
  }

  @Get('extras')
  @Premium()
  extras() {
    return {}
  }

  @Post('sip')
  @Owner('body')
  sip(@Body() body: SipDto) {
    return { amount_oz: body.amount_oz }
  }

  @Get('operator/tokens')
  @OperatorOnly('tokens:admin')
  tokens() {
    return { tokens: [] }
  }

  @Delete('operator/people')
  @OperatorOnly('privacy:erase')
  erase() {
    return {}
  }

  @Get('broken')
  @Public()
  broken(): never {
    throw Object.assign(new Error('SELECT * FROM secret_table'), { code: 'XX000' })
  }
}

@Controller('api')
class ForgetfulController {
  @Get('forgotten')
  forgotten() {
    return {}
  }
}

@Controller('api')
class UnguardedController {
  @Get('unguarded')
  @Fresh('export')
  @Public()
  unguarded() {
    return {}
  }
}

const alice: SessionUser = {
  userId: ALICE,
  sessionId: 's',
  timeZone: 'UTC',
  person: FACTS,
  consents: GIVEN,
}
const sessions: SessionPort = {
  verify: (token, timeZone) =>
    Promise.resolve(token === 'alice' ? { ...alice, timeZone: timeZone ?? alice.timeZone } : null),
  freshness: (_held, purpose) => Promise.resolve({ isFresh: purpose === 'export', ways: ['email'] }),
  helped: () => Promise.resolve(null),
}
const premium: PremiumPort = {
  status: () =>
    Promise.resolve({ premiumActive: false, packageId: null, renewsAt: null, cancelAtPeriodEnd: false }),
}

const operators: OperatorPort = {
  authorize: (token, { scope }) =>
    Promise.resolve(
      token === 'gbop_1234567890' && scope === 'tokens:admin'
        ? { tokenId: '1', name: 'Olga', scopes: ['tokens:admin'] }
        : null,
    ),
  isAtWork: async () => false,
  note: () => Promise.resolve(),
}

@Global()
@Module({
  providers: [
    { provide: SessionPort, useValue: sessions },
    { provide: PremiumPort, useValue: premium },
    { provide: OperatorPort, useValue: operators },
  ],
  exports: [SessionPort, PremiumPort, OperatorPort],
})
class PortsModule {}

const key = () => randomBytes(32).toString('base64')
const keys = new Keys({ current: '1', data: { '1': key() }, lookup: key(), internal: key(), log: key() })

const appWith = async (controller: Type): Promise<NestFastifyApplication> => {
  const env = parseEnv({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', LOG_LEVEL: 'silent' })
  @Module({
    imports: [KitModule.forRoot(env, keys), PortsModule],
    controllers: [controller],
  })
  class AppModule {}
  const adapter = await createAdapter(env, keys, createLogger(env))
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    logger: false,
    bodyParser: false,
    abortOnError: false,
  })
  return app.init()
}

let app: NestFastifyApplication
let url: string

beforeAll(async () => {
  app = await appWith(SampleController)
  await app.listen(0, '127.0.0.1')
  url = await app.getUrl()
})
afterAll(() => app.close())

const call = (path: string, init: RequestInit & { as?: string } = {}) => {
  const headers = new Headers(init.headers)
  if (init.as) headers.set('Cookie', `gb_sid=${init.as}`)
  return fetch(`${url}${path}`, { ...init, headers })
}
const post = (body: string, headers: Record<string, string> = {}) =>
  call('/api/sip', {
    method: 'POST',
    as: 'alice',
    body,
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
  })
const sip = JSON.stringify({ user_id: ALICE, amount_oz: 8 })

describe('a process built on the kit', () => {
  it('does not start with a route that has no access mark', async () => {
    await expect(appWith(ForgetfulController)).rejects.toThrow(
      'routes without an access mark: GET /api/forgotten',
    )
  })

  it('does not start with a fresh confirmation on a route that knows nobody', async () => {
    await expect(appWith(UnguardedController)).rejects.toThrow(
      'routes that ask nobody for a fresh confirmation: GET /api/unguarded',
    )
  })

  it('asks for a fresh confirmation after all other rules, and before it looks at what was sent', async () => {
    const move = (id: string, as?: string) =>
      call(`/api/move/${id}`, {
        method: 'POST',
        ...(as ? { as } : {}),
        body: '{"nonsense":true}',
        headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
      })
    expect((await move(ALICE)).status).toBe(401)
    expect(await (await move(BOB, 'alice')).json()).toMatchObject({ error: 'not_yours' })
    const refused = await move(ALICE, 'alice')
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({
      error: 'fresh_confirmation_required',
      purpose: 'change_email',
      ways: ['email'],
    })
    expect((await call(`/api/file/${ALICE}`, { as: 'alice' })).status).toBe(200)
  })

  it('lists what asks for a fresh confirmation beside the access mark', () => {
    const rules = collectRoutes(app.get(ModulesContainer))
    expect(rules.find(({ path }) => path === '/api/file/{user_id}')).toEqual({
      method: 'GET',
      path: '/api/file/{user_id}',
      access: { kind: 'owner', place: 'params' },
      fresh: { purpose: 'export' },
      helper: 'none',
    })
  })

  it('answers public routes without a cookie', async () => {
    const response = await call('/api/open')
    expect(response.status).toBe(200)
    expect(response.headers.get('x-profile')).toBeNull()
  })

  it('answers 401 without a session and with an unknown one', async () => {
    expect((await call('/api/me')).status).toBe(401)
    expect((await call('/api/me', { as: 'mallory' })).status).toBe(401)
  })

  it('names the profile of the session in every answer, and keeps it out of caches', async () => {
    const response = await call('/api/me', { as: 'alice', headers: { 'X-Time-Zone': 'America/St_Johns' } })
    expect(await response.json()).toEqual({ user_id: ALICE, time_zone: 'America/St_Johns' })
    expect(response.headers.get('x-profile')).toBe(ALICE)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('refuses a time zone that does not exist', async () => {
    expect((await call('/api/me', { as: 'alice', headers: { 'X-Time-Zone': 'Mars/Base' } })).status).toBe(400)
  })

  it('answers another id with one 403 body, whether it exists or not', async () => {
    const bodyOf = async (id: string) => {
      const response = await call(`/api/history/${id}`, { as: 'alice' })
      const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>
      return body
    }
    expect(await bodyOf(BOB)).toMatchObject({ status: 403, error: 'not_yours' })
    expect(await bodyOf('no-such-id')).toEqual(await bodyOf(BOB))
    expect((await call(`/api/history/${ALICE}`, { as: 'alice' })).status).toBe(200)
  })

  it('asks for premium with 402', async () => {
    const response = await call('/api/extras', { as: 'alice' })
    expect(response.status).toBe(402)
    expect(await response.json()).toMatchObject({ error: 'premium_required' })
  })

  it('accepts a valid write and refuses one for somebody else', async () => {
    expect((await post(sip)).status).toBe(201)
    expect((await post(JSON.stringify({ user_id: BOB, amount_oz: 8 }))).status).toBe(403)
  })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'user_id=1&amount_oz=8'],
    ['plain text', 'text/plain', sip],
    ['multipart', 'multipart/form-data; boundary=x', '--x--'],
  ])('refuses %s with 415', async (_name, type, body) => {
    expect((await post(body, { 'Content-Type': type })).status).toBe(415)
  })

  it.each([
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['another site without fetch metadata', { Origin: 'https://evil.example' }],
    ['the null origin', { Origin: 'null' }],
    ['a typed address', { Origin: ORIGIN, 'Sec-Fetch-Site': 'none' }],
  ])('refuses a write from %s', async (_name, headers) => {
    const response = await post(sip, headers)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: 'forbidden_origin' })
  })

  it('refuses a write that says nothing of where it comes from', async () => {
    const response = await call('/api/sip', {
      method: 'POST',
      as: 'alice',
      body: sip,
      headers: { 'Content-Type': 'application/json' },
    })
    expect(response.status).toBe(403)
  })

  it('refuses a body over 64 KiB with 413', async () => {
    expect((await post(JSON.stringify({ note: 'x'.repeat(70_000) }))).status).toBe(413)
  })

  it('says which fields are wrong, in a problem document', async () => {
    const response = await post(JSON.stringify({ user_id: ALICE, amount_oz: '8', is_premium: true }))
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    const body = (await response.json()) as { detail: string; message: string; errors: { field: string }[] }
    expect(body.errors.map(({ field }) => field).sort()).toEqual(['amount_oz', 'is_premium'])
    expect(body.detail).toBe(body.message)
  })

  it('lets nothing of a failure out', async () => {
    const response = await call('/api/broken')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toMatch(/secret_table|SELECT|at .*\.js/)
  })

  it('answers an unknown address with a problem document', async () => {
    const response = await call('/api/nothing-here')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: 'not_found' })
  })

  it('lets an operator in by a bearer token with the scope, never by a session', async () => {
    const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
    expect((await call('/api/operator/tokens', bearer('gbop_1234567890'))).status).toBe(200)
    expect((await call('/api/operator/tokens', bearer('gbop_0000000000'))).status).toBe(401)
    expect((await call('/api/operator/tokens', { as: 'alice' })).status).toBe(401)
    const erase = { method: 'DELETE', ...bearer('gbop_1234567890') }
    expect((await call('/api/operator/people', erase)).status).toBe(401)
  })

  const internal = (body: string, token: string, path = '/internal/ports/session/verify') =>
    call(path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', [INTERNAL_HEADER]: token },
    })
  const aliceCall: InternalCall = { port: 'session', method: 'verify', body: '{"args":["alice",null]}' }

  it('takes a call between processes once, and with the very body that was signed', async () => {
    const token = makeInternalToken(keys.internal, aliceCall)
    expect((await internal('{"args":["mallory",null]}', token)).status).toBe(404)
    expect((await internal('{"args":["alice", null]}', token)).status).toBe(404)
    expect((await internal(aliceCall.body, token, '/internal/ports/premium/status')).status).toBe(404)
    const first = await internal(aliceCall.body, token)
    expect(first.status).toBe(200)
    expect(await first.json()).toMatchObject({ result: { userId: ALICE } })
    expect((await internal(aliceCall.body, token)).status).toBe(404)
    expect((await internal(aliceCall.body, makeInternalToken(keys.internal, aliceCall))).status).toBe(200)
  })

  it('answers a port of another process through one signed call', async () => {
    const remote = httpPort(
      { baseUrl: url, port: 'session', owner: 'profile', key: keys.internal },
      SESSION_CALLS,
    )
    expect(await (remote as SessionPort).verify('alice', 'America/St_Johns')).toMatchObject({ userId: ALICE })
    expect(await (remote as SessionPort).verify('mallory', null)).toBeNull()
  })

  const signed = (asked: InternalCall) =>
    internal(
      asked.body,
      makeInternalToken(keys.internal, asked),
      `/internal/ports/${asked.port}/${asked.method}`,
    )

  it.each([
    ['no list', '{"args":{"0":"alice"}}', 'all of it'],
    ['nothing', '{}', 'all of it'],
    ['too little', '{"args":["alice"]}', 'all of it'],
    ['too much', '{"args":["alice",null,null]}', 'all of it'],
    ['another kind', '{"args":["alice",7]}', '1'],
  ])('refuses a call with %s for its arguments, and says so in the log', async (_how, body, field) => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
    const response = await signed({ port: 'session', method: 'verify', body })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toMatchObject({
      error: 'invalid_input',
      call: 'session.verify',
      errors: [{ field }],
    })
    expect(log.mock.calls.flat().join()).toMatch(/^session\.verify was asked from elsewhere in another shape/)
    expect(log.mock.calls.flat().join()).not.toContain('alice')
    log.mockRestore()
  })

  it('sends no answer of another shape, and says so in the log', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
    const wrong = jest
      .spyOn(premium, 'status')
      .mockResolvedValue({ premiumActive: 'yes' } as unknown as PremiumStatus)
    const response = await signed({ port: 'premium', method: 'status', body: `{"args":["${ALICE}"]}` })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: 'unavailable' })
    expect(log.mock.calls.flat().join()).toMatch(
      /^premium\.status answers here in another shape.*premiumActive/,
    )
    wrong.mockRestore()
    log.mockRestore()
  })

  it('knows no method that only every object has', async () => {
    const body = '{"args":[]}'
    expect((await signed({ port: 'session', method: 'constructor', body })).status).toBe(404)
    expect((await signed({ port: 'constructor', method: 'verify', body })).status).toBe(404)
  })

  it('refuses calls between processes without a token', async () => {
    const response = await call('/internal/ports/session/verify', {
      method: 'POST',
      body: '{"args":["alice",null]}',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(response.status).toBe(404)
  })

  it('sends the security headers', async () => {
    const { headers } = await call('/api/open')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=(self)')
  })
})
