import { KINDS } from './kinds.mjs'
import { fillWithoutIndexes } from './indexes.mjs'
import { makePeople } from './people.mjs'
import { DAYS, entriesOf, planDiaries } from './plan.mjs'

const DAYS_AT_ONCE = 10

// Long builds of indexes are the point here; a statement of the product would never be allowed this much.
const SETTINGS = `SET maintenance_work_mem = '512MB'; SET statement_timeout = 0; SET synchronous_commit = off`

// The profile shows the newest weight; the product keeps them equal with every weight it stores.
const LATEST_WEIGHT = `UPDATE profile.profile SET current_weight_lbs = newest.weight_lbs
  FROM seed_person p CROSS JOIN LATERAL (SELECT weight_lbs FROM tracking.weight_entry w
    WHERE w.user_id = p.user_id AND w.deleted_at IS NULL ORDER BY recorded_at DESC, entry_id DESC LIMIT 1) newest
  WHERE profile.user_id = p.user_id`

const TABLES = ['profile.profile', 'profile.consent_entry', ...KINDS.map(({ table }) => table)]

const fill = async (client, { insert }, progress) => {
  for (let ago = DAYS; ago > 0; ago -= DAYS_AT_ONCE) {
    const { rowCount } = await client.query(insert, [ago, Math.max(1, ago - DAYS_AT_ONCE + 1)])
    progress(rowCount)
  }
}

/**
 * Fills a migrated database with people and their diaries of the last 400 days, made by PostgreSQL itself.
 * @param {import('pg').Client} client  of the owner, who may do everything
 * @param {import('@gb/service-kit').Keys} keys
 * @param {{entries: number, people?: number}} size
 * @param {(step: string, done: number, all: number) => void} say  told after every batch
 * @returns {Promise<{people: number, entries: number, first: {userId: string, code: string}}>}
 */
export const seed = async (client, keys, { entries, people }, say = () => {}) => {
  const diaries = planDiaries(entries, { people })
  const all = entriesOf(diaries)
  const counter = (step, total) => {
    let done = 0
    return (more) => say(step, (done += more), total)
  }
  await client.query(SETTINGS)
  const first = await makePeople(client, keys, diaries, counter('people', diaries.length))
  const written = counter('entries', all)
  for (const kind of KINDS) await fillWithoutIndexes(client, kind.table, () => fill(client, kind, written))
  await client.query(LATEST_WEIGHT)
  for (const table of TABLES) await client.query(`VACUUM (ANALYZE) ${table}`)
  return { people: diaries.length, entries: all, first }
}
