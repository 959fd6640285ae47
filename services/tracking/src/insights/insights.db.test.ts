import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { addDays, type LoggedMeal } from '@gb/domain'
import { startTracking } from '../testing/start-tracking.js'
import { InsightsController } from './insights.controller.js'

let tracking: Awaited<ReturnType<typeof startTracking>>

beforeAll(async () => {
  tracking = await startTracking()
})
afterAll(() => tracking.close())
beforeEach(() => {
  tracking.others.isPremium = true
  tracking.others.meals = []
  tracking.profile.facts = {}
})

const today = new Date().toISOString().slice(0, 10)
const daysAgo = (count: number): string => addDays(today, -count)

const log = async (kind: string, as: string, day: string, body: object) => {
  const recorded_at = `${day}T00:00:00Z`
  const answer = await tracking.call('POST', `/api/${kind}-entry`, {
    as,
    body: { user_id: as, recorded_at, ...body },
  })
  expect(answer.status).toBe(201)
}
const weigh = (as: string, day: string, weight_lbs: number) => log('weight', as, day, { weight_lbs })
const read = (as: string, query = '') => tracking.call('GET', `/api/premium-analytics/${as}${query}`, { as })

const meal = (day: string, hour: number, proteinG: number): LoggedMeal => ({
  entryId: randomUUID(),
  day,
  atMs: Date.parse(day) + hour * 3_600_000,
  mealType: 'lunch',
  name: 'Cottage cheese',
  calories: 200,
  proteinG,
  rating: 'good',
  ratingScore: 70,
  isDrink: false,
  felt: [],
})

describe(InsightsController.name, () => {
  it('is part of premium, and of its owner', async () => {
    const person = randomUUID()
    tracking.others.isPremium = false
    expect(await read(person)).toMatchObject({
      status: 402,
      body: { error: 'premium_required', message: 'This is part of Premium.' },
    })
    tracking.others.isPremium = true
    const foreign = await tracking.call('GET', `/api/premium-analytics/${person}`, { as: randomUUID() })
    expect(foreign).toMatchObject({ status: 403, body: { error: 'not_yours' } })
    expect(await tracking.call('GET', `/api/premium-analytics/${person}`)).toMatchObject({ status: 401 })
  })

  it('says for each value that is null why, in a code and a sentence', async () => {
    const { status, body } = await read(randomUUID())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      period: '30_days',
      from: daysAgo(29),
      to: today,
      weight_trends: {
        weekly_average: null,
        '7_day_average': null,
        '30_day_trend': null,
        rate_per_week: null,
        projected_goal_date: null,
        goal_timeline: null,
        goal_statement: 'Add your surgery date to your profile, and this shows up here.',
        success_probability: null,
        success_probability_value: null,
        success_probability_word: null,
        days: [],
        projection: { band_of: null, band: [], days_weighed: 0 },
      },
      nutrition_insights: { protein_consistency: null, hydration_compliance: null },
      nutrition_patterns: { meal_timing_score: null, hydration_score: null, protein_by_day: [] },
      behavioral_insights: { best_eating_time: null, highest_success_meals: [], improvement_areas: [] },
      mood_correlation: { mood_weight_correlation: null, caution: 'This does not show cause.' },
      data_points_analyzed: { weight_entries: 0, food_entries: 0, mood_entries: 0, fluid_entries: 0 },
    })
    const reasons = body.reasons as { field: string; code: string; message: string }[]
    const nulls = [
      body.weight_trends,
      body.nutrition_insights,
      body.nutrition_patterns,
      body.behavioral_insights,
    ]
      .flatMap((group) => Object.entries(group as object))
      // The same probability as a figure and as a word: one reason for all.
      .filter(([name, value]) => value === null && !/_(?:value|word)$/u.test(name))
      .map(([name]) => name)
    const named = reasons.map(({ field }) => field.split('.')[1])
    for (const name of nulls) expect(named).toContain(name)
    for (const { code, message } of reasons) expect([code, message]).not.toContain('')
  })

  it('answers the numbers of what was logged', async () => {
    const person = randomUUID()
    tracking.profile.facts = { surgeryDate: daysAgo(100), goalWeightLbs: 150 }
    for (const [ago, lbs] of [
      [20, 205],
      [15, 203.5],
      [10, 202],
      [5, 200.5],
      [0, 199],
    ] as const)
      await weigh(person, daysAgo(ago), lbs)
    for (const [ago, oz] of [
      [4, 32],
      [4, 32],
      [3, 32],
      [3, 32],
      [2, 32],
      [1, 32],
    ] as const)
      await log('fluid', person, daysAgo(ago), { amount_oz: oz })
    await log('mood', person, daysAgo(1), { mood_rating: 7, energy_level: 6, mood_description: 'hopeful' })
    tracking.others.meals = [
      ...[4, 3].flatMap((day) => [8, 12, 18].map((hour) => meal(daysAgo(day), hour, 30))),
      ...[2, 1].flatMap((day) => [8, 12].map((hour) => meal(daysAgo(day), hour, 10))),
      meal(daysAgo(200), 8, 90),
    ]
    const { body } = await read(person)
    expect(body).toMatchObject({
      weight_trends: {
        weekly_average: 199.8,
        '7_day_average': 199.8,
        '30_day_trend': -9,
        rate_per_week: -2.1,
        projection: { band_of: 'population' },
      },
      nutrition_insights: {
        protein_consistency: '50%',
        protein_consistency_value: 50,
        protein_consistency_days: 4,
        hydration_compliance: '50%',
        hydration_compliance_value: 50,
        hydration_compliance_days: 4,
      },
      nutrition_patterns: {
        protein_consistency: '50%',
        meal_timing_score: '50%',
        meal_timing_score_value: 50,
        hydration_score: '75%',
        hydration_score_value: 75,
        protein_by_day: [
          ...[4, 3].map((day) => ({ date: daysAgo(day), protein_g: 90, protein_goal: 80, calories: 600 })),
          ...[2, 1].map((day) => ({ date: daysAgo(day), protein_g: 20, calories: 400, calories_goal: 1000 })),
        ],
        fluids_by_day: [
          ...[4, 3].map((day) => ({ date: daysAgo(day), total_fluid_oz: 64, fluid_goal_oz: 64 })),
          ...[2, 1].map((day) => ({ date: daysAgo(day), total_fluid_oz: 32, fluid_goal_oz: 64 })),
        ],
      },
      behavioral_insights: {
        best_eating_time: 'lunch',
        best_eating_time_value: 70,
        highest_success_meals: [{ name: 'Cottage cheese', rating_score: 70, date: daysAgo(1) }],
        improvement_areas: [
          { score: 'protein_consistency', percent: '50%', percent_value: 50 },
          { score: 'hydration_compliance' },
          { score: 'meal_timing_score' },
        ],
      },
      data_points_analyzed: {
        weight_entries: 5,
        food_entries: 10,
        mood_entries: 1,
        fluid_entries: 6,
        weight_entries_left_out: 0,
      },
    })
  })

  it('fits the curve of a person, and counts a longer period', async () => {
    const person = randomUUID()
    tracking.profile.facts = { surgeryDate: daysAgo(120), goalWeightLbs: 195 }
    const curve = (day: number) => Math.round(2640 * (1 - 0.33 * (1 - Math.exp(-day / 106)))) / 10
    for (const day of [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120])
      await weigh(person, daysAgo(120 - day), curve(day))
    const { body } = await read(person, '?period=6_months')
    expect(body).toMatchObject({
      period: '6_months',
      from: daysAgo(181),
      weight_trends: {
        goal_statement: expect.stringMatching(/^You may reach your goal /),
        success_probability: expect.stringMatching(/^\d\d%$/),
        projection: { band_of: 'personal', days_weighed: 13 },
      },
      data_points_analyzed: { weight_entries: 13 },
    })
    const { projected_goal_date: goal, goal_timeline: timeline } = body.weight_trends as {
      projected_goal_date: { earliest: string; likely: string; latest: string }
      goal_timeline: object
    }
    expect(timeline).toEqual(goal)
    expect([today < goal.earliest, goal.earliest <= goal.likely, goal.likely <= goal.latest]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('leaves deleted entries and slips out', async () => {
    const person = randomUUID()
    for (const ago of [9, 6, 3, 0]) await weigh(person, daysAgo(ago), 200)
    await weigh(person, daysAgo(1), 90.7)
    const entry_id = randomUUID()
    await log('weight', person, daysAgo(2), { weight_lbs: 180, entry_id })
    await tracking.call('DELETE', `/api/weight-entry/${entry_id}?user_id=${person}`, { as: person })
    expect((await read(person)).body).toMatchObject({
      weight_trends: { weekly_average: 200 },
      data_points_analyzed: { weight_entries: 4, weight_entries_left_out: 1 },
    })
  })

  it.each(['?period=7_days', '?period=', '?period=30_days&period=90_days', '?days=3'])(
    'refuses %s',
    async (query) => {
      expect(await read(randomUUID(), query)).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
    },
  )
})
