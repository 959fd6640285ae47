import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { buyPremium } from './testing/premium.js'
import { isBody, startProduct } from './testing/start-product.js'
import { yearOfData } from './testing/year-of-data.js'

type Product = Awaited<ReturnType<typeof startProduct>>

let product: Product
let database: pg.Client

beforeAll(async () => {
  product = await startProduct()
  database = new pg.Client({ connectionString: product.databaseUrl })
  await database.connect()
}, 120_000)
afterAll(async () => {
  await database.end()
  await product.app.close()
})

/** Four meals of two items on each day of a year. */
const seedMeals = (userId: string) =>
  database.query(
    `INSERT INTO food_analysis.food_entry (user_id, entry_id, recorded_at, time_zone, local_date, meal_type, items,
       calories, protein_g, carbs_g, fat_g, fiber_g, sugar_g, rating, rating_score, rating_reasons, recommendations,
       assumptions, source)
     SELECT $1, gen_random_uuid(), day + make_interval(hours => hour), 'UTC', day::date,
       (ARRAY['breakfast', 'lunch', 'dinner', 'snack'])[1 + hour / 4 % 4],
       jsonb_build_array(jsonb_build_object('name', 'Plate ' || n % 40, 'is_drink', false),
                         jsonb_build_object('name', 'Yogurt', 'is_drink', false)),
       250, 18 + n % 9, 10, 10, 2, 3, 'good', 60 + n % 40, '{}', '{}', '{}', 'manual'
     FROM generate_series(0, 364) AS n, unnest(ARRAY[8, 12, 16, 20]) AS hour,
       LATERAL (SELECT date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - make_interval(days => n) AS day) AS d`,
    [userId],
  )

/** A person with a year of daily weights, moods, four drinks and four meals, who has paid. */
const personWithYear = async () => {
  const person = await product.signUp('UTC')
  await buyPremium(person)
  const { logs } = yearOfData({ name: 'America/New_York', winterToUtc: 300 })
  const weights = logs.weight.map((row) => ({ ...row, is_initial: false }))
  const { status } = await person.call('POST', '/api/import', {
    user_id: person.userId,
    export: {
      format: 'gastric-buddy-export',
      version: 1,
      weight_entries: weights,
      fluid_entries: logs.fluid,
      mood_entries: logs.mood,
    },
  })
  expect(status).toBe(200)
  await seedMeals(person.userId)
  return person
}

describe('premium analytics', () => {
  it('are refused before and given after the payment', async () => {
    const person = await product.signUp()
    const path = `/api/premium-analytics/${person.userId}`
    expect((await person.call('GET', path)).status).toBe(402)
    await buyPremium(person)
    expect(await person.call('GET', path)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: { period: '30_days' },
    })
    expect((await person.call('GET', `/api/premium-analytics/${randomUUID()}`)).status).toBe(403)
  })

  it('count a year of daily data', async () => {
    const person = await personWithYear()
    const path = `/api/premium-analytics/${person.userId}?period=6_months`
    const { body } = await person.call('GET', path)
    expect(isBody(body.data_points_analyzed) && body.data_points_analyzed.food_entries).toBe(4 * 182)
  }, 120_000)
})
