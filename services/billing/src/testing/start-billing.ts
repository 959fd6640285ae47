import {
  createAdapter,
  createLogger,
  Keys,
  KitModule,
  OperatorPort,
  parseEnv,
  prepareDatabases,
  PremiumPort,
  SessionPort,
  Sql,
} from '@gb/service-kit'
import { FACTS, GIVEN } from '@gb/test-kit/person'
import { Pool } from 'pg'
import { Test } from '@nestjs/testing'
import { BillingModule } from '../billing.module.js'
import { billingDatabase } from '../data-source.js'

/** The origin of the pages in these tests. */
export const ORIGIN = 'http://localhost:3000'

// The cookie is the user_id itself: who is signed in is the profile's business, not what is tested here.
const sessions: SessionPort = {
  verify: async (token, timeZone) => ({
    userId: token,
    sessionId: 'session',
    timeZone: timeZone ?? 'UTC',
    person: FACTS,
    consents: GIVEN,
  }),
  freshness: async () => ({ isFresh: true, ways: ['email'] }),
  helped: async () => null,
}

// Any token that looks like one is an operator's: who it is, is the profile's business too.
const operators: OperatorPort = {
  authorize: async () => ({ tokenId: 'token', name: 'Olga', scopes: ['billing:write'] }),
  isAtWork: async () => false,
  note: async () => {},
}

/** Headers of an operator. */
export const OPERATOR = { authorization: 'Bearer gbop_0123456789abcdef', 'x-reason': 'test' }

const testKeys = (): Keys => {
  const key = Buffer.alloc(32, 7).toString('base64')
  return new Keys({ current: '1', data: { '1': key }, lookup: key, internal: key, log: key })
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call, of a signed-in person when `as` is given. */
interface Call {
  as?: string
  body?: object
  headers?: Record<string, string>
}

/** An answer as it came over the wire. */
interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

/** Billing alone on the test database, behind the real adapter; the profile's port is a stand-in. */
export const startBilling = async (variables: Record<string, string> = {}) => {
  const env = parseEnv({
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    SERVICES: 'billing',
    LOG_LEVEL: 'silent',
    ...variables,
  })
  const keys = testKeys()
  await prepareDatabases(env, keys, [billingDatabase])
  const adapter = await createAdapter(env, keys, createLogger(env))
  const testing = await Test.createTestingModule({ imports: [KitModule.forRoot(env, keys), BillingModule] })
    .overrideProvider(SessionPort)
    .useValue(sessions)
    .overrideProvider(OperatorPort)
    .useValue(operators)
    .compile()
  const owner = new Pool({ connectionString: env.databaseUrl, max: 2 })
  const app = testing.createNestApplication(adapter, { logger: false, bodyParser: false })
  await app.init()
  const server = adapter.getInstance()
  await server.ready()

  const send = (method: Method, url: string, { as, body, headers }: Call = {}): Promise<Answer> =>
    server.inject({
      method,
      url,
      headers: { origin: ORIGIN, ...(as ? { cookie: `gb_sid=${as}` } : {}), ...headers },
      ...(body ? { payload: body } : {}),
    })
  const call = async (method: Method, url: string, options: Call = {}) => {
    const response = await send(method, url, options)
    return { status: response.statusCode, body: JSON.parse(response.body) as Record<string, unknown> }
  }

  /** A body as it is, from no browser. */
  const raw = async (url: string, body: string, headers: Record<string, string>) => {
    const response = await server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      payload: body,
    })
    return { status: response.statusCode, body: JSON.parse(response.body) as Record<string, unknown> }
  }

  return {
    send,
    call,
    raw,
    /** As the owner, who sees the rows of everybody. */
    sql: new Sql(owner),
    premium: app.get(PremiumPort),
    app,
    close: async () => {
      await app.close()
      await owner.end()
    },
  }
}
