import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { dailyGoals } from '../goals/goals.js'
import { fluidGoalOz } from './goal.js'

const SURGERY = '2026-09-01'
const person = { gender: 'female', heightInches: 64, activityLevel: 'light' } as const

describe(fluidGoalOz.name, () => {
  it('is the fluid goal of the day, whatever the phase', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(SURGERY, null),
        fc.integer({ min: -40, max: 800 }),
        (surgeryDate, number) => {
          const day = addDays(SURGERY, number)
          expect(fluidGoalOz({ surgeryDate }, day)).toBe(dailyGoals({ ...person, surgeryDate }, day).fluidOz)
        },
      ),
    )
  })
})
