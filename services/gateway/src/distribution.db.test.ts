import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Statement } from '@gb/service-kit'
import { Client } from 'pg'
import { SERVICES } from './services.js'
import { declaredStatements } from './testing/declared-statements.js'
import { PLACEMENTS, shardColumnOf } from './testing/placements.js'
import { type Plan, type Reach, reachOf } from './testing/statement-plan.js'

/**
 * What is asked of every shard: by workers, each on the machine of the shard, and by operators, whose lists are put together
 * of what each machine answers.
 */
const SHARD_BY_SHARD = [
  'check_ins_answered',
  'check_ins_by_ids',
  'check_ins_that_wait',
  'check_ins_waiting',
  'forget_idempotency_content',
  'forget_idempotency_food_analysis',
  'forget_idempotency_tracking',
  'operator_failed_lately',
  'operator_failed_scans',
  'scan_refund_expired',
]

/**
 * Answers that are kept for a repeated request name their person as text. That cuts them into other shards than the entries,
 * and such a write is agreed upon by two machines. While releases replace each other the type cannot change: the older one
 * compares with a text. First every statement has to leave the type open, the release after that changes it.
 */
const OF_ANOTHER_TYPE = [
  'content.idempotency_key text',
  'food_analysis.idempotency_key text',
  'tracking.idempotency_key text',
]

/** Statements of tables that an import takes nothing into: they are spelled with all others and name a column that is not there. */
const NEVER_ASKED = /^import_\w+$/

const TABLES = `SELECT n.nspname || '.' || c.relname AS name, c.relkind AS kind,
    array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relkind IN ('r', 'p', 'm', 'v') AND n.nspname = ANY($1) AND a.attnum > 0 AND NOT a.attisdropped
  GROUP BY 1, 2 ORDER BY 1`

const KEYS = `SELECT i.indrelid::regclass::text AS table, i.indexrelid::regclass::text AS name, i.indisprimary AS "isPrimary",
    i.indisexclusion AS "isExclusion",
    ARRAY(SELECT a.attname::text FROM unnest(i.indkey) AS k JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k)
      AS columns
  FROM pg_index i WHERE (i.indisunique OR i.indisexclusion) AND i.indrelid::regclass::text = ANY($1)`

const REFERENCES = `SELECT conname::text AS name, conrelid::regclass::text AS from, confrelid::regclass::text AS to,
    ARRAY(SELECT a.attname::text || '=' || b.attname FROM unnest(conkey, confkey) AS k (one, other)
      JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = k.one
      JOIN pg_attribute b ON b.attrelid = confrelid AND b.attnum = k.other) AS pairs
  FROM pg_constraint WHERE contype = 'f' AND (conrelid::regclass::text = ANY($1) OR confrelid::regclass::text = ANY($1))`

const SHARD_COLUMNS = `SELECT format_type(a.atttypid, NULL) AS type, a.attnotnull AS "isNeeded"
  FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attname = $2`

const TRIGGERS = `SELECT tgname::text AS name FROM pg_trigger WHERE NOT tgisinternal AND tgrelid::regclass::text = ANY($1)`

interface Table {
  name: string
  kind: string
  columns: string[]
}

const sharded = Object.keys(PLACEMENTS).filter((table) => shardColumnOf(table) !== null)

let client: Client
let declared: Statement[]
let tables: Table[]

beforeAll(async () => {
  declared = await declaredStatements()
  client = new Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  const schemas = Object.values(SERVICES).map(({ database }) => database.schema)
  tables = (await client.query<Table>(TABLES, [schemas])).rows
}, 120_000)
afterAll(() => client.end())

const all = async <Row extends object>(text: string, values: unknown[] = [sharded]): Promise<Row[]> =>
  (await client.query<Row>(text, values)).rows

/** Null for what the server cannot even plan. */
const reach = async (text: string): Promise<Reach | null> => {
  const found = await all<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${text}`,
    [],
  ).catch(() => [])
  const [row] = found
  const columnsOf = (name: string) => tables.find((table) => table.name === name)?.columns ?? []
  return row ? reachOf(row['QUERY PLAN'][0].Plan, columnsOf) : null
}

/** What of a statement keeps it from being sent to the one machine that has the person. */
const breach = ({ unkeyed, keyed, beside, asksWhileStoring }: Reach): string[] => {
  if (unkeyed.length + keyed.length === 0) return []
  return [
    ...unkeyed.map((table) => `${table} without a person`),
    ...beside.map((table) => `${table} beside a shard`),
    ...(asksWhileStoring ? ['asks while it stores'] : []),
  ]
}

describe('tables, if one Postgres were many', () => {
  it('lie where a list says, each of them', () => {
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(PLACEMENTS).sort())
    expect(tables.filter(({ kind }) => kind !== 'r')).toEqual([])
  })

  it('in shards have the person in all that is unique, so that one machine alone can tell', async () => {
    const keys = await all<{ table: string; name: string; isPrimary: boolean; columns: string[] }>(KEYS)
    const without = keys.filter(({ table, columns }) => !columns.includes(shardColumnOf(table) ?? ''))
    expect(without.map(({ name }) => name)).toEqual([])
    const primary = keys.filter(({ isPrimary }) => isPrimary)
    expect(primary.map(({ table }) => table).sort()).toEqual([...sharded].sort())
    expect(primary.filter(({ table, columns }) => columns[0] !== shardColumnOf(table))).toEqual([])
  })

  it('in shards are cut by a column that is always there and of one type, but for those on a list', async () => {
    const odd: string[] = []
    for (const table of sharded) {
      const [column] = await all<{ type: string; isNeeded: boolean }>(SHARD_COLUMNS, [
        table,
        shardColumnOf(table),
      ])
      if (column?.type !== 'uuid' || !column.isNeeded) odd.push(`${table} ${column?.type ?? 'missing'}`)
    }
    expect(odd.sort()).toEqual(OF_ANOTHER_TYPE)
  })

  it('in shards refer to nothing elsewhere, nothing elsewhere refers to them, and no trigger looks further', async () => {
    const references = await all<{ name: string; from: string; to: string; pairs: string[] }>(REFERENCES)
    const astray = references.filter(({ from, to, pairs }) => {
      const [one, other] = [shardColumnOf(from), shardColumnOf(to)]
      return one === null || other === null || !pairs.includes(`${one}=${other}`)
    })
    expect(astray).toEqual([])
    expect(await all(TRIGGERS)).toEqual([])
  })
})

describe('statements, if one Postgres were many', () => {
  it('name the person by a value of their own wherever they touch a shard, and touch nothing beside it', async () => {
    const found: Record<string, string[]> = {}
    const unplanned: string[] = []
    let inShards = 0
    for (const { name, text } of declared) {
      const reached = await reach(text)
      if (reached === null) unplanned.push(name)
      else {
        const wrong = breach(reached)
        if (wrong.length > 0) found[name] = wrong
        if (reached.keyed.length > 0) inShards += 1
      }
    }
    expect(inShards).toBeGreaterThan(150)
    expect(unplanned.filter((name) => !NEVER_ASKED.test(name))).toEqual([])
    // A new one: name the person, or say below that it is asked of every shard.
    expect(
      Object.fromEntries(Object.entries(found).filter(([name]) => !SHARD_BY_SHARD.includes(name))),
    ).toEqual({})
    expect(SHARD_BY_SHARD.filter((name) => !(name in found))).toEqual([])
  })

  it('never move a row from one person to another', () => {
    const keys = /\bSET\b(?:(?!\bWHERE\b|\bRETURNING\b)[^;])*?\b(?:user_id|owner)\s*=(?!=)/s
    const moving = declared.filter(({ text }) => {
      const [, table = ''] = /\b(?:UPDATE|INSERT INTO)\s+(\w+\.\w+)/.exec(text) ?? []
      return shardColumnOf(table) !== null && keys.test(text)
    })
    expect(moving.map(({ name }) => name)).toEqual([])
    expect('UPDATE tracking.fluid_entry SET amount_oz = 1, user_id = $2 WHERE user_id = $1').toMatch(keys)
  })

  it.each([
    [
      'no person',
      'SELECT FROM tracking.fluid_entry WHERE entry_id = $1',
      ['tracking.fluid_entry without a person'],
    ],
    [
      'several people',
      'DELETE FROM tracking.fluid_entry WHERE user_id = ANY($1::uuid[])',
      ['tracking.fluid_entry without a person'],
    ],
    [
      'a person and, beside, anybody',
      `SELECT FROM tracking.fluid_entry f JOIN tracking.mood_entry m USING (local_date) WHERE f.user_id = $1`,
      ['tracking.mood_entry without a person'],
    ],
    [
      'a person who is another column',
      'SELECT FROM tracking.fluid_entry WHERE user_id = entry_id',
      ['tracking.fluid_entry without a person'],
    ],
    [
      'a table that lies elsewhere',
      `SELECT FROM tracking.fluid_entry WHERE user_id = $1 AND EXISTS (SELECT FROM tracking.reminder_settings r
         WHERE r.user_id = $1)`,
      ['tracking.reminder_settings beside a shard'],
    ],
    [
      'rows of many people to store',
      `INSERT INTO content.filled_week (user_id) SELECT user_id FROM json_to_recordset($1) AS r (user_id uuid)`,
      ['content.filled_week without a person'],
    ],
    [
      'a question with what it stores',
      `INSERT INTO content.filled_week (user_id) VALUES ($1)
       RETURNING (SELECT count(*) FROM content.plan_swap s WHERE s.user_id = filled_week.user_id)`,
      ['content.plan_swap without a person', 'asks while it stores'],
    ],
    ['one person', 'SELECT FROM tracking.fluid_entry WHERE user_id = $1', []],
    [
      'one person in both of two tables',
      `SELECT FROM tracking.fluid_entry f JOIN tracking.mood_entry m ON m.user_id = f.user_id WHERE f.user_id = $1`,
      [],
    ],
  ])('that name %s are told apart', async (_what, text, wrong) => {
    const reached = await reach(text)
    expect(reached && breach(reached)).toEqual(wrong)
  })
})
