import { randomUUID } from 'node:crypto'
import { addDays, CONCERN_WORDS, type LoggedMeal } from '@gb/domain'
import { LoggedDaysPort } from '@gb/service-kit'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { FACTS } from '@gb/test-kit/person'
import { startTracking } from '../testing/start-tracking.js'
import { ConcernsController } from './concerns.controller.js'

let tracking: Awaited<ReturnType<typeof startTracking>>

beforeAll(async () => {
  tracking = await startTracking()
})
afterEach(() => {
  tracking.profile.facts = {}
  tracking.others.meals = []
})
afterAll(() => tracking.close())

const TODAY = new Date().toISOString().slice(0, 10)
const ago = (days: number) => addDays(TODAY, -days)
const log = async (as: string, kind: string, daysAgo: number, fields: object) => {
  const body = { user_id: as, recorded_at: `${ago(daysAgo)}T00:00:00Z`, ...fields }
  expect((await tracking.call('POST', `/api/${kind}-entry`, { as, body })).status).toBe(201)
}
const drink = (as: string, daysAgo: number, amount_oz: number) => log(as, 'fluid', daysAgo, { amount_oz })
const weigh = (as: string, daysAgo: number, weight_lbs: number, notes = '') =>
  log(as, 'weight', daysAgo, { weight_lbs, notes })

interface Told {
  id: string
  title: string
  text: string
  action: { kind: string; tab: string | null; href: string | null; label: string }
}
const told = async (as: string): Promise<Told[]> => {
  const { status, body } = await tracking.call('GET', `/api/concerns/${as}`, { as })
  expect(status).toBe(200)
  return body.concerns as Told[]
}
const idsOf = async (as: string) => (await told(as)).map(({ id }) => id)
const plate = (daysAgo: number, calories: number, proteinG: number): LoggedMeal => ({
  entryId: randomUUID(),
  day: ago(daysAgo),
  atMs: Date.parse(`${ago(daysAgo)}T08:00:00Z`),
  mealType: 'lunch',
  name: 'Soup',
  calories,
  proteinG,
  rating: null,
  ratingScore: null,
  isDrink: false,
  felt: [],
})

describe(ConcernsController.name, () => {
  it('is free, and the own one only', async () => {
    tracking.others.isPremium = false
    const person = randomUUID()
    expect(await told(person)).toEqual([])
    expect((await tracking.call('GET', `/api/concerns/${person}`, { as: randomUUID() })).status).toBe(403)
    expect((await tracking.call('GET', `/api/concerns/${person}`)).status).toBe(401)
    tracking.others.isPremium = true
  })

  it('says the same of dry days in the list, in the analytics, in the report and beside a message', async () => {
    tracking.profile.facts = { surgeryDate: ago(100) }
    const person = randomUUID()
    for (const day of [1, 2, 3, 4]) await drink(person, day, 12)
    tracking.others.meals = [1, 2, 3, 4].map((day) => plate(day, 700, 60))
    const [first] = await told(person)
    const { title, text } = CONCERN_WORDS.dry_two_days
    expect(first).toMatchObject({ id: 'dry_two_days', title, text, action: { kind: 'tab', tab: 'fluids' } })

    const { body: numbers } = await tracking.call('GET', `/api/premium-analytics/${person}`, { as: person })
    expect(numbers.concerns).toMatchObject([{ id: 'dry_two_days', text }])
    expect(numbers.behavioral_insights).toMatchObject({
      improvement_areas: [{ score: 'hydration_compliance', title, action: text }, {}, {}],
    })

    const made = await tracking.call('POST', `/api/premium-progress-report/${person}`, {
      as: person,
      body: { period: '30_days' },
    })
    expect(JSON.stringify(made.body)).toContain(`${title}. ${text}`)

    const port = tracking.app.get(LoggedDaysPort, { strict: false })
    expect(await port.concerns(person, { ...FACTS, surgeryDate: ago(100) })).toMatchObject([
      { id: 'dry_two_days', text },
    ])
  })

  it('asks about vomiting once two meals of two days came up again', async () => {
    const person = randomUUID()
    const cameUp = [0, 1].map((day) => ({ ...plate(day, 900, 60), felt: ['vomiting' as const] }))
    tracking.others.meals = cameUp.slice(0, 1)
    expect(await idsOf(person)).toEqual([])
    tracking.others.meals = cameUp
    expect(await idsOf(person)).toEqual(['vomiting'])
    // How a meal sat is no private text: whoever answers a message has to know it.
    const port = tracking.app.get(LoggedDaysPort, { strict: false })
    expect((await port.concerns(person, FACTS)).map(({ id }) => id)).toEqual(['vomiting'])
  })

  it('asks about food that got stuck in three meals of a week', async () => {
    const person = randomUUID()
    const stuck = [0, 2, 4].map((day) => ({ ...plate(day, 900, 60), felt: ['stuck' as const] }))
    tracking.others.meals = stuck.slice(1)
    expect(await idsOf(person)).toEqual([])
    tracking.others.meals = stuck
    expect(await idsOf(person)).toEqual(['often_stuck'])
  })

  it.each([
    ['nausea', 'long_nausea', [0, 1, 1]],
    ['dumping', 'often_dumping', [0, 5]],
    ['reflux', 'often_reflux', [0, 2, 4, 6]],
  ] as const)('asks about %s that meals often brought', async (feeling, id, days) => {
    const person = randomUUID()
    const felt = days.map((day) => ({ ...plate(day, 900, 60), felt: [feeling] }))
    tracking.others.meals = felt.slice(1)
    expect(await idsOf(person)).toEqual([])
    tracking.others.meals = felt
    expect(await idsOf(person)).toEqual([id])
  })

  it('asks whether eating works once somebody says that the little was all', async () => {
    const person = randomUUID()
    tracking.others.meals = [1, 2, 3].map((day) => plate(day, 300, 40))
    expect(await told(person)).toMatchObject([{ id: 'all_logged', answer: 'That was all' }])
    tracking.profile.facts = { foodLoggedThrough: TODAY }
    expect(await told(person)).toMatchObject([{ id: 'able_to_eat', answer: null }])
  })

  it('withholds the chance of success, with a reason, while something serious is open', async () => {
    tracking.profile.facts = { surgeryDate: ago(120), goalWeightLbs: 170 }
    const person = randomUUID()
    for (const week of [16, 14, 12, 10, 8, 6, 4, 2, 0]) await weigh(person, week * 7, 190 + week * 3)
    const trends = async () => {
      const { body } = await tracking.call('GET', `/api/premium-analytics/${person}`, { as: person })
      const { weight_trends: weight } = body as { weight_trends: { success_probability: string | null } }
      return { chance: weight.success_probability, reasons: JSON.stringify(body.reasons) }
    }
    expect((await trends()).chance).not.toBeNull()
    tracking.others.meals = [1, 2, 3, 4, 5, 6, 7].map((day) => plate(day, 300, 8))
    expect(await idsOf(person)).toEqual(['able_to_eat', 'low_protein'])
    const { chance, reasons } = await trends()
    expect(chance).toBeNull()
    expect(reasons).toContain('open_concern')
  })

  it('asks for a visit when a light person goes on losing, and for a talk about a goal that is too light', async () => {
    tracking.profile.facts = { surgeryDate: ago(400), heightInches: 64, goalWeightLbs: 100 }
    const person = randomUUID()
    for (const [day, lbs] of [
      [30, 118],
      [20, 116.5],
      [10, 115],
      [1, 113.5],
    ] as const)
      await weigh(person, day, lbs)
    expect(await idsOf(person)).toEqual(['too_light', 'goal_too_light'])
    const { body } = await tracking.call('GET', `/api/premium-analytics/${person}`, { as: person })
    expect(body.weight_trends).toMatchObject({ goal_timeline: null, success_probability: null })
  })

  it('asks about vomiting that came back on three days of a month, and lets two weeks decide what is eaten', async () => {
    const person = randomUUID()
    const days = [1, 14, 28]
    tracking.others.meals = [
      ...days.map((day) => ({ ...plate(day, 900, 80), felt: ['vomiting' as const] })),
      ...[16, 18, 20, 22].map((day) => plate(day, 300, 8)),
    ]
    expect(await idsOf(person)).toEqual(['vomiting'])
    tracking.others.meals = tracking.others.meals.slice(1)
    expect(await idsOf(person)).toEqual([])
  })

  const SAID = {
    weight: (as: string, day: number, notes: string) => log(as, 'weight', day, { weight_lbs: 200, notes }),
    vitamin: (as: string, day: number, notes: string) =>
      log(as, 'vitamin', day, { vitamin_name: 'Iron', dosage_mg: 45, time_taken: 'evening', notes }),
    milestone: (as: string, day: number, milestone: string) => log(as, 'milestone', day, { milestone }),
  }

  it.each([
    ['weight', 'I want to die', 0, ['crisis_words']],
    ['weight', 'I want to die', 12, ['low_mood']],
    ['vitamin', 'I want to die', 0, ['crisis_words']],
    ['vitamin', 'I want to die', 9, ['low_mood']],
    ['vitamin', 'I am scared to eat anything', 6, ['eating_words']],
    ['vitamin', 'threw up all night, nothing stays down', 1, ['vomiting_words']],
    ['milestone', 'I want to die', 0, ['crisis_words']],
    ['milestone', 'I want to die', 12, ['low_mood']],
    ['milestone', 'I am scared to eat anything', 6, ['eating_words']],
    ['milestone', 'I am scared to eat anything', 8, []],
    ['vitamin', 'I want to die', 14, []],
  ] as const)(
    'hears for its whole time what was written as a %s, whatever was logged since: "%s", %d days ago',
    async (kind, text, daysAgo, ids) => {
      const person = randomUUID()
      await SAID[kind](person, daysAgo, text)
      // Eight doses a day since, without a note.
      for (let dose = 0; dose < 24; dose++) {
        const fields = { vitamin_name: 'Iron', dosage_mg: 45, time_taken: 'evening' }
        await log(person, 'vitamin', Math.min(daysAgo, dose % 3), fields)
      }
      expect(await idsOf(person)).toEqual(ids)
    },
  )

  it('hears words of vomiting in a note, and tells nobody else what was written', async () => {
    const person = randomUUID()
    await weigh(person, 0, 200, 'threw up all night, nothing stays down')
    await log(person, 'mood', 0, { mood_description: 'sad', journal_entry: 'I want to die' })
    expect(await idsOf(person)).toEqual(['crisis_words', 'vomiting_words'])
    const port = tracking.app.get(LoggedDaysPort, { strict: false })
    expect((await port.concerns(person, FACTS)).map(({ id }) => id)).toEqual(['low_mood'])
    const made = await tracking.call('POST', `/api/premium-progress-report/${person}`, {
      as: person,
      body: { period: '30_days' },
    })
    expect(JSON.stringify(made.body)).not.toContain(CONCERN_WORDS.crisis_words.text)
  })
})
