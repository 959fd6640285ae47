import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Eraser } from '@gb/profile'
import { loadKeys, migrate, parseEnv } from '@gb/service-kit'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Client } from 'pg'
import { createApp } from './create-app.js'
import { REGISTRY } from './registry.js'

const CONSENT = {
  privacy_policy_accepted: true,
  terms_accepted: true,
  health_data_consent: true,
  ai_analysis_consent: true,
  app_version: '1.0',
  timestamp: '2026-11-20T08:30:00.000Z',
}

const FORM = {
  name: 'Sam',
  age: 42,
  height_feet: 5,
  height_inches: 6,
  current_weight_lbs: 231.4,
  goal_weight_lbs: 160,
  surgery_date: '2026-09-01',
}

let app: NestFastifyApplication
let database: Client

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'my-data-'))
  const env = parseEnv({
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    DATA_DIR: folder,
    WEB_ROOT: folder,
    LOG_LEVEL: 'silent',
    NEW_PROFILES_PER_ADDRESS: '1000',
  })
  await migrate(
    env.databaseUrl,
    env.services.map((name) => REGISTRY[name].database),
  )
  app = await createApp(env, loadKeys(env.keysFile, true))
  await app.getHttpAdapter().getInstance().ready()
  database = new Client({ connectionString: env.databaseUrl })
  await database.connect()
}, 120_000)
afterAll(async () => {
  await database.end()
  await app.close()
})

type Method = 'GET' | 'POST' | 'DELETE'
type Body = Record<string, unknown>

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null

const browser = () => {
  const jar = new Map<string, string>()
  const raw = async (method: Method, url: string, body?: object) => {
    const response = await app.inject({
      method,
      url,
      headers: {
        origin: 'http://localhost:3000',
        'x-time-zone': 'Pacific/Kiritimati',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body ? { payload: body } : {}),
    })
    for (const { name, value } of response.cookies) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const call = async (method: Method, url: string, body?: object) => {
    const response = await raw(method, url, body)
    const parsed: unknown = JSON.parse(response.body)
    return { status: response.statusCode, headers: response.headers, body: isBody(parsed) ? parsed : {} }
  }
  return { jar, raw, call }
}

const signUp = async () => {
  const me = browser()
  await me.call('POST', '/api/user-consent', CONSENT)
  const { body } = await me.call('POST', '/api/profile', { ...FORM, email: `${randomUUID()}@example.com` })
  return { ...me, userId: String(body.user_id), code: String(body.recovery_code) }
}

const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()

const HOSTILE = '=1+1, "quoted"; \'apostrophe\'\r\nsecond line 🍲 \u202e'

/** A person with every kind of entry. */
const signUpAndLog = async () => {
  const person = await signUp()
  const user_id = person.userId
  const log = async (path: string, entry: object) => {
    const { status } = await person.call('POST', `/api/${path}`, {
      user_id,
      entry_id: randomUUID(),
      ...entry,
    })
    expect(status).toBe(201)
  }
  await log('weight-entry', { weight_lbs: 229.9, notes: HOSTILE, recorded_at: days(3) })
  await log('weight-entry', { weight_lbs: 228, recorded_at: days(1) })
  await log('vitamin-entry', {
    vitamin_name: 'Vitamin D3',
    dosage_mg: 0.075,
    dosage_amount: 3000,
    dosage_unit: 'IU',
    notes: '-2',
  })
  await log('vitamin-entry', { vitamin_name: 'Iron', dosage_mg: 45.5, time_taken: 'evening' })
  await log('fluid-entry', { amount_oz: 8.5, recorded_at: days(2) })
  await log('mood-entry', {
    mood_description: 'hopeful',
    journal_entry: HOSTILE,
    gratitude_note: "'@home",
    victories: '',
  })
  await database.query(
    `INSERT INTO food_analysis.food_entry (user_id, entry_id, recorded_at, time_zone, local_date, meal_type, items,
       calories, protein_g, carbs_g, fat_g, fiber_g, sugar_g, phase, rating, rating_score, rating_reasons,
       recommendations, assumptions, source, model, prompt_version, model_answer)
     VALUES ($1, gen_random_uuid(), '2026-11-19T12:00:00.123Z', 'America/New_York', '2026-11-19', 'lunch', $2::jsonb,
       80.1, 5.2, 12, 1.1, 4, 1, NULL, 'good', 66, '{"=because"}', '{"Eat slowly."}', '{}', 'ai', 'm', 'plate-v1',
       jsonb_build_object('items', $2::jsonb))`,
    [
      user_id,
      JSON.stringify([
        {
          name: HOSTILE.slice(0, 40),
          grams: 120.5,
          calories: 80.1,
          protein_g: 5.2,
          carbs_g: 12,
          fat_g: 1.1,
          fiber_g: 4,
          sugar_g: 1,
          tags: ['whole-produce'],
          earliest_phase: null,
          is_drink: false,
        },
      ]),
    ],
  )
  await database.query(
    `INSERT INTO billing.checkout_session (user_id, session_id, package_id, months, amount, currency, return_origin,
       state, expires_at)
     VALUES ($1, $2, 'monthly', 1, 9.99, 'USD', 'http://localhost', 'paid', now()),
            ($1, $3, 'monthly', 1, 9.99, 'USD', 'http://localhost', 'open', now())`,
    [user_id, `paid-${user_id.slice(0, 8)}`, randomUUID()],
  )
  return person
}

type Person = Awaited<ReturnType<typeof signUp>>

/** Everything a person sees of their logs, through the screens' own reads. */
const seen = async ({ call, userId }: Person) => {
  const histories = ['weight', 'vitamin', 'fluid', 'mood', 'food']
  const read = await Promise.all(
    histories.map((kind) => call('GET', `/api/${kind}-history/${userId}?limit=1000`)),
  )
  return Object.fromEntries(histories.map((kind, i) => [kind, read[i]?.body.entries]))
}

const exported = async ({ call, userId }: Person): Promise<Body> =>
  (await call('GET', `/api/export/${userId}`)).body

/** What the database still says of somebody, table by table. */
const traces = async (text: string): Promise<string[]> => {
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_schema IN ('profile', 'tracking', 'food_analysis', 'billing', 'content') AND table_type = 'BASE TABLE'`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await database.query(`SELECT FROM ${name} t WHERE t::text LIKE $1`, [`%${text}%`])
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat().sort()
}

/** Lets the undo be over, and runs rounds until everything is erased. */
const erase = async (userId: string) => {
  const eraser = app.get(Eraser, { strict: false })
  await database.query(`UPDATE profile.profile SET erase_at = now() WHERE user_id = $1`, [userId])
  await eraser.round()
  await database.query(`UPDATE profile.erasure_step SET next_attempt_at = now() WHERE user_id = $1`, [userId])
  await eraser.round()
}

describe('my data', () => {
  it('gives the same data back after export, deletion, erasure, a new profile and import', async () => {
    const old = await signUpAndLog()
    const before = await seen(old)
    const file = await exported(old)
    expect((await old.call('DELETE', `/api/profile/${old.userId}`)).status).toBe(200)
    await erase(old.userId)
    expect(await traces(old.userId)).toEqual([])

    const anew = await signUp()
    const { status, body } = await anew.call('POST', '/api/import', { user_id: anew.userId, export: file })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        logs: {
          weight: { imported: 3, already_there: 0, refused: 0 },
          vitamins: { imported: 2 },
          fluids: { imported: 1 },
          mood: { imported: 1 },
          food: { imported: 1 },
        },
        refused: [],
      },
    })
    const after = await seen(anew)
    const initial = (await anew.call('GET', `/api/weight-history/${anew.userId}`)).body
    expect(initial.current_weight_lbs).toBe(231.4)
    const own = (after.weight as Body[]).find(
      ({ is_initial, notes }) => !is_initial && notes === 'Profile update',
    )
    expect({ ...after, weight: (after.weight as Body[]).filter((entry) => entry !== own) }).toEqual(before)
    expect((after.weight as Body[]).filter(({ is_initial }) => is_initial)).toHaveLength(1)

    const again = await anew.call('POST', '/api/import', { user_id: anew.userId, export: file })
    expect(again.body).toMatchObject({
      logs: { weight: { imported: 0, already_there: 3 }, food: { imported: 0, already_there: 1 } },
      refused: [],
    })
    expect(await seen(anew)).toEqual(after)
  })
})
