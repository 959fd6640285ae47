import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  BillingWorkPort,
  createAdapter,
  createLogger,
  Jobs,
  Keys,
  KitModule,
  type Mail,
  Mailer,
  parseEnv,
  prepareDatabases,
  PolicyPort,
  PremiumPort,
  type ProfileWeight,
  Sql,
  statementForEveryone,
  TrackingWorkPort,
  WeightEventsPort,
} from '@gb/service-kit'
import { Test } from '@nestjs/testing'
import { profileDatabase } from '../database/data-source.js'
import { MAIL } from '../database/jobs.js'
import { ProfileModule } from '../profile.module.js'
import { BillingWork } from './billing-work.js'

const ORIGIN = 'http://localhost:3000'

/** A whole answer to the profile form. */
export const FORM = {
  name: 'Sam',
  email: 'sam@example.com',
  age: 42,
  height_feet: 5,
  height_inches: 6,
  current_weight_lbs: 231.4,
  goal_weight_lbs: 160,
  surgery_date: '2026-09-01',
}

/** The consent window with all four boxes ticked. */
export const CONSENT = {
  privacy_policy_accepted: true,
  terms_accepted: true,
  health_data_consent: true,
  ai_analysis_consent: true,
  app_version: '1.0',
  timestamp: '2026-11-20T08:30:00.000Z',
}

export const testKeys = (): Keys => {
  const key = Buffer.alloc(32, 7).toString('base64')
  return new Keys({ current: '1', data: { '1': key }, lookup: key, internal: key, log: key })
}

/** The weight log of these tests: it keeps what it is told, unless it is down. */
export class WeightLog implements WeightEventsPort {
  readonly received: ProfileWeight[] = []
  isDown = false

  async receive(weight: ProfileWeight): Promise<void> {
    if (this.isDown) throw new Error('the weight log is down')
    this.received.push(weight)
  }
}

/** The mail server of these tests: it keeps what it is given, unless it is down. */
export class MailBox implements Mailer {
  readonly received: Mail[] = []
  isDown = false

  async send(mail: Mail): Promise<void> {
    if (this.isDown) throw new Error('the mail server is down')
    this.received.push(mail)
  }

  /** The mails to one address, oldest first. */
  to(address: string): Mail[] {
    return this.received.filter((mail) => mail.to === address)
  }

  /** The code of the newest mail to one address that has one. */
  codeFor(address: string): string {
    const codes = this.to(address).flatMap(({ text }) => /^\d{8}$/m.exec(text) ?? [])
    return codes.at(-1) ?? 'no code was mailed'
  }
}

/** One call. */
export interface Call {
  body?: object
  headers?: Record<string, string>
}

/** A cookie as an answer set it. */
export interface SetCookie {
  name: string
  value: string
  maxAge: number | undefined
  httpOnly: boolean | undefined
  sameSite: string | undefined
}

/** An answer. */
export interface Answer {
  status: number
  headers: Record<string, unknown>
  cookies: SetCookie[]
  body: Record<string, unknown>
}

const MAILS_IN_HAND = `SELECT FROM profile_jobs.job
  WHERE name = '${MAIL.name}' AND (state = 'active' OR (state < 'active' AND start_after <= now()))`

/** What runs now and then without anybody asking. */
const BACKGROUND = new Set([
  'claim_weights_due',
  'touch_session',
  'remember_time_zone',
  'operator_last_audit',
  'operator_audit_hash',
  'next_jobs_of_profile_jobs',
  'is_any_erasure_due',
  'find_merge_rests',
  'find_mail',
  'end_mail',
])

const parseObject = (text: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'object' && value !== null) return { ...value }
  throw new Error('the answer is no JSON object')
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The profile service alone on the test database, behind the real adapter; billing and tracking are stand-ins. */
export const startProfile = async (variables: NodeJS.ProcessEnv = {}) => {
  const env = parseEnv({
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    SERVICES: 'profile',
    LOG_LEVEL: 'silent',
    NEW_PROFILES_PER_ADDRESS: '1000',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'profile-test-')),
    GUEST_WRITES_PER_ADDRESS: '100000',
    WRITES_PER_ADDRESS: '100000',
    ...variables,
  })
  const weights = new WeightLog()
  const mails = new MailBox()
  const billingWork = new BillingWork()
  const keys = testKeys()
  await prepareDatabases(env, keys, [profileDatabase])
  const adapter = await createAdapter(env, keys, createLogger(env))
  const testing = await Test.createTestingModule({ imports: [KitModule.forRoot(env, keys), ProfileModule] })
    .overrideProvider(PremiumPort)
    .useValue({ status: () => Promise.resolve({ premiumActive: false }) })
    .overrideProvider(WeightEventsPort)
    .useValue(weights)
    .overrideProvider(BillingWorkPort)
    .useValue(billingWork)
    .overrideProvider(TrackingWorkPort)
    .useValue({ states: () => Promise.resolve([]) })
    .overrideProvider(Mailer)
    .useValue(mails)
    .compile()
  const app = testing.createNestApplication(adapter, { logger: false, bodyParser: false })
  await app.init()
  const server = adapter.getInstance()
  await server.ready()
  const sql = app.get(Sql, { strict: false })

  /** A browser with its own cookies; every call may set some. */
  const browser = (address = '203.0.113.7') => {
    const jar = new Map<string, string>()
    const call = async (method: Method, url: string, { body, headers }: Call = {}): Promise<Answer> => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await server.inject({
        method,
        url,
        remoteAddress: address,
        headers: { origin: ORIGIN, ...(cookie ? { cookie } : {}), ...headers },
        ...(body ? { payload: body } : {}),
      })
      for (const { name, value } of response.cookies) {
        if (value === '') jar.delete(name)
        else jar.set(name, value)
      }
      return {
        status: response.statusCode,
        headers: response.headers,
        cookies: response.cookies.map(({ name, value, maxAge, httpOnly, sameSite }) => ({
          name,
          value,
          maxAge,
          httpOnly,
          sameSite,
        })),
        body: parseObject(response.body),
      }
    }
    const consenting = async () => {
      await call('POST', '/api/user-consent', { body: CONSENT })
      return { jar, call }
    }
    return { jar, call, consenting }
  }

  const jobs = app.get(Jobs, { strict: false })
  let counter = 0
  const run = (text: string, values: unknown[] = []) =>
    sql.query<Record<string, unknown>>(statementForEveryone(`test_${(counter += 1)}`, text), values)
  return {
    browser,
    weights,
    mails,
    billingWork,
    /** Waits until everything that is due was sent or has failed. */
    deliverMails: async () => {
      while ((await run(MAILS_IN_HAND)).length > 0) await sleep(10)
    },
    /** Makes the mails due that wait for their next try. */
    mailsAreDue: async () => {
      for (const { ids } of await jobs.list.failed(MAIL)) await jobs.retry(MAIL, ids)
    },
    sql,
    url: env.databaseUrl,
    policies: app.get(PolicyPort),
    get: app.get.bind(app),
    /** Notes the names of the statements that run from now on; calling what it returns ends that and answers them. */
    watchStatements: () => {
      const names: string[] = []
      const query = sql.query.bind(sql)
      sql.query = (stmt, values) => {
        if (!BACKGROUND.has(stmt.name)) names.push(stmt.name)
        return query(stmt, values)
      }
      return () => {
        sql.query = query
        return names
      }
    },
    /** Makes one statement fail from now on; calling what it returns ends that. */
    breakStatement: (name: string) => {
      const query = sql.query.bind(sql)
      sql.query = (stmt, values) =>
        stmt.name === name ? Promise.reject(new Error('out of luck')) : query(stmt, values)
      return () => {
        sql.query = query
      }
    },
    /** Runs any SQL, as the service's own role, for everybody. */
    run,
    close: () => app.close(),
  }
}
