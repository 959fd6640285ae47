import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { fluidGoalOz } from '../fluids/goal.js'
import { dailyGoals } from '../goals/goals.js'
import { isWithin } from '../measures/limit.js'
import { firstDayOn } from '../recovery/first-days.js'
import { isClearDay } from './clear-days.js'
import { CLINIC_STAGE_DAY } from './clinic-limits.js'
import { CLINIC_STAGES, type ClinicPlan, type ClinicStage } from './clinic-plan.js'
import { NO_PLAN } from './no-plan.fixture.js'
import { phaseOfKey, phaseOn } from './phases.js'
import { phasesOf } from './phases-of.js'
import { whosePart, whosePlan } from './whose-plan.js'

const SURGERY = '2026-03-01'
/** Somebody whose clinic begins stages on these days after surgery, and says the rest. */
const person = (days: Partial<Record<ClinicStage, number>>, rest: Partial<ClinicPlan> = {}) => ({
  surgeryDate: SURGERY,
  clinicPlan: {
    ...NO_PLAN,
    ...Object.fromEntries(
      Object.entries(days).map(([stage, day]) => [`${stage}From`, addDays(SURGERY, day)]),
    ),
    ...rest,
  },
})
const on = (who: ReturnType<typeof person>, dayNumber: number) => phaseOn(who, addDays(SURGERY, dayNumber))
const body = { gender: 'female', heightInches: 64, activityLevel: 'light' } as const

describe("the clinic's own plan", () => {
  it.each([
    [0, 'clear'],
    [3, 'clear'],
    [4, 'full'],
    [17, 'full'],
    [18, 'puree'],
    [34, 'puree'],
    [35, 'soft'],
    [69, 'soft'],
    [70, 'regular'],
    [364, 'regular'],
    [365, 'maintenance'],
  ])('puts day %d into %s where all its dates are given', (dayNumber, key) => {
    const who = person({ full: 4, puree: 18, soft: 35, regular: 70 })
    expect(on(who, dayNumber)?.key).toBe(key)
  })

  it('keeps the general guide where it says nothing', () => {
    const who = person({ puree: 20 })
    expect(on(who, 1)).toMatchObject({ key: 'clear', fromClinic: [] })
    expect(on(who, 19)).toMatchObject({ key: 'full', fromClinic: ['stage'] })
    expect(on(who, 100)).toMatchObject({ key: 'regular', fromClinic: ['stage'] })
    expect(phaseOn({ surgeryDate: SURGERY, clinicPlan: NO_PLAN }, '2026-03-20')).toEqual(
      phaseOn({ surgeryDate: SURGERY }, '2026-03-20'),
    )
  })

  it('leaves a stage its usual length when the one before it begins late', () => {
    // Puree 6 days late: soft food and regular food wait as long, unless the clinic dates them.
    expect([33, 34, 61, 62].map((day) => on(person({ puree: 20 }), day)?.key)).toEqual([
      'puree',
      'soft',
      'soft',
      'regular',
    ])
    expect(on(person({ puree: 20, soft: 30 }), 30)?.key).toBe('soft')
  })

  it('ends a stage that it does not date where it begins the next', () => {
    const who = person({ soft: 10 })
    expect([1, 2, 9, 10].map((day) => on(who, day)?.key)).toEqual(['clear', 'full', 'full', 'soft'])
  })

  it('steps back as a whole when the surgery date is another one', () => {
    const moved = { ...person({ full: 4, puree: 18 }), surgeryDate: addDays(SURGERY, 60) }
    expect(phaseOn(moved, addDays(SURGERY, 63))).toMatchObject({ key: 'full', fromClinic: [] })
  })

  it('leaves no day out and counts none twice, whatever it dates', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            full: fc.integer(CLINIC_STAGE_DAY.full),
            puree: fc.integer(CLINIC_STAGE_DAY.puree),
            soft: fc.integer(CLINIC_STAGE_DAY.soft),
            regular: fc.integer(CLINIC_STAGE_DAY.regular),
          },
          { requiredKeys: [] },
        ),
        fc.integer({ min: -30, max: 500 }),
        (days, dayNumber) => {
          const given = CLINIC_STAGES.flatMap((stage) => days[stage] ?? [])
          fc.pre(given.every((day, index) => index === 0 || day > (given[index - 1] ?? 0)))
          const who = person(days)
          const inside = phasesOf(who).filter(
            ({ fromDay, toDay }) => (fromDay ?? -Infinity) <= dayNumber && dayNumber <= (toDay ?? Infinity),
          )
          expect(inside).toHaveLength(1)
          for (const stage of CLINIC_STAGES)
            if (days[stage] !== undefined) expect(on(who, days[stage])?.key).toBe(stage)
          expect(isClearDay(who, addDays(SURGERY, dayNumber))).toBe(on(who, dayNumber)?.key === 'clear')
        },
      ),
    )
  })

  it('sets meals and goals of its stages, and says so', () => {
    const who = { ...body, ...person({}, { pureeMealG: 60, proteinG: 90, fluidOz: 72 }) }
    const day = addDays(SURGERY, 20)
    expect(phaseOn(who, day)).toMatchObject({
      key: 'puree',
      mealMaxG: 60,
      fromClinic: ['portion', 'protein', 'fluids'],
    })
    expect(dailyGoals(who, day)).toMatchObject({ proteinG: 90, fluidOz: 72, calories: 600 })
    expect(fluidGoalOz(who, day)).toBe(72)
    expect(phaseOfKey('soft', who).mealMaxG).toBe(150)
  })

  it('asks for nothing on the days of sips', () => {
    const who = { ...body, ...person({}, { proteinG: 90, fluidOz: 72 }) }
    expect(dailyGoals(who, SURGERY)).toMatchObject({ proteinG: null, fluidOz: 48, fromClinic: [] })
  })

  it('leaves room for its protein in the energy of a day', () => {
    const { calories, proteinG, carbsG, fatG } = dailyGoals(
      { ...body, ...person({}, { proteinG: 150 }) },
      addDays(SURGERY, 5),
    )
    expect({ proteinG, carbsG, fatG }).toEqual({ proteinG: 150, carbsG: 35, fatG: 0 })
    expect(calories).toBe(4 * 150 + 4 * 35)
  })

  it('never shortens the first days after surgery', () => {
    const quick = person({ full: 1, puree: 3, soft: 8, regular: 21 })
    expect(on(quick, 25)?.key).toBe('regular')
    expect(firstDayOn(quick.surgeryDate, addDays(SURGERY, 25))).toBe(25)
  })

  it('holds the general guide inside its own limits', () => {
    for (const stage of CLINIC_STAGES)
      expect(isWithin(phaseOfKey(stage).fromDay ?? Number.NaN, CLINIC_STAGE_DAY[stage])).toBe(true)
  })
})

describe(whosePlan.name, () => {
  it('says whose a plan is, and which parts where it is both', () => {
    expect(whosePlan([])).toBe('Based on our general guide')
    expect(whosePlan(['stage', 'protein'])).toBe(
      "Your clinic's plan: stage, protein. The rest: our general guide.",
    )
    expect([whosePart('fluids', ['stage']), whosePart('stage', ['stage'])]).toEqual([
      'Based on our general guide',
      "Based on your clinic's plan",
    ])
  })
})
