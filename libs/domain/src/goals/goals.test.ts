import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { dailyGoals, fatGoalG, type GoalPerson, proteinFormulaG } from './goals.js'
import { ACTIVITY_LEVELS, GENDERS } from '../person/person.js'
import { heightInInches } from '../measures/units.js'

const SURGERY = '2026-03-01'
const person = (change: Partial<GoalPerson> = {}): GoalPerson => ({
  gender: 'female',
  heightInches: heightInInches(5, 4),
  activityLevel: 'light',
  surgeryDate: SURGERY,
  ...change,
})
const goalsOnDay = (dayNumber: number, change: Partial<GoalPerson> = {}) =>
  dailyGoals(person(change), addDays(SURGERY, dayNumber))

describe(proteinFormulaG.name, () => {
  it.each([
    [4, 11, 65],
    [5, 1, 70],
    [5, 4, 80],
    [5, 7, 85],
    [5, 9, 90],
    [6, 0, 100],
    [6, 2, 100],
    [4, 0, 60],
    [7, 11, 100],
  ])('gives %d ft %d in a goal of %d g', (feet, inches, grams) => {
    expect(proteinFormulaG(heightInInches(feet, inches))).toBe(grams)
  })
})

describe(fatGoalG.name, () => {
  it('is what protein and carbs leave over', () => {
    expect(fatGoalG(1000, 75, 75)).toBe(44)
    expect(fatGoalG(1200, 80, 100)).toBe(53)
  })

  it('does not fall below zero', () => {
    expect(fatGoalG(500, 100, 100)).toBe(0)
  })
})

describe(dailyGoals.name, () => {
  it.each([
    [-15, { phase: 'preop_far', calories: null, proteinG: 60, carbsG: null, fatG: null, fluidOz: 64 }],
    [-14, { phase: 'preop', calories: 1000, proteinG: 70, carbsG: 100, fatG: 36, fluidOz: 64 }],
    [0, { phase: 'clear', calories: null, proteinG: null, carbsG: null, fatG: null, fluidOz: 48 }],
    [2, { phase: 'full', calories: 500, proteinG: 60, carbsG: 35, fatG: 13, fluidOz: 64 }],
    [14, { phase: 'puree', calories: 600, proteinG: 60, carbsG: 40, fatG: 22, fluidOz: 64 }],
    [28, { phase: 'soft', calories: 800, proteinG: 70, carbsG: 50, fatG: 36, fluidOz: 64 }],
    [56, { phase: 'regular', calories: 1000, proteinG: 80, carbsG: 75, fatG: 42, fluidOz: 64 }],
    [180, { phase: 'regular', calories: 1200, proteinG: 80, carbsG: 100, fatG: 53, fluidOz: 64 }],
    [365, { phase: 'maintenance', calories: 1300, proteinG: 80, carbsG: 125, fatG: 53, fluidOz: 64 }],
  ])('on day %d asks a woman of 5 ft 4 in for %o', (dayNumber, goals) => {
    expect(goalsOnDay(dayNumber)).toEqual({ ...goals, fromClinic: [] })
  })

  it('keeps the lower formula in the soft phase, with 38 g fat left over', () => {
    expect(goalsOnDay(28, { heightInches: heightInInches(4, 11) })).toMatchObject({ proteinG: 65, fatG: 38 })
  })

  it.each([
    ['female', 'sedentary', 1200],
    ['female', 'light', 1300],
    ['female', 'moderate', 1400],
    ['female', 'active', 1450],
    ['female', 'very_active', 1500],
    ['male', 'sedentary', 1400],
    ['male', 'light', 1500],
    ['male', 'very_active', 1700],
  ] as const)('asks a %s, %s, for %d kcal in maintenance', (gender, activityLevel, kcal) => {
    expect(goalsOnDay(400, { gender, activityLevel }).calories).toBe(kcal)
  })

  it('leaves activity out before maintenance', () => {
    expect(goalsOnDay(100, { activityLevel: 'very_active' }).calories).toBe(1000)
  })

  it('has no phase without a surgery date, and the goals of regular', () => {
    expect(dailyGoals(person({ surgeryDate: null }), '2026-11-20')).toEqual({
      ...goalsOnDay(56),
      phase: null,
    })
  })

  it('adds up to the energy goal, and never shows less than 800 kcal from day 56 on', () => {
    fc.assert(
      fc.property(
        fc.record({
          gender: fc.constantFrom(...GENDERS),
          heightInches: fc.integer({ min: 48, max: 95 }),
          activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
        }),
        fc.integer({ min: -30, max: 2000 }),
        (change, dayNumber) => {
          const { calories, proteinG, carbsG, fatG } = goalsOnDay(dayNumber, change)
          if (calories === null || proteinG === null || carbsG === null || fatG === null) return
          expect(Math.abs(4 * proteinG + 4 * carbsG + 9 * fatG - calories)).toBeLessThanOrEqual(4.5)
          if (dayNumber >= 56) expect(calories).toBeGreaterThanOrEqual(800)
        },
      ),
    )
  })
})

describe('a pregnancy', () => {
  it.each([-7, 20, 100, 250, 500])(
    'has no goal for energy, carbs and fat on day %d, whatever the phase',
    (day) => {
      const usual = goalsOnDay(day)
      expect(usual.calories).not.toBeNull()
      expect(goalsOnDay(day, { isPregnant: true })).toEqual({
        ...usual,
        calories: null,
        carbsG: null,
        fatG: null,
      })
    },
  )
})

describe('who is light', () => {
  it.each([20, 100, 250, 500])('has no goal to stay under on day %d; protein and fluids stay', (day) => {
    const usual = goalsOnDay(day)
    expect(usual.calories).not.toBeNull()
    const putAway = { ...usual, calories: null, carbsG: null, fatG: null }
    expect(goalsOnDay(day, { currentWeightLbs: 105 })).toEqual(putAway)
    expect(goalsOnDay(day, { currentWeightLbs: 116 })).toEqual(putAway)
    expect(goalsOnDay(day, { currentWeightLbs: 117 })).toEqual(usual)
  })
})
