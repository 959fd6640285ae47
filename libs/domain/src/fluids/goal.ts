import type { StagedPerson } from '../phases/clinic-plan.js'
import { phaseOfKey, phaseOn } from '../phases/phases.js'

/**
 * The goal of a day in US fl oz; it depends on nothing but the phase. For a device that has no answer for the day.
 * Without a surgery date that of `regular`. Source: health-rules 1.1, 1.4 and 2.4.
 */
export const fluidGoalOz = (person: StagedPerson, day: string): number =>
  (phaseOn(person, day) ?? phaseOfKey(null, person)).fluidOz
