import { randomUUID } from 'node:crypto'
import { registerHooks } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { mealItem } from './meals.ts'

// A process that reserves, "looks at a photo" and commits, again and again, until it is killed. Arguments: the database
// and the person. It says `reserved` once a scan is held. It runs what was built: a process of its own has no test tool.
// Only the meal's file is not built; Node leaves its types out by itself.

// Twenty of these start in one test. Of the kit they use one file; the whole kit is a server, and loads four times as long.
const SQL = new URL('../../../../libs/service-kit/dist/database/sql/sql.js', import.meta.url).href
registerHooks({
  resolve: (name, context, next) => next(name === '@gb/service-kit' ? SQL : name, context),
})
const { Sql } = await import('@gb/service-kit')
const { FoodEntryRepository } = await import('../../dist/food-log/entries/food-entry.repository.js')
const { mealOf } = await import('../../dist/food-log/meal/new-meal.js')
const { ScanRepository } = await import('../../dist/quota/scan.repository.js')

const LOOKING_MS = 15

const [, , url, userId] = process.argv
const sql = new Sql(new pg.Pool({ connectionString: url, max: 1 }))
const scans = new ScanRepository(sql)
const entries = new FoodEntryRepository(sql)

const scan = async () => {
  const { held } = await scans.reserve(userId, null, null, () => undefined)
  process.send('reserved')
  await sleep(LOOKING_MS)
  const recordedAt = new Date().toISOString()
  const meal = mealOf(
    {
      userId,
      entryId: randomUUID(),
      moment: { recordedAt, timeZone: 'UTC', localDate: recordedAt.slice(0, 10) },
      mealType: 'lunch',
      items: [mealItem()],
      confidence: 'high',
      assumptions: [],
      source: 'ai',
      revision: 0,
    },
    { surgeryDate: null },
  )
  await sql.transaction(async () => {
    await entries.insert(meal, null)
    await scans.commit(held, meal.entryId)
  })
}

for (;;) await scan()
