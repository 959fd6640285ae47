import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONFIRMATION_PURPOSES } from '@gb/domain'
import { loadKeys, parseEnv, prepareDatabases } from '@gb/service-kit'
import { Client } from 'pg'
import { createApp } from '../create-app.js'
import { SERVICES } from '../services.js'

const CONSENT = {
  privacy_policy_accepted: true,
  terms_accepted: true,
  health_data_consent: true,
  ai_analysis_consent: true,
  app_version: '1.0',
  timestamp: '2026-11-20T08:30:00.000Z',
}

/** What `signUp` fills in, but for the e-mail. */
export const FORM = {
  name: 'Sam',
  age: 42,
  height_feet: 5,
  height_inches: 6,
  current_weight_lbs: 231.4,
  goal_weight_lbs: 160,
  surgery_date: '2026-09-01',
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A JSON object as it came. */
export type Body = Record<string, unknown>

/** Whether a value is a JSON object. */
export const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null

/** The JSON objects of a list; nothing when it is none. */
export const listOf = (value: unknown): Body[] =>
  Array.isArray(value) ? value.filter((entry: unknown) => isBody(entry)) : []

/** What a test may have otherwise. */
interface ProductOptions {
  /** Fills the folder of data and front ends before the start. */
  prepare?: (folder: string) => void
  /** Further variables; a `DATABASE_URL` is another way to the same database, for the running product alone. */
  variables?: NodeJS.ProcessEnv
}

/** The whole product in this process, on the test database. */
export const startProduct = async ({ prepare, variables }: ProductOptions = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-test-'))
  prepare?.(folder)
  const env = parseEnv({
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    DATA_DIR: folder,
    WEB_ROOT: folder,
    LOG_LEVEL: 'silent',
    NEW_PROFILES_PER_ADDRESS: '1000',
    GUEST_WRITES_PER_ADDRESS: '100000',
    WRITES_PER_ADDRESS: '100000',
    ...variables,
  })
  const keys = loadKeys(env.keysFile, true)
  await prepareDatabases(
    env,
    keys,
    env.services.map((name) => SERVICES[name].database),
  )
  const app = await createApp(env, keys)
  await app.getHttpAdapter().getInstance().ready()

  const browser = (timeZone = 'Pacific/Kiritimati') => {
    const jar = new Map<string, string>()
    const raw = async (method: Method, url: string, body?: object, headers: Record<string, string> = {}) => {
      const response = await app.inject({
        method,
        url,
        headers: {
          origin: 'http://localhost:3000',
          'x-time-zone': timeZone,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(body ? { payload: body } : {}),
      })
      for (const { name, value } of response.cookies) {
        if (value === '') jar.delete(name)
        else jar.set(name, value)
      }
      return response
    }
    const call = async (method: Method, url: string, body?: object, headers?: Record<string, string>) => {
      const response = await raw(method, url, body, headers)
      const parsed: unknown = JSON.parse(response.body)
      return { status: response.statusCode, headers: response.headers, body: isBody(parsed) ? parsed : {} }
    }
    return { jar, raw, call }
  }

  /** Every session of a person has just confirmed everything, for tests of what follows a confirmation. */
  const confirmEverything = async (userId: string): Promise<void> => {
    const client = new Client({ connectionString: env.databaseUrl })
    await client.connect()
    await client.query(
      `INSERT INTO profile.fresh_confirmation (user_id, session_id, purpose, confirmed_at)
       SELECT user_id, session_id, unnest($2::text[]), created_at FROM profile.session WHERE user_id = $1
       ON CONFLICT DO NOTHING`,
      [userId, [...CONFIRMATION_PURPOSES]],
    )
    await client.end()
  }

  /** Somebody with a profile and nothing confirmed. */
  const signUpUnconfirmed = async (timeZone?: string) => {
    const me = browser(timeZone)
    await me.call('POST', '/api/user-consent', CONSENT)
    const { body } = await me.call('POST', '/api/profile', { ...FORM, email: `${randomUUID()}@example.com` })
    return { ...me, userId: String(body.user_id), code: String(body.recovery_code) }
  }

  const signUp = async (timeZone?: string) => {
    const person = await signUpUnconfirmed(timeZone)
    await confirmEverything(person.userId)
    return person
  }

  return {
    app,
    env,
    keys,
    databaseUrl: env.databaseUrl,
    browser,
    signUpUnconfirmed,
    signUp,
    confirmEverything,
  }
}
