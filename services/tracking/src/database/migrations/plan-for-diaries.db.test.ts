import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { trackingDatabase } from '../../data-source.js'
import { PlanForDiaries1795530576000 } from './1795530576000-plan-for-diaries.js'

const url = process.env.TEST_DATABASE_URL ?? ''
const KEEPERS = 20
const DAYS = 400
const PAGE = 51
let owner: ReturnType<typeof ownerDataSource>

const id = (number: string) => `md5('plan ' || (${number}))::uuid`

// As it comes about: day by day, so that each entry of a person lies on another page.
const FILL = `INSERT INTO tracking.mood_entry (user_id, entry_id, mood_rating, energy_level, mood_description, recorded_at, time_zone, local_date)
  SELECT ${id('who')}, gen_random_uuid(), 5, 5, 'neutral', d, 'UTC', d::date
  FROM generate_series(now() - interval '${DAYS} days', now() - interval '1 day', interval '1 day') WITH ORDINALITY AS days (d, day)
  CROSS JOIN LATERAL (SELECT generate_series(1, ${KEEPERS}) UNION ALL SELECT ${KEEPERS} + day * 25 + generate_series(1, 25)) AS people (who)
  ORDER BY day`

interface Plan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
}

/** Pages of the database that are read for the newest entries of each who has written for long; the most of them. */
const mostPages = async (): Promise<number> => {
  // A count of few, so that a handful of people cannot all be known by name.
  await owner.query('SET default_statistics_target = 10')
  await owner.query('ANALYZE tracking.mood_entry')
  const pages = Array.from({ length: KEEPERS }, async (_, index) => {
    const [row] = await owner.query<{ 'QUERY PLAN': [Plan] }[]>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT * FROM tracking.mood_entry
       WHERE user_id = ${id(String(index + 1))} AND deleted_at IS NULL
       ORDER BY recorded_at DESC, entry_id DESC LIMIT ${PAGE}`,
    )
    const { Plan: plan } = row?.['QUERY PLAN'][0] ?? {
      Plan: { 'Shared Hit Blocks': NaN, 'Shared Read Blocks': NaN },
    }
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  })
  return Math.max(...(await Promise.all(pages)))
}

beforeAll(async () => {
  await migrate(url, [trackingDatabase])
  owner = await ownerDataSource(url, trackingDatabase).initialize()
  await owner.query(FILL)
  await owner.query('VACUUM tracking.mood_entry')
})
afterAll(() => owner.destroy())

describe(PlanForDiaries1795530576000.name, () => {
  it('reads a page for a page, of whoever has written for long', async () => {
    expect(await mostPages()).toBeLessThan(PAGE * 2)
  })

  it('mends what was, and can be undone', async () => {
    await undoMigrations(owner, PlanForDiaries1795530576000)
    expect(await mostPages()).toBeGreaterThan(PAGE * 2)
    await migrate(url, [trackingDatabase])
    expect(await mostPages()).toBeLessThan(PAGE * 2)
  })
})
