import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { concernOf } from '../concerns/in-order.js'
import { CONCERN_WORDS } from '../concerns/messages.js'
import { addDays } from '../days/days.js'
import { hydrationDays, nutritionDays } from './day-series.js'
import { improvementAreas } from './improvement.js'
import { known, missing } from './insight.js'
import { hydrationCompliance, hydrationScore, ofEnoughDays, proteinConsistency } from './scores.js'
import { drink, meal } from './testing/logged.js'

/** A woman of 5'4": 80 g of protein and 64 oz from day 56 on. */
const PERSON = {
  gender: 'female',
  heightInches: 64,
  activityLevel: 'light',
  surgeryDate: '2026-06-01',
} as const
const DAY = '2026-11-01'
const eaten = (...grams: number[]) =>
  nutritionDays(
    grams.map((proteinG, i) => meal({ day: addDays(DAY, i), proteinG })),
    PERSON,
  )
const drunk = (...ounces: number[]) =>
  hydrationDays(
    ounces.map((amountOz, i) => drink({ day: addDays(DAY, i), amountOz })),
    PERSON,
  )

describe(nutritionDays.name, () => {
  it('sums a day without float noise, against the goals of the phase of that day', () => {
    const meals = [
      meal({ day: '2026-06-10', proteinG: 0.1, calories: 100.1 }),
      meal({ day: '2026-11-01', proteinG: 20.1, calories: 200 }),
      meal({ day: '2026-06-10', proteinG: 0.2, calories: 100.2 }),
    ]
    expect(nutritionDays(meals, PERSON)).toEqual([
      { day: '2026-06-10', proteinG: 0.3, proteinGoalG: 60, calories: 200.3, caloriesGoal: 500 },
      { day: '2026-11-01', proteinG: 20.1, proteinGoalG: 80, calories: 200, caloriesGoal: 1000 },
    ])
  })
})

describe(proteinConsistency.name, () => {
  it('counts days with at least 90 % of the goal', () => {
    expect(proteinConsistency(eaten(72, 71.9, 90, 10)).value).toEqual({ percent: 50, days: 4 })
  })

  it('leaves out days without a protein goal, and says when there is nothing to count', () => {
    const clear = nutritionDays([meal({ day: '2026-06-01', proteinG: 5 })], PERSON)
    expect(proteinConsistency([...clear, ...eaten(80)]).value).toEqual({ percent: 100, days: 1 })
    expect(proteinConsistency(clear).reason).toBe('no_protein_goal')
    expect(proteinConsistency([]).reason).toBe('no_food_logged')
  })
})

describe(hydrationCompliance.name, () => {
  it('counts days that reached the goal of their phase', () => {
    expect(hydrationCompliance(drunk(64, 63.9, 70)).value).toEqual({ percent: 67, days: 3 })
    const clear = hydrationDays([drink({ day: '2026-06-01', amountOz: 48 })], PERSON)
    expect(hydrationCompliance(clear).value).toEqual({ percent: 100, days: 1 })
    expect(hydrationCompliance([]).reason).toBe('no_fluids_logged')
  })
})

describe(hydrationScore.name, () => {
  it('is the mean of how far each day got, none counting for more than whole', () => {
    expect(hydrationScore(drunk(32, 128, 48)).value).toEqual({ percent: 75, days: 3 })
    expect(hydrationScore([]).reason).toBe('no_fluids_logged')
  })

  it('is never below the compliance', () => {
    const ounces = fc.array(fc.double({ min: 1, max: 200, noNaN: true }), { minLength: 3, maxLength: 40 })
    fc.assert(
      fc.property(ounces, (all) => {
        const days = drunk(...all)
        const [score, compliance] = [hydrationScore(days).value, hydrationCompliance(days).value]
        expect(score?.percent).toBeGreaterThanOrEqual(compliance?.percent ?? 101)
      }),
    )
  })
})

describe('under three finished days', () => {
  it('no score says anything', () => {
    expect(ofEnoughDays(proteinConsistency(eaten(80, 80))).reason).toBe('too_few_days')
    expect(ofEnoughDays(hydrationCompliance(drunk(8))).reason).toBe('too_few_days')
    expect(ofEnoughDays(hydrationScore(drunk(8, 8, 8))).value?.days).toBe(3)
    expect(ofEnoughDays(hydrationScore([])).reason).toBe('no_fluids_logged')
  })
})

describe(improvementAreas.name, () => {
  const score = (percent: number) => known({ percent, days: 10 })

  it('says the concern of a log in place of its habit, and first, whatever the score', () => {
    const scores = {
      protein_consistency: score(10),
      hydration_compliance: score(95),
      meal_timing_score: score(50),
    }
    const areas = improvementAreas(scores, [concernOf('dry_two_days')])
    expect(areas.map(({ score: of }) => of)).toEqual([
      'hydration_compliance',
      'protein_consistency',
      'meal_timing_score',
    ])
    expect(areas[0]?.action).toBe(CONCERN_WORDS.dry_two_days.text)
    const [first, ...others] = improvementAreas(scores, [concernOf('able_to_eat')])
    expect(first?.title).toBe('Are you able to eat?')
    expect(others).toEqual([])
  })

  it('names the scores under 70 %, worst first, each with an action', () => {
    const areas = improvementAreas(
      { protein_consistency: score(69), hydration_compliance: score(70), meal_timing_score: score(0) },
      [],
    )
    expect(areas.map((area) => [area.score, area.percent])).toEqual([
      ['meal_timing_score', 0],
      ['protein_consistency', 69],
    ])
    for (const { title, action } of areas) expect([title, action]).not.toContain('')
  })

  it('says nothing about what is not known', () => {
    expect(
      improvementAreas(
        {
          protein_consistency: missing('no_food_logged'),
          hydration_compliance: missing('no_fluids_logged'),
          meal_timing_score: missing('no_food_logged'),
        },
        [],
      ),
    ).toEqual([])
  })
})
