import {
  type ConsentStates,
  createAdapter,
  createLogger,
  Keys,
  KitModule,
  parseEnv,
  prepareDatabases,
  type PersonFacts,
  type PersonStanding,
  type Operator,
  OperatorPort,
  PremiumPort,
  ProfilePort,
  SessionPort,
  type SessionUser,
  Sql,
} from '@gb/service-kit'
import { FACTS, GIVEN } from '@gb/test-kit/person'
import { Pool } from 'pg'
import { Test } from '@nestjs/testing'
import { foodAnalysisDatabase } from '../data-source.js'
import { FoodAnalysisModule } from '../food-analysis.module.js'

const ORIGIN = 'http://localhost:3000'

/** What the other services would say; a test may change it at any time. */
export class Others {
  facts: PersonFacts = FACTS
  consents: ConsentStates = GIVEN
  isPremium = false
  /** Whether the profile waits to be erased, or is erased. */
  deletion: 'none' | 'pending' | 'done' = 'none'
}

const testKeys = (): Keys => {
  const key = Buffer.alloc(32, 7).toString('base64')
  return new Keys({ current: '1', data: { '1': key }, lookup: key, internal: key, log: key })
}

/** One call of a signed-in person. */
export interface Call {
  as?: string
  body?: object
  zone?: string
  key?: string
  isOperator?: boolean
}

/** Headers of a call. The cookie is the user_id itself: who is signed in is the profile's business. */
export const headersOf = ({ as, zone, key, isOperator = false }: Call): Record<string, string> => ({
  origin: ORIGIN,
  ...(as ? { cookie: `gb_sid=${as}` } : {}),
  ...(zone ? { 'x-time-zone': zone } : {}),
  ...(key ? { 'idempotency-key': key } : {}),
  ...(isOperator ? { authorization: 'Bearer gbop_olga_secretsecret', 'x-reason': 'A test asks.' } : {}),
})

// Who is an operator, is the business of profile.
const OLGA: Operator = { tokenId: 'olga', name: 'Olga', scopes: ['billing:write'] }

/** This service alone on the test database, behind the real adapter; the ports to others are stand-ins. */
export const startFoodAnalysis = async (variables: Record<string, string> = {}) => {
  const env = parseEnv({
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    SERVICES: 'food-analysis',
    LOG_LEVEL: 'silent',
    ...variables,
  })
  const others = new Others()
  const noted: string[] = []
  const keys = testKeys()
  await prepareDatabases(env, keys, [foodAnalysisDatabase])
  const adapter = await createAdapter(env, keys, createLogger(env))
  const testing = await Test.createTestingModule({
    imports: [KitModule.forRoot(env, keys), FoodAnalysisModule],
  })
    .overrideProvider(SessionPort)
    .useValue({
      verify: async (token: string, timeZone: string | null): Promise<SessionUser> => ({
        userId: token,
        sessionId: 'session',
        timeZone: timeZone ?? 'UTC',
        person: others.facts,
        consents: others.consents,
      }),
      helped: async () => null,
    })
    .overrideProvider(ProfilePort)
    .useValue({
      standing: async (): Promise<PersonStanding | null> =>
        others.deletion === 'done'
          ? null
          : { person: others.facts, consents: others.consents, leaving: others.deletion === 'pending' },
    })
    .overrideProvider(OperatorPort)
    .useValue({
      authorize: async () => OLGA,
      isAtWork: async () => true,
      note: async ({ name }: Operator, action: string, subjects: readonly string[]) =>
        void noted.push(...subjects.map((subject) => `${name}: ${action} ${subject}`)),
    })
    .overrideProvider(PremiumPort)
    .useValue({ status: async () => ({ premiumActive: others.isPremium }) })
    .compile()
  const owner = new Pool({ connectionString: env.databaseUrl, max: 2 })
  const app = testing.createNestApplication(adapter, { logger: false, bodyParser: false })
  await app.init()
  const server = adapter.getInstance()
  await server.ready()

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options: Call = {},
  ) => {
    const response = await server.inject({
      method,
      url,
      headers: headersOf(options),
      ...(options.body ? { payload: options.body } : {}),
    })
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json<Record<string, unknown>>(),
    }
  }

  return {
    app,
    others,
    /** What operators changed, as the audit log has it. */
    noted,
    call,
    /** Sends a photo of a person; `image` is base64 text. */
    scan: (as: string, image: string, options: Omit<Call, 'as' | 'body'> & { mealType?: string } = {}) =>
      call('POST', '/api/analyze-food', {
        ...options,
        as,
        body: {
          user_id: as,
          image_base64: image,
          ...(options.mealType ? { meal_type: options.mealType } : {}),
        },
      }),
    /** Opens a real port, for what `inject` cannot do. */
    listen: () => server.listen({ host: '127.0.0.1', port: 0 }),
    /** As the owner, who sees the rows of everybody. */
    sql: new Sql(owner),
    databaseUrl: env.databaseUrl,
    close: async () => {
      await app.close()
      await owner.end()
    },
  }
}
