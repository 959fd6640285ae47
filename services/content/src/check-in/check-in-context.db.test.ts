import { randomUUID } from 'node:crypto'
import { addDays, CHECK_IN_CONTEXT_DAYS, localDay } from '@gb/domain'
import { NO_PLAN } from '@gb/test-kit/person'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startContent } from '../testing/start-content.js'
import { CheckInContextService } from './check-in-context.service.js'

let content: Awaited<ReturnType<typeof startContent>>
let maria: string
let noah: string

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())
beforeEach(() => {
  maria = content.people.join()
  noah = content.people.join()
  content.people.timeZone = 'UTC'
  content.people.erased = null
  content.logs.areDown = false
  content.logs.askedFor.length = 0
})

const write = async (as: string): Promise<string> => {
  const { body } = await content.call('POST', '/api/premium-checkin', as, { user_id: as, message: 'Help?' })
  return String(body.entry_id)
}
const context = (of: string, entryId: string) => content.operator('GET', `check-ins/${of}/${entryId}/context`)

const keep = (of: string, ...dates: string[]) =>
  content.logs.days.set(
    of,
    dates.map((date) => ({
      date,
      weightLbs: 210.5,
      fluidOz: 56,
      vitamins: 3,
      moodRating: null,
      energyLevel: null,
    })),
  )

describe(CheckInContextService.name, () => {
  it('tells the food stage, and whose plan it follows', async () => {
    const today = localDay(new Date(), 'UTC')
    content.people.surgeryDate = addDays(today, -10)
    const stage = async () => (await context(maria, await write(maria))).body.stage
    expect(await stage()).toEqual({ phase: 'full', protein_goal_g: 60, fluid_goal_oz: 64, from_clinic: [] })
    content.people.clinicPlan = { ...NO_PLAN, pureeFrom: addDays(today, -1), proteinG: 75 }
    expect(await stage()).toEqual({
      phase: 'puree',
      protein_goal_g: 75,
      fluid_goal_oz: 64,
      from_clinic: ['stage', 'protein'],
    })
    content.people.surgeryDate = null
    content.people.clinicPlan = null
  })

  it('tells that somebody is pregnant, once they said so', async () => {
    const isPregnant = async () => (await context(maria, await write(maria))).body.is_pregnant
    expect(await isPregnant()).toBe(false)
    content.people.isPregnant = true
    try {
      expect(await isPregnant()).toBe(true)
    } finally {
      content.people.isPregnant = false
    }
  })

  it("tells the person's last 14 days, today among them", async () => {
    // Kiritimati is 14 hours ahead of UTC and Niue 11 behind: one of them has another day than the server, at any hour.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      content.people.timeZone = zone
      const today = localDay(new Date(), zone)
      const first = addDays(today, 1 - CHECK_IN_CONTEXT_DAYS)
      keep(maria, today, first, addDays(first, -1))
      const { status, body } = await context(maria, await write(maria))
      expect(status).toBe(200)
      expect(body).toMatchObject({
        user_id: maria,
        from: first,
        days: [{ date: today, weight_lbs: 210.5, fluid_oz: 56, vitamins: 3 }, { date: first }],
      })
    }
  })

  it('keeps the answer out of every cache', async () => {
    const { headers } = await context(maria, await write(maria))
    expect(headers['cache-control']).toContain('no-store')
  })

  it('asks for nothing without a message of that very person', async () => {
    const entryId = await write(maria)
    keep(noah, localDay(new Date(), 'UTC'))
    for (const answer of [await context(noah, entryId), await context(maria, randomUUID())])
      expect(answer).toMatchObject({ status: 404, body: { error: 'not_found' } })
    expect(content.logs.askedFor).toEqual([])
  })

  it('knows nothing of a profile that is being erased', async () => {
    const entryId = await write(maria)
    content.people.erased = maria
    expect((await context(maria, entryId)).status).toBe(404)
    expect(content.logs.askedFor).toEqual([])
  })

  it('says so when the logs do not answer, and works again once they do', async () => {
    const entryId = await write(maria)
    content.logs.areDown = true
    expect(await context(maria, entryId)).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    content.logs.areDown = false
    expect((await context(maria, entryId)).status).toBe(200)
  })

  it.each(['me', '6f9c1c0e'])('refuses the path %s', async (entryId) => {
    expect((await context(maria, entryId)).status).toBe(400)
  })
})
