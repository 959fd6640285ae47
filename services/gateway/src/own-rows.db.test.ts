import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { jobsSchemaOf, loginOf, type ServiceDatabase, withOwnerClient } from '@gb/service-kit'
import { Client } from 'pg'
import { SERVICES } from './services.js'
import { startProduct } from './testing/start-product.js'

const url = process.env.TEST_DATABASE_URL ?? ''
const databases = Object.values(SERVICES).map(({ database }) => database)

const TEXTS = 'texts and prices, the same for everybody'
const RELEASES = 'about files of the product, the same for everybody; counts of loads, of nobody'
const OPERATORS = 'about operators, who are no people of the product; nobody is looked up in it by a person'
const BEFORE = 'asked before anybody is known, by a secret that only the asking browser has'

/** Tables without a wall between people, `schema.table`, each with the reason why. */
const OPEN: Record<string, string> = {
  'profile.policy_version': TEXTS,
  'profile.operator_token': OPERATORS,
  'profile.operator_audit': OPERATORS,
  'profile.visitor': BEFORE,
  'profile.restore_challenge': BEFORE,
  'profile.passkey_challenge': BEFORE,
  'profile.mail_outbox': 'sealed mails on their way, also to whom has no profile; known by a random id alone',
  'profile.tombstone': 'hashes of who was erased',
  'profile.tombstone_token': 'hashes of tokens of who was erased',
  'food_analysis.ai_usage': 'calls of a day over all people',
  'food_analysis.barcode': TEXTS,
  'food_analysis.food': TEXTS,
  'food_analysis.food_load': TEXTS,
  'food_analysis.food_word': TEXTS,
  'food_analysis.fdc_progress': TEXTS,
  'food_analysis.fdc_staged_food': TEXTS,
  'billing.package': TEXTS,
  'billing.package_price': TEXTS,
  'billing.promo_code': TEXTS,
  'billing.webhook_event': 'numbers of things at the payment service, which name nobody here',
  'content.announcement': TEXTS,
  'content.document': TEXTS,
  'content.draft': TEXTS,
  'releases.release': RELEASES,
  'releases.rollout': RELEASES,
  'releases.chosen_value': RELEASES,
  'releases.field_day': RELEASES,
  'releases.canary_mark':
    'how the canary that runs does for each of those who have it, by keyed hashes of this release: they name nobody, and end with it',
  'releases.flag_tester':
    'keyed hashes of who tries a flag early, another one for each flag: they name nobody',
  ...Object.fromEntries(
    databases.flatMap(({ schema }) => [
      [`${schema}.migration`, 'names of migrations'],
      [`${schema}.throttle`, 'counters that are asked before anybody is known; they hold figures alone'],
    ]),
  ),
}

interface Table {
  name: string
  closed: boolean
  person: string | null
}

const TABLES = `
  SELECT n.nspname || '.' || c.relname AS name,
    c.relrowsecurity AND c.relforcerowsecurity AND EXISTS (SELECT FROM pg_policies p
      WHERE p.schemaname = n.nspname AND p.tablename = c.relname AND p.policyname = 'own_rows' AND p.cmd = 'ALL'
        AND p.permissive = 'PERMISSIVE' AND p.roles = '{public}' AND p.qual LIKE '%gb.person%' AND p.with_check = p.qual)
    AND (SELECT count(*) FROM pg_policies p WHERE p.schemaname = n.nspname AND p.tablename = c.relname) = 1 AS closed,
    (SELECT min(a.attname::text) FROM pg_attribute a WHERE a.attrelid = c.oid AND NOT a.attisdropped
       AND a.attname IN ('user_id', 'subject_id', 'person_id', 'profile_id', 'owner')) AS person
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p', 'm', 'v') AND n.nspname = ANY($1) ORDER BY 1`

let tables: Table[]
let product: Awaited<ReturnType<typeof startProduct>>
let people: string[]

const logs = (userId: string): [string, object][] => [
  ['weight-entry', { user_id: userId, weight_lbs: 230 }],
  ['fluid-entry', { user_id: userId, amount_oz: 8 }],
  ['mood-entry', { user_id: userId, mood_description: 'hopeful', journal_entry: 'private words' }],
  ['milestone-entry', { user_id: userId, milestone: 'private words' }],
  ['recovery-entry', { user_id: userId, vomiting: 'once' }],
]

beforeAll(async () => {
  product = await startProduct()
  people = []
  for (let n = 0; n < 2; n++) {
    const me = await product.signUp()
    people.push(me.userId)
    for (const [path, body] of logs(me.userId)) {
      const { status } = await me.call('POST', `/api/${path}`, body)
      if (status !== 201) throw new Error(`${path} answered ${status}`)
    }
  }
  await withOwnerClient(url, 'test', async (client) => {
    tables = (await client.query<Table>(TABLES, [databases.map(({ schema }) => schema)])).rows
  })
})
afterAll(() => product.app.close())

/** How many rows a service sees without any WHERE. */
const seen = async (database: ServiceDatabase, table: string, person: string | null): Promise<number> => {
  const { env, keys } = product
  const client = new Client({ connectionString: loginOf(env, keys, database).url })
  await client.connect()
  try {
    if (person !== null) await client.query(`SELECT set_config('gb.person', $1, false)`, [person])
    const { rows } = await client.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`)
    return rows[0]?.rows ?? 0
  } finally {
    await client.end()
  }
}

describe('what a service does later', () => {
  const withJobs = databases.filter(({ jobs }) => jobs !== undefined)

  it('lies in clear, so it names no person', () => {
    const named = withJobs.flatMap(({ jobs = [] }) => jobs.flatMap(({ ids }) => ids))
    expect(named.filter((id) => /user|person|profile|owner/i.test(id))).toEqual([])
    expect(withJobs.map(({ schema }) => schema)).toEqual(['profile', 'billing'])
  })

  it('is seen by its own service alone', async () => {
    for (const database of databases)
      for (const { schema } of withJobs) {
        const jobs = seen(database, `${jobsSchemaOf(schema)}.job`, '*')
        if (database.schema === schema) expect(await jobs).toBeGreaterThanOrEqual(0)
        else await expect(jobs).rejects.toMatchObject({ code: '42501' })
      }
  })
})

describe('the wall between people', () => {
  it('stands in front of every table, unless there is a reason', () => {
    const open = tables.filter(({ closed }) => !closed).map(({ name }) => name)
    // A new table: close it with closeToOthers in its migration.
    expect(open.filter((name) => !(name in OPEN))).toEqual([])
    expect(Object.keys(OPEN).filter((name) => !open.includes(name))).toEqual([])
  })

  it('is not left out where a column names a person, but for what is asked before anybody is known', () => {
    const named = tables.filter(({ closed, person }) => !closed && person !== null).map(({ name }) => name)
    expect(named).toEqual(['profile.mail_outbox', 'profile.passkey_challenge', 'profile.restore_challenge'])
  })

  it('shows a service nothing when nobody is named, and one person their own rows only', async () => {
    let filled = 0
    for (const database of databases)
      for (const { name } of tables.filter(
        (table) => table.closed && table.name.startsWith(`${database.schema}.`),
      )) {
        const all = await seen(database, name, '*')
        expect([name, await seen(database, name, null)]).toEqual([name, 0])
        expect([name, await seen(database, name, randomUUID())]).toEqual([name, 0])
        const [one = 0, other = 0] = await Promise.all(people.map((person) => seen(database, name, person)))
        expect([name, one + other <= all]).toEqual([name, true])
        if (one > 0 && other > 0 && one < all) filled += 1
      }
    expect(filled).toBeGreaterThan(5)
  })
})
