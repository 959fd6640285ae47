import { jest } from '@jest/globals'
import { Test } from '@nestjs/testing'
import {
  createAdapter,
  createLogger,
  FoodDaysPort,
  FoodTablePort,
  Keys,
  KitModule,
  LoggedDaysPort,
  NoticePort,
  OperatorPort,
  parseEnv,
  prepareDatabases,
  PolicyPort,
  type PolicyVersions,
  PremiumPort,
  ProfilePort,
  SessionPort,
} from '@gb/service-kit'
import { contentDatabase } from '../database/data-source.js'
import { service } from '../index.js'
import { ShippedFoodTable } from './food-table.js'
import { Logs } from './logs.js'
import { People } from './people.js'

const ORIGIN = 'http://localhost:3000'

const testKeys = (): Keys => {
  const key = Buffer.alloc(32, 7).toString('base64')
  return new Keys({ current: '1', data: { '1': key }, lookup: key, internal: key, log: key })
}

/** Whoever asks here is an operator; tokens are the business of the service that owns them. */
const OLGA = {
  tokenId: 'olga',
  name: 'Olga',
  scopes: ['content:write' as const, 'check-ins:answer' as const],
}
const PAUL = { ...OLGA, tokenId: 'paul', name: 'Paul' }
const PAUL_TOKEN = 'gbop_paul_secretsecret'
const HEADERS = { authorization: 'Bearer gbop_olga_secretsecret', 'x-reason': 'A test asks.' }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Content alone, on the test database, behind the real adapter. */
export const startContent = async () => {
  const announce = jest.fn<(versions: PolicyVersions) => Promise<void>>(() => Promise.resolve())
  const people = new People()
  const logs = new Logs()
  const foods = new ShippedFoodTable()
  const note = jest.fn<OperatorPort['note']>(() => Promise.resolve())
  const env = parseEnv({
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    SERVICES: 'content',
    LOG_LEVEL: 'silent',
  })
  const keys = testKeys()
  await prepareDatabases(env, keys, [contentDatabase])
  const adapter = await createAdapter(env, keys, createLogger(env))
  const testing = await Test.createTestingModule({ imports: [KitModule.forRoot(env, keys), service.module] })
    .overrideProvider(PolicyPort)
    .useValue({ announce })
    .overrideProvider(OperatorPort)
    .useValue({
      authorize: async (token: string) => (token === PAUL_TOKEN ? PAUL : OLGA),
      isAtWork: async (name: string) => name === OLGA.name || name === PAUL.name,
      note,
    })
    .overrideProvider(SessionPort)
    .useValue(people)
    .overrideProvider(PremiumPort)
    .useValue(people)
    .overrideProvider(NoticePort)
    .useValue(people)
    .overrideProvider(ProfilePort)
    .useValue(people)
    .overrideProvider(LoggedDaysPort)
    .useValue(logs)
    .overrideProvider(FoodDaysPort)
    .useValue(logs)
    .overrideProvider(FoodTablePort)
    .useValue(foods)
    .compile()
  const app = testing.createNestApplication(adapter, { logger: false, bodyParser: false })
  await app.init()
  const server = adapter.getInstance()
  await server.ready()

  const ask = async (method: Method, url: string, headers: Record<string, string>, body?: object) => {
    const answer = await server.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
    return {
      status: answer.statusCode,
      body: answer.json<Record<string, unknown>>(),
      headers: answer.headers,
    }
  }
  const operator = (method: Method, url: string, body?: object) =>
    ask(method, `/api/operator/${url}`, HEADERS, body)
  /** The same by a colleague. */
  const colleague = (method: Method, url: string, body?: object) =>
    ask(method, `/api/operator/${url}`, { ...HEADERS, authorization: `Bearer ${PAUL_TOKEN}` }, body)
  /** As the person with this user_id; null: as nobody. */
  const call = (method: Method, url: string, as: string | null, body?: object, key?: string) =>
    ask(
      method,
      url,
      {
        origin: ORIGIN,
        ...(as === null ? {} : { cookie: `gb_sid=${as}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body,
    )
  return { app, server, announce, operator, colleague, note, people, logs, foods, call }
}
