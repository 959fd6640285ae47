import { phaseOfKey, phaseOn } from '../phases/phases.js'

/**
 * The goal of a day in US fl oz; it depends on nothing but the phase. For a device that has no answer for the day.
 * @param surgeryDate 'YYYY-MM-DD'; without one the goal of `regular`
 * Source: health-rules 1.1 and 2.4.
 */
export const fluidGoalOz = (surgeryDate: string | null, day: string): number =>
  (phaseOn(surgeryDate, day) ?? phaseOfKey(null)).fluidOz
