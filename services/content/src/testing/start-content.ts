import { jest } from '@jest/globals'
import { Test } from '@nestjs/testing'
import {
  createAdapter,
  createLogger,
  Keys,
  KitModule,
  migrate,
  OperatorPort,
  parseEnv,
  PolicyPort,
  type PolicyVersions,
} from '@gb/service-kit'
import { contentDatabase } from '../data-source.js'
import { service } from '../index.js'

const testKeys = (): Keys => {
  const key = Buffer.alloc(32, 7).toString('base64')
  return new Keys({ current: '1', data: { '1': key }, lookup: key, internal: key, log: key })
}

/** Whoever asks here is an operator; tokens are the business of the service that owns them. */
const OLGA = { tokenId: 'olga', name: 'Olga', scopes: ['content:write' as const] }
const HEADERS = { authorization: 'Bearer gbop_olga_secretsecret' }

/** Content alone, on the test database, behind the real adapter. */
export const startContent = async () => {
  const announce = jest.fn<(versions: PolicyVersions) => Promise<void>>(() => Promise.resolve())
  const env = parseEnv({
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    SERVICES: 'content',
    LOG_LEVEL: 'silent',
  })
  await migrate(env.databaseUrl, [contentDatabase])
  const keys = testKeys()
  const adapter = await createAdapter(env, keys, createLogger(env))
  const testing = await Test.createTestingModule({ imports: [KitModule.forRoot(env, keys), service.module] })
    .overrideProvider(PolicyPort)
    .useValue({ announce })
    .overrideProvider(OperatorPort)
    .useValue({ authorise: async () => OLGA })
    .compile()
  const app = testing.createNestApplication(adapter, { logger: false, bodyParser: false })
  await app.init()
  const server = adapter.getInstance()
  await server.ready()
  const operator = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
    const answer = await server.inject({
      method,
      url: `/api/operator/${url}`,
      headers: HEADERS,
      ...(body ? { payload: body } : {}),
    })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }
  return { app, server, announce, operator }
}
