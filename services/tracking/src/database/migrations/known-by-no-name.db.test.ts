import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { trackingDatabase } from '../../data-source.js'
import { KnownByNoName1795835187000 } from './1795835187000-known-by-no-name.js'

const url = process.env.TEST_DATABASE_URL ?? ''
/** After so many calls the server compares what a plan for this person and one for anybody would cost. */
const TRIALS = 5
const CALLS = 12
let owner: ReturnType<typeof ownerDataSource>

const id = (number: string) => `md5('name ' || (${number}))::uuid`

// Two hundred who have written for a year and as many who stopped after a season; the last writes in it still.
const FILL = `INSERT INTO tracking.weight_entry (user_id, entry_id, weight_lbs, recorded_at, time_zone, local_date)
  SELECT ${id('who')}, gen_random_uuid(), 200, d, 'UTC', d::date
  FROM generate_series(1, 400) AS who
  CROSS JOIN LATERAL generate_series(1, CASE WHEN who <= 200 THEN 400 ELSE 90 END) AS day
  CROSS JOIN LATERAL (SELECT now() - day * interval '1 day' AS d) AS at`

const NEWEST = `PREPARE newest_of (uuid) AS SELECT local_date, weight_lbs FROM tracking.weight_entry
  WHERE user_id = $1 AND deleted_at IS NULL ORDER BY recorded_at DESC, entry_id DESC LIMIT 400`

/** How often a statement is planned for one person, asked again and again by somebody with a season of weights. */
const plansForOne = async (): Promise<number> => {
  await owner.query('ANALYZE tracking.weight_entry')
  await owner.query(NEWEST)
  for (let call = 0; call < CALLS; call++) await owner.query(`EXECUTE newest_of (${id('400')})`)
  const [seen] = await owner.query<{ plans: string }[]>(
    `SELECT custom_plans AS plans FROM pg_prepared_statements WHERE name = 'newest_of'`,
  )
  await owner.query('DEALLOCATE newest_of')
  return Number(seen?.plans)
}

beforeAll(async () => {
  await migrate(url, [trackingDatabase])
  owner = await ownerDataSource(url, trackingDatabase).initialize()
  await owner.query(FILL)
  await owner.query('VACUUM tracking.weight_entry')
})
afterAll(() => owner.destroy())

describe(KnownByNoName1795835187000.name, () => {
  it('plans once for anybody', async () => {
    expect(await plansForOne()).toBe(TRIALS)
  })

  it('mends what was, and can be undone', async () => {
    await undoMigrations(owner, KnownByNoName1795835187000)
    expect(await plansForOne()).toBe(CALLS)
    await migrate(url, [trackingDatabase])
    expect(await plansForOne()).toBe(TRIALS)
  })
})
