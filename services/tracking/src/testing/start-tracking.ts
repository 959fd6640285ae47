import {
  type ConsentState,
  createAdapter,
  createLogger,
  FoodDaysPort,
  type Freshness,
  Keys,
  KitModule,
  parseEnv,
  prepareDatabases,
  type PersonFacts,
  PremiumPort,
  ProfilePort,
  SessionPort,
  type SessionUser,
  Sql,
  WeightEventsPort,
} from '@gb/service-kit'
import type { LoggedMeal } from '@gb/domain'
import { Pool } from 'pg'
import { Test, type TestingModuleBuilder } from '@nestjs/testing'
import { trackingDatabase } from '../data-source.js'
import { TrackingModule } from '../tracking.module.js'
import { FACTS, GIVEN } from '@gb/test-kit/person'

const ORIGIN = 'http://localhost:3000'

/** The profile service of these tests. The cookie is the user_id itself: who is signed in is not what is tested here. */
class Profile implements SessionPort {
  /** How everybody's health_data_consent stands. */
  healthData: ConsentState = 'given'
  /** Whether everybody waits to be erased. */
  leaving = false
  /** When everybody's day begins. */
  dayStartsAt = 0
  /** What everybody is called; null when the profile does not answer. */
  name: string | null = 'Maria Lopez'
  /** What is different from the facts of everybody. */
  facts: Partial<PersonFacts> = {}

  async verify(token: string, timeZone: string | null): Promise<SessionUser> {
    return {
      userId: token,
      sessionId: 'session',
      timeZone: timeZone ?? 'UTC',
      person: { ...FACTS, ...this.facts, dayStartsAt: this.dayStartsAt },
      consents: { ...GIVEN, health_data_consent: this.healthData },
    }
  }

  async freshness(): Promise<Freshness> {
    return { isFresh: true, ways: ['email'] }
  }

  async helped(): Promise<null> {
    return null
  }
}

const testKeys = (): Keys => {
  const key = Buffer.alloc(32, 7).toString('base64')
  return new Keys({ current: '1', data: { '1': key }, lookup: key, internal: key, log: key })
}

/** One call of a signed-in person. */
interface Call {
  as?: string
  body?: object
  zone?: string
  idempotencyKey?: string
}

/**
 * Tracking alone on the test database, behind the real adapter; the profile's ports are stand-ins.
 * @param change puts further stand-ins in place
 */
export const startTracking = async (change = (builder: TestingModuleBuilder) => builder) => {
  const env = parseEnv({
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    SERVICES: 'tracking',
    LOG_LEVEL: 'silent',
  })
  const profile = new Profile()
  const others = { isPremium: true, meals: new Array<LoggedMeal>() }
  const remembered = new Map<string, number>()
  const keys = testKeys()
  await prepareDatabases(env, keys, [trackingDatabase])
  const adapter = await createAdapter(env, keys, createLogger(env))
  const builder = Test.createTestingModule({ imports: [KitModule.forRoot(env, keys), TrackingModule] })
    .overrideProvider(SessionPort)
    .useValue(profile)
    .overrideProvider(ProfilePort)
    .useValue({
      rememberWeight: (userId: string, weightLbs: number) => {
        remembered.set(userId, weightLbs)
        return Promise.resolve()
      },
      nameOf: () =>
        profile.name === null ? Promise.reject(new Error('away')) : Promise.resolve(profile.name),
      standing: () =>
        Promise.resolve({
          person: { ...FACTS, ...profile.facts },
          consents: { ...GIVEN, health_data_consent: profile.healthData },
          leaving: profile.leaving,
        }),
    })
    .overrideProvider(PremiumPort)
    .useValue({ status: async () => ({ premiumActive: others.isPremium }) })
    .overrideProvider(FoodDaysPort)
    .useValue({
      meals: async (_userId: string, from: string, to: string) =>
        others.meals.filter(({ day }) => day >= from && day <= to),
    })
  const testing = await change(builder).compile()
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
    const { as, body, zone, idempotencyKey } = options
    const response = await server.inject({
      method,
      url,
      headers: {
        origin: ORIGIN,
        ...(as ? { cookie: `gb_sid=${as}` } : {}),
        ...(zone ? { 'x-time-zone': zone } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body ? { payload: body } : {}),
    })
    return { status: response.statusCode, body: JSON.parse(response.body) as Record<string, unknown> }
  }

  return {
    call,
    profile,
    /** What billing and food-analysis say of everybody. */
    others,
    /** The latest weight that the profile was told, by person. */
    remembered,
    /** As the owner, who sees the rows of everybody. */
    sql: new Sql(owner),
    weightEvents: app.get(WeightEventsPort),
    app,
    server,
    url: env.databaseUrl,
    close: async () => {
      await app.close()
      await owner.end()
    },
  }
}
