import { describe, expect, it } from '@jest/globals'
import { CONCERN_IDS, type ConcernId } from '../concerns/concern.js'
import { concernOf } from '../concerns/in-order.js'
import { hasUrgentConcern } from '../concerns/urgent.js'
import { addDays } from '../days/days.js'
import { REPORT_PERIODS } from '../report/report-period.js'
import { goalStatement } from './goal-statement.js'
import { insights, type InsightsInput, periodFrom } from './insights.js'
import { drink, meal } from './testing/logged.js'
import { patient, type PatientKind, PATIENT_KINDS, SURGERY } from './testing/patients.js'

const DAYS = 400

/** What a generated patient logged in a year and more. */
const inputOf = (kind: PatientKind, change: Partial<InsightsInput> = {}): InsightsInput => {
  const one = patient(kind, 11)
  const days = Array.from({ length: DAYS }, (_, n) => addDays(SURGERY, n))
  return {
    person: {
      gender: 'female',
      heightInches: one.heightInches,
      activityLevel: 'light',
      surgeryDate: one.surgeryDate,
      goalWeightLbs: one.startLbs * 0.7,
    },
    period: '30_days',
    today: addDays(SURGERY, DAYS - 1),
    weighIns: one.weighIns(DAYS - 1),
    meals: days.flatMap((day) => ['08:00', '12:30', '18:00'].map((at) => meal({ day, at, proteinG: 24 }))),
    drinks: days.flatMap((day) =>
      ['09:00', '10:00', '15:00', '16:00'].map((at) => drink({ day, at, amountOz: 14 })),
    ),
    moods: days.map((day, n) => ({ day, moodRating: 1 + (n % 10) })),
    concerns: [],
    ...change,
  }
}

describe(insights.name, () => {
  it.each(REPORT_PERIODS)('counts what lies in the %s that end today', (period) => {
    const { from, to, used, nutritionDays, hydrationDays, weightDays } = insights(inputOf('good', { period }))
    const length = { '30_days': 30, '90_days': 90, '6_months': 182 }[period]
    expect(from).toBe(addDays(to, 1 - length))
    expect(used).toMatchObject({ meals: 3 * length, drinks: 4 * length, moods: length, slips: 0 })
    expect([nutritionDays.length, hydrationDays.length]).toEqual([length, length])
    for (const { day } of weightDays) expect(day >= from && day <= to).toBe(true)
  })

  it.each(PATIENT_KINDS)('forecasts nothing and praises no loss of a %s patient who is pregnant', (kind) => {
    const input = inputOf(kind, { today: addDays(SURGERY, 200) })
    const found = insights({ ...input, person: { ...input.person, isPregnant: true } })
    expect(found.projection).toMatchObject({
      goalRange: { value: null, reason: 'pregnant' },
      successChance: { value: null, reason: 'pregnant' },
      bandOf: null,
      band: [],
    })
    expect(found.totalLossPercent).toEqual({ value: null, reason: 'pregnant' })
    expect(found.moodCorrelation).toEqual({ value: null, reason: 'pregnant' })
    expect(found.nutritionDays.every(({ caloriesGoal }) => caloriesGoal === null)).toBe(true)
    expect(goalStatement(found.projection)).toContain('call your team and your obstetrician')
  })

  it('leads with the concern and not with the pregnancy, where one is serious', () => {
    const input = inputOf('typical', { today: addDays(SURGERY, 200) })
    const found = (id: ConcernId) =>
      insights({ ...input, person: { ...input.person, isPregnant: true }, concerns: [concernOf(id)] })
    expect(found('dry_two_days').projection).toMatchObject({
      goalRange: { reason: 'open_concern' },
      successChance: { reason: 'open_concern' },
      band: [],
    })
    expect(found('below_floor').projection).toMatchObject({
      goalRange: { reason: 'pregnant' },
      successChance: { reason: 'pregnant' },
    })
  })

  it('leaves slips out of every number, and says how many', () => {
    const clean = inputOf('typical')
    const slip = { day: clean.today, weightLbs: 92, isInitial: false }
    const withSlip = insights({ ...clean, weighIns: [...clean.weighIns, slip] })
    const { used, ...rest } = insights(clean)
    expect(withSlip).toEqual({ ...rest, used: { ...used, slips: 1 } })
  })

  it.each(PATIENT_KINDS)('gives numbers or reasons, never anything else, for a %s patient', (kind) => {
    const found = insights(inputOf(kind, { period: '6_months' }))
    const text = JSON.stringify(found, (_key, value: unknown) =>
      typeof value === 'number' && !Number.isFinite(value) ? 'NOT A NUMBER' : value,
    )
    expect(text).not.toContain('NOT A NUMBER')
    for (const insight of [
      found.weight.weekAverageLbs,
      found.mealTiming,
      found.moodCorrelation,
      found.projection.goalRange,
    ])
      expect((insight.value === null) !== (insight.reason === null)).toBe(true)
  })

  it('counts the loss from the weight at the surgery', () => {
    const { baseline, totalLossPercent } = insights(inputOf('good'))
    expect(baseline.value?.day).toBe(addDays(SURGERY, -1))
    expect(totalLossPercent.value).toBeGreaterThan(20)
  })

  it('invents nothing for a new person', () => {
    const found = insights({ ...inputOf('good'), weighIns: [], meals: [], drinks: [], moods: [] })
    expect(found).toMatchObject({
      weight: { weekAverageLbs: { value: null }, monthChangeLbs: { value: null } },
      baseline: { reason: 'no_weights' },
      totalLossPercent: { reason: 'no_weights' },
      proteinConsistency: { reason: 'no_food_logged' },
      hydrationCompliance: { reason: 'no_fluids_logged' },
      hydrationScore: { reason: 'no_fluids_logged' },
      mealTiming: { reason: 'no_food_logged' },
      bestMealType: { reason: 'too_few_rated_meals' },
      bestMeals: { reason: 'no_rated_meals' },
      improvementAreas: [],
      moodCorrelation: { reason: 'too_few_weeks' },
      used: { weights: 0, slips: 0, meals: 0, drinks: 0, moods: 0 },
    })
  })

  it('never calls today a failed day, because it is not over', () => {
    const all = inputOf('good')
    const { today, meals, drinks } = all
    const begun = <Logged extends { day: string }>(logged: readonly Logged[]) =>
      logged.filter(({ day }, i) => day < today || i === logged.findIndex((one) => one.day === today))
    const found = insights({ ...all, meals: begun(meals), drinks: begun(drinks) })
    expect(found.hydrationCompliance.value).toEqual({ percent: 0, days: 29 })
    expect(found.mealTiming.value?.days).toBe(29)
    expect(found.hydrationDays.at(-1)).toMatchObject({ day: today, totalOz: 14 })
  })

  it('foretells no success beside a serious concern, and no way to a goal that is too light', () => {
    const early = { ...inputOf('good'), today: addDays(SURGERY, 150) }
    const chance = (concerns: InsightsInput['concerns']) => insights({ ...early, concerns }).projection
    expect(chance([]).successChance.value).not.toBeNull()
    expect(chance([concernOf('plateau'), concernOf('dry_day')]).successChance.value).not.toBeNull()
    for (const id of [
      'low_protein',
      'all_logged',
      'able_to_eat',
      'dry_two_days',
      'fast_loss',
      'low_mood',
    ] as const)
      expect(chance([concernOf(id)])).toMatchObject({
        successChance: { reason: 'open_concern' },
        goalRange: { reason: 'open_concern' },
        isGoalFar: false,
      })
    expect(chance([concernOf('too_light')]).goalRange.reason).toBe('open_concern')
    expect(chance([concernOf('dry_two_days')]).band.length).toBeGreaterThan(0)
    expect(chance([concernOf('too_light')])).toMatchObject({ bandOf: null, band: [] })
    expect(chance([concernOf('goal_too_light')])).toMatchObject({
      successChance: { reason: 'goal_too_light' },
      goalRange: { reason: 'goal_too_light' },
    })
    const both = [concernOf('goal_too_light'), concernOf('dry_two_days')]
    expect(chance(both).successChance.reason).toBe('open_concern')
  })

  it('names no next step of 10 lbs, and no goal that is reached, beside a serious concern', () => {
    const early = { ...inputOf('good'), today: addDays(SURGERY, 150) }
    const reason = (goalWeightLbs: number, concerns: InsightsInput['concerns'], today = early.today) =>
      insights({ ...early, today, person: { ...early.person, goalWeightLbs }, concerns }).projection.goalRange
        .reason
    const serious = [concernOf('able_to_eat')]
    expect(reason(120, [])).toBe('goal_below_usual_range')
    expect(reason(120, serious)).toBe('open_concern')
    expect(reason(400, [])).toBe('goal_reached')
    expect(reason(400, serious)).toBe('open_concern')
    // Why nothing can be foreseen at all is no praise.
    expect(reason(120, serious, addDays(SURGERY, 9))).toBe('too_few_weights')
  })

  it.each(CONCERN_IDS)(
    'says how mood and weight go together beside %s only where that is not serious',
    (id) => {
      const input = inputOf('good')
      expect(insights(input).moodCorrelation.value).not.toBeNull()
      const { moodCorrelation } = insights({ ...input, concerns: [concernOf(id)] })
      expect(moodCorrelation.reason).toBe(hasUrgentConcern([concernOf(id)]) ? 'open_concern' : null)
    },
  )

  it('does not look at what lies ahead', () => {
    const all = inputOf('good')
    const today = addDays(SURGERY, 150)
    const upTo = <Logged extends { day: string }>(logged: readonly Logged[]) =>
      logged.filter(({ day }) => day <= today)
    const { weighIns, meals, drinks, moods } = all
    const known = { weighIns: upTo(weighIns), meals: upTo(meals), drinks: upTo(drinks), moods: upTo(moods) }
    expect(insights({ ...all, today })).toEqual(insights({ ...all, ...known, today }))
  })
})

describe(periodFrom.name, () => {
  it('counts today as the last day', () => {
    expect(periodFrom('30_days', '2026-11-30')).toBe('2026-11-01')
  })
})
