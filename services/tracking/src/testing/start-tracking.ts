import {
  AppError,
  ConsentPort,
  createAdapter,
  createLogger,
  Keys,
  KitModule,
  migrate,
  parseEnv,
  type PersonFacts,
  ProfilePort,
  SessionPort,
  Sql,
  WeightEventsPort,
} from '@gb/service-kit'
import { Test } from '@nestjs/testing'
import { trackingDatabase } from '../data-source.js'
import { TrackingModule } from '../tracking.module.js'

const ORIGIN = 'http://localhost:3000'

/** Facts of everybody in these tests; without a surgery date the fluid goal is 64 oz. */
const FACTS: PersonFacts = {
  gender: 'female',
  heightInches: 65,
  activityLevel: 'light',
  surgeryDate: null,
  goalWeightLbs: 150,
  timeZone: 'UTC',
}

// The cookie is the user_id itself: who is signed in is the profile's business, not what is tested here.
const sessions: SessionPort = {
  verify: (token, timeZone) =>
    Promise.resolve({ userId: token, sessionId: 'session', timeZone: timeZone ?? 'UTC' }),
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

/** The consent ledger of these tests. */
class ConsentSwitch implements ConsentPort {
  isGiven = true

  async require(): Promise<void> {
    if (!this.isGiven) throw new AppError('consent_required', 'Please accept all consent items.')
  }
}

/** Tracking alone on the test database, behind the real adapter; the profile's ports are stand-ins. */
export const startTracking = async () => {
  const env = parseEnv({
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    SERVICES: 'tracking',
    LOG_LEVEL: 'silent',
  })
  await migrate(env.databaseUrl, [trackingDatabase])
  const consent = new ConsentSwitch()
  const remembered = new Map<string, number>()
  const keys = testKeys()
  const adapter = await createAdapter(env, keys, createLogger(env))
  const testing = await Test.createTestingModule({ imports: [KitModule.forRoot(env, keys), TrackingModule] })
    .overrideProvider(SessionPort)
    .useValue(sessions)
    .overrideProvider(ConsentPort)
    .useValue(consent)
    .overrideProvider(ProfilePort)
    .useValue({
      facts: () => Promise.resolve(FACTS),
      rememberWeight: (userId: string, weightLbs: number) => {
        remembered.set(userId, weightLbs)
        return Promise.resolve()
      },
    })
    .compile()
  const app = testing.createNestApplication(adapter, { logger: false, bodyParser: false })
  await app.init()
  const server = adapter.getInstance()
  await server.ready()

  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, options: Call = {}) => {
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
    consent,
    /** The latest weight that the profile was told, by person. */
    remembered,
    sql: app.get(Sql, { strict: false }),
    weightEvents: app.get(WeightEventsPort),
    url: env.databaseUrl,
    close: () => app.close(),
  }
}
