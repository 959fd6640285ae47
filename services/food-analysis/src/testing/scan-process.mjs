import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Sql } from '@gb/service-kit'
import pg from 'pg'
import { FoodEntryRepository } from '../../dist/food-log/entries/food-entry.repository.js'
import { mealOf } from '../../dist/food-log/meal/new-meal.js'
import { ScanRepository } from '../../dist/quota/scan.repository.js'
import { mealItem } from './meals.ts'

// A process that reserves, "looks at a photo" and commits, again and again, until it is killed. Arguments: the database
// and the person. It says `reserved` once a scan is held. It runs what was built: a process of its own has no test tool.
// Only the meal's file is not built; Node leaves its types out by itself.

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
