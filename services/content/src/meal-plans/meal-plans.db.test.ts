import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { addDays } from '@gb/domain'
import { NO_PLAN } from '@gb/test-kit/person'
import { startContent } from '../testing/start-content.js'
import type { MealPlansDto } from './meal-plans.dto.js'
import { MealPlansController } from './meal-plans.controller.js'

let content: Awaited<ReturnType<typeof startContent>>
let maria: string

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())
beforeEach(() => {
  content.people.surgeryDate = null
  maria = content.people.join()
})

const daysAfterSurgery = (days: number) => {
  content.people.surgeryDate = addDays(new Date().toISOString().slice(0, 10), -days)
}
const read = async (as = maria, question = '') =>
  (await content.call('GET', `/api/premium-meal-plans/${as}${question}`, as)).body as unknown as MealPlansDto

describe(MealPlansController.name, () => {
  it.each([
    [-14, 'preop', 1000, 70],
    [-1, 'preop', 1000, 70],
    [5, 'full', 500, 60],
    [20, 'puree', 500, 60],
    [22, 'puree', 600, 60],
    [50, 'soft', 800, 70],
    [200, 'regular', 1200, 80],
    [500, 'maintenance', 1300, 80],
  ])('plans day %i (%s)', async (day, phase, calories, protein) => {
    daysAfterSurgery(day)
    const answer = await read()
    expect(answer).toMatchObject({ phase, plan_phase: phase, goals: { calories, protein } })
    expect(answer.personalized_plans.length).toBeGreaterThanOrEqual(2)
    for (const plan of answer.personalized_plans) {
      expect(plan).toMatchObject({ phase, duration_days: 7, fits_goals: true })
      expect(Math.abs(plan.daily_calories - calories)).toBeLessThanOrEqual(calories * 0.1)
      expect(Math.abs(plan.daily_protein - protein)).toBeLessThanOrEqual(protein * 0.1)
    }
  })

  it('plans by the clinic where it says more, with no meal over its size', async () => {
    daysAfterSurgery(10)
    const pureeFrom = addDays(new Date().toISOString().slice(0, 10), -1)
    content.people.clinicPlan = { ...NO_PLAN, pureeFrom, pureeMealG: 45, proteinG: 65 }
    const answer = await read()
    content.people.clinicPlan = null
    expect(answer).toMatchObject({
      phase: 'puree',
      plan_phase: 'puree',
      goals: { protein: 65 },
      from_clinic: ['stage', 'portion', 'protein'],
    })
    expect(answer.personalized_plans.length).toBeGreaterThanOrEqual(2)
    const grams = answer.personalized_plans.flatMap(({ days }) =>
      days.flatMap(({ meals }) => meals.map((meal) => meal.grams)),
    )
    // A drink of its own may weigh as much as a glass.
    expect(grams.every((one) => one <= 45 || (one > 120 && one <= 245))).toBe(true)
    expect((await read()).phase).toBe('full')
  })

  it('says the plans in Spanish, of the same dishes in the same sizes', async () => {
    daysAfterSurgery(50)
    const [english, spanish] = [await read(), await read(maria, '?lang=es')]
    expect([english.language, spanish.language]).toEqual(['en', 'es'])
    expect(spanish.notice).toContain('El plan de su clínica va primero.')
    const facts = ({ personalized_plans: plans }: MealPlansDto) =>
      plans.map(({ plan_id: id, days }) => [
        id,
        days.map(({ meals, ...figures }) => [
          { ...figures },
          meals.map(({ items }) =>
            items.map(({ recipe_id: recipe, grams, servings, swaps }) => [
              recipe,
              grams,
              servings,
              swaps.map((swap) => swap.recipe_id),
            ]),
          ),
        ]),
      ])
    expect(facts(spanish)).toEqual(facts(english))
    const [plan] = spanish.personalized_plans
    expect(plan?.title).toBe('Blando con tenedor')
    const items = plan?.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items)) ?? []
    expect(items.some(({ household }) => household === '1 porción')).toBe(true)
    expect(items.every(({ household }) => !/serving|cup|piece/u.test(household))).toBe(true)
    expect(plan?.shopping_list[0]?.items[0]?.text).toMatch(/^cerca de /)
    // What is asked for in one language is not remembered as that of the other.
    expect((await read()).personalized_plans[0]?.title).toBe('Fork tender')
  })

  it('has no plan more than 14 days before surgery, and says what to do until then', async () => {
    daysAfterSurgery(-15)
    expect(await read()).toMatchObject({
      phase: 'preop_far',
      plan_phase: null,
      goals: { calories: null, protein: 60 },
      cautions: [expect.stringContaining('Until then')],
      personalized_plans: [],
    })
  })

  it.each([0, 1])('has no plan on day %i, only sips', async (day) => {
    daysAfterSurgery(day)
    expect(await read()).toMatchObject({
      phase: 'clear',
      plan_phase: null,
      cautions: [expect.stringContaining('only sips')],
      personalized_plans: [],
    })
  })

  it('has no plan during a pregnancy, and says whom to call', async () => {
    daysAfterSurgery(200)
    content.people.isPregnant = true
    try {
      expect(await read()).toMatchObject({
        plan_phase: null,
        goals: { calories: null },
        cautions: [expect.stringContaining('call your team and your obstetrician')],
        personalized_plans: [],
      })
    } finally {
      content.people.isPregnant = false
    }
  })

  it('plans for keeping a weight in the first year of who is light, and says so', async () => {
    daysAfterSurgery(200)
    const usual = await read()
    expect(usual).toMatchObject({ phase: 'regular', plan_phase: 'regular', cautions: [] })
    content.people.currentWeightLbs = 100
    try {
      const light = await read()
      expect(light).toMatchObject({
        phase: 'regular',
        plan_phase: 'maintenance',
        cautions: [expect.stringContaining('made to keep it, not to lose more')],
      })
      expect(light.goals.calories).toBeGreaterThan(usual.goals.calories ?? Infinity)
      for (const plan of light.personalized_plans) {
        expect(plan.phase).toBe('maintenance')
        expect(plan.daily_calories).toBeGreaterThan(usual.goals.calories ?? Infinity)
      }
      expect(light.personalized_plans.length).toBeGreaterThan(0)
    } finally {
      content.people.currentWeightLbs = null
    }
  })

  it('warns with the liver diet, and says while portions grow that they do', async () => {
    daysAfterSurgery(-7)
    expect((await read()).cautions).toEqual([
      expect.stringContaining('under your dietitian'),
      expect.stringContaining('insulin or a sulfonylurea'),
      expect.stringContaining('SGLT2 inhibitors'),
    ])
    daysAfterSurgery(20)
    expect((await read()).cautions).toEqual([expect.stringContaining('start very small')])
    daysAfterSurgery(100)
    expect((await read()).cautions).toEqual([])
  })

  it('plans the regular phase for a person without a surgery date', async () => {
    expect(await read()).toMatchObject({ phase: null, plan_phase: 'regular' })
  })

  it('adds up: foods to items, items to meals, meals to days', async () => {
    daysAfterSurgery(40)
    const answer = await read()
    for (const day of answer.personalized_plans.flatMap(({ days }) => days)) {
      const sum = (of: 'calories' | 'protein') => day.meals.reduce((total, meal) => total + meal[of], 0)
      expect(sum('calories')).toBeCloseTo(day.calories, 0)
      expect(sum('protein')).toBeCloseTo(day.protein, 0)
      for (const meal of day.meals) {
        const items = meal.items.reduce((total, item) => total + item.calories, 0)
        expect(items).toBeCloseTo(meal.calories, 0)
        for (const item of meal.items) {
          expect(item.foods.length).toBeGreaterThan(0)
          expect(item.foods.reduce((total, { grams }) => total + grams, 0)).toBeCloseTo(item.grams, 0)
          expect(item.recipe_id === null).toBe(item.purchase !== null)
        }
      }
    }
  })

  it('has a sample day, a shopping list without water, and dishes to swap', async () => {
    daysAfterSurgery(20)
    const [plan] = (await read()).personalized_plans
    const breakfast = plan?.days[0]?.meals.find(({ slot }) => slot === 'breakfast')
    expect(plan?.sample_day.breakfast).toEqual({
      meal: breakfast?.meal,
      calories: Math.round(breakfast?.calories ?? 0),
    })
    const names = plan?.shopping_list.flatMap(({ items }) => items.map(({ name }) => name)) ?? []
    expect(new Set(names).size).toBe(names.length)
    expect(names).not.toContain('Water')
    expect(plan?.shopping_list.find(({ section }) => section === 'Dairy and eggs')?.items).toEqual(
      expect.arrayContaining([
        {
          name: expect.any(String),
          grams: expect.any(Number),
          text: expect.stringMatching(/^about .* g\)$/),
        },
      ]),
    )
    const swaps = plan?.days.flatMap(({ meals }) =>
      meals.flatMap(({ items }) => items.flatMap((item) => item.swaps)),
    )
    expect(swaps?.length).toBeGreaterThan(10)
  })

  it('is for premium, and for its owner', async () => {
    const free = content.people.join(false)
    expect(await content.call('GET', `/api/premium-meal-plans/${free}`, free)).toMatchObject({
      status: 402,
      body: { error: 'premium_required' },
    })
    expect(
      (await content.call('GET', `/api/premium-meal-plans/${maria}`, content.people.join())).status,
    ).toBe(403)
    expect((await content.call('GET', `/api/premium-meal-plans/${maria}`, null)).status).toBe(401)
  })
})
