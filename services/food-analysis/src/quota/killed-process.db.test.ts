import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '@gb/service-kit'
import { startFoodAnalysis } from '../testing/start-food-analysis.js'
import { ScanReaper } from './scan-reaper.js'

const PROCESS = fileURLToPath(new URL('../testing/scan-process.mjs', import.meta.url))
const ROUNDS = 5
const AT_ONCE = 4
/** Starting a process twenty times takes seconds on an idle machine, and minutes on one that is full of tests. */
const PATIENCE_MS = 240_000

let food: Awaited<ReturnType<typeof startFoodAnalysis>>

beforeAll(async () => {
  food = await startFoodAnalysis()
})
afterAll(() => food.close())

const expire = statement(
  'test_expire_all',
  `UPDATE food_analysis.scan SET expires_at = now() - interval '1 second' WHERE user_id = $1 AND state = 'reserved'
   RETURNING scan_id`,
)
const counted = statement(
  'test_counted_after_kill',
  `SELECT used, (SELECT count(*)::int FROM food_analysis.food_entry WHERE user_id = $1) AS meals,
     (SELECT count(*)::int FROM food_analysis.scan WHERE user_id = $1 AND state = 'committed') AS committed,
     (SELECT count(*)::int FROM food_analysis.scan WHERE user_id = $1 AND state = 'reserved') AS reserved
   FROM food_analysis.scan_quota WHERE user_id = $1`,
)

/** Lets a process scan and kills it without warning: every other time right between reserving and committing. */
const killed = async (person: string, afterMs: number): Promise<void> => {
  const child = fork(PROCESS, [food.databaseUrl, person], { execArgv: [] })
  await once(child, 'message')
  await sleep(afterMs)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('a process killed twenty times while it scans', () => {
  it(
    'leaves as many used scans as stored meals, and gives back what it held',
    async () => {
      const people = Array.from({ length: AT_ONCE }, () => randomUUID())
      for (let round = 0; round < ROUNDS; round++)
        await Promise.all(people.map((person, index) => killed(person, round % 2 ? 7 * index + 20 : 0)))
      let given = 0
      for (const person of people) given += (await food.sql.query(expire, [person])).length
      expect(given).toBeGreaterThan(0)
      await food.app.get(ScanReaper).run()
      for (const person of people) {
        const { used, meals, committed, reserved } = await food.sql.one<Record<string, number>>(counted, [
          person,
        ])
        expect({ used, committed, reserved }).toEqual({ used: meals, committed: meals, reserved: 0 })
        const { body } = await food.call('GET', `/api/daily-scan-status/${person}`, { as: person })
        expect(body).toMatchObject({ scans_used: meals })
      }
    },
    PATIENCE_MS,
  )
})
