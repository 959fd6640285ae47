import { randomUUID } from 'node:crypto'
import { addDays } from '@gb/domain'
import { LoggedDaysPort } from '@gb/service-kit'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTracking } from '../testing/start-tracking.js'

let tracking: Awaited<ReturnType<typeof startTracking>>
let port: LoggedDaysPort

beforeAll(async () => {
  tracking = await startTracking()
  port = tracking.app.get(LoggedDaysPort, { strict: false })
})
afterAll(() => tracking.close())

const yesterday = addDays(new Date().toISOString().slice(0, 10), -1)

const log = async (as: string, kind: string, at: string, fields: object) => {
  const body = { user_id: as, recorded_at: at, ...fields }
  const { status } = await tracking.call('POST', `/api/${kind}-entry`, { as, body })
  expect(status).toBe(201)
}

describe(LoggedDaysPort.name, () => {
  it('tells figures by day, newest first, from the asked day on', async () => {
    const person = randomUUID()
    for (const day of [yesterday, addDays(yesterday, -1), addDays(yesterday, -2)])
      await log(person, 'fluid', `${day}T08:00:00Z`, { fluid_type: 'water', amount_oz: 8 })
    await log(person, 'fluid', `${yesterday}T09:00:00Z`, { fluid_type: 'tea', amount_oz: 6.5 })
    await log(person, 'weight', `${yesterday}T07:00:00Z`, { weight_lbs: 212 })
    await log(person, 'weight', `${yesterday}T10:00:00Z`, { weight_lbs: 211 })
    await log(person, 'vitamin', `${yesterday}T07:00:00Z`, { vitamin_name: 'Iron', dosage_mg: 45 })
    expect(await port.since(person, addDays(yesterday, -1))).toEqual([
      { date: yesterday, weightLbs: 211, fluidOz: 14.5, vitamins: 1, moodRating: null, energyLevel: null },
      {
        date: addDays(yesterday, -1),
        weightLbs: null,
        fluidOz: 8,
        vitamins: 0,
        moodRating: null,
        energyLevel: null,
      },
    ])
  })

  it("tells nobody else's days", async () => {
    const at = `${yesterday}T08:00:00Z`
    await log(randomUUID(), 'fluid', at, { fluid_type: 'water', amount_oz: 8 })
    expect(await port.since(randomUUID(), '2000-01-01')).toEqual([])
  })
})
