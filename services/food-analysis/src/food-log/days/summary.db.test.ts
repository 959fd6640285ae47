import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { ofEveryone } from '@gb/service-kit'
import { FoodEntryRepository } from '../entries/food-entry.repository.js'
import { mealItem } from '../../testing/meals.js'
import { FACTS, NO_PLAN } from '@gb/test-kit/person'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { SummaryController } from './summary.controller.js'

let food: Awaited<ReturnType<typeof startFoodAnalysis>>

beforeAll(async () => {
  food = await startFoodAnalysis()
})
afterAll(() => food.close())
afterEach(() => {
  food.others.facts = FACTS
})

const log = (userId: string, localDate: string, calories: number, proteinG: number) => {
  const totals = { calories, proteinG, carbsG: 10.1, fatG: 2.2, fiberG: 1.3, sugarG: 0.4 }
  return ofEveryone(food.app.get(FoodEntryRepository)).insert(
    {
      userId,
      entryId: randomUUID(),
      recordedAt: `${localDate}T12:00:00.000Z`,
      timeZone: 'UTC',
      localDate,
      mealType: 'lunch',
      items: [mealItem(totals)],
      totals,
      phase: null,
      rating: { label: null, score: null, reasons: [], recommendations: [] },
      assumptions: [],
      source: 'ai',
      revision: 0,
      eaten: 100,
      felt: [],
    },
    { model: null, promptVersion: null, items: [] },
  )
}
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
const summary = (as: string, query = '', zone?: string) =>
  food.call('GET', `/api/daily-summary/${as}${query}`, { as, ...(zone ? { zone } : {}) })

describe(SummaryController.name, () => {
  it('sums the meals of the day and nothing else, exactly', async () => {
    const person = randomUUID()
    await log(person, '2026-11-18', 100.1, 10.1)
    await log(person, '2026-11-18', 200.2, 20.2)
    await log(person, '2026-11-19', 900, 90)
    await log(randomUUID(), '2026-11-18', 900, 90)
    expect(await summary(person, '?date=2026-11-18')).toMatchObject({
      status: 200,
      body: {
        date: '2026-11-18',
        consumed: { calories: 300.3, protein: 30.3, carbs: 20.2, fat: 4.4, fiber: 2.6, sugar: 0.8 },
        meals_logged: 2,
      },
    })
  })

  it('gives the goals of the phase of that day, not of today', async () => {
    food.others.facts = { ...FACTS, surgeryDate: '2026-01-01' }
    const person = randomUUID()
    expect((await summary(person, '?date=2026-01-20')).body).toMatchObject({
      phase: 'puree',
      goals: { calories_goal: 600, protein_goal: 60, carbs_goal: 40, fluid_goal_oz: 64 },
    })
    expect((await summary(person, '?date=2026-01-01')).body).toMatchObject({
      phase: 'clear',
      goals: { calories_goal: null, protein_goal: null, carbs_goal: null, fat_goal: null, fluid_goal_oz: 48 },
    })
  })

  it('gives the goals of the clinic where it says some, and says so', async () => {
    const clinicPlan = { ...NO_PLAN, softFrom: '2026-01-18', proteinG: 90 }
    food.others.facts = { ...FACTS, surgeryDate: '2026-01-01', clinicPlan }
    expect((await summary(randomUUID(), '?date=2026-01-20')).body).toMatchObject({
      phase: 'soft',
      from_clinic: ['stage', 'protein'],
      goals: { calories_goal: 800, protein_goal: 90, fluid_goal_oz: 64 },
    })
  })

  it('gives the goals of the regular phase without a surgery date', async () => {
    const person = randomUUID()
    const { body } = await summary(person, '?date=2026-11-20')
    expect(body).toEqual({
      date: '2026-11-20',
      phase: null,
      from_clinic: [],
      consumed: { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0 },
      goals: { calories_goal: 1000, protein_goal: 80, carbs_goal: 75, fat_goal: 42, fluid_goal_oz: 64 },
      meals_logged: 0,
    })
  })

  it('brings the meals along for who asks, with the same sums', async () => {
    const person = randomUUID()
    await log(person, '2026-11-18', 100.1, 10.1)
    await log(person, '2026-11-18', 200.2, 20.2)
    const plain = await summary(person, '?date=2026-11-18')
    const full = await summary(person, '?date=2026-11-18&include=entries')
    expect(full.body).toEqual({
      ...(plain.body as object),
      entries: [
        expect.objectContaining({ date: '2026-11-18', total_calories: expect.any(Number) }),
        expect.objectContaining({ date: '2026-11-18' }),
      ],
    })
    expect((await summary(person, '?date=2026-11-17&include=entries')).body).toMatchObject({ entries: [] })
  })

  it('takes today in the zone of the request', async () => {
    const person = randomUUID()
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      expect((await summary(person, '', zone)).body).toMatchObject({ date: dayIn(zone) })
  })

  it.each(['?date=2026-02-30', '?date=today', '?date=', '?day=2026-11-20', '?include=meals'])(
    'refuses %s',
    async (query) => {
      expect(await summary(randomUUID(), query)).toMatchObject({
        status: 400,
        body: { error: 'invalid_input' },
      })
    },
  )

  it('refuses the day of another person', async () => {
    expect(await food.call('GET', `/api/daily-summary/${randomUUID()}`, { as: randomUUID() })).toMatchObject({
      status: 403,
    })
  })
})
