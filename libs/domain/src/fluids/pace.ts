import { phaseOn } from '../phases/phases.js'
import type { PhaseKey } from '../phases/phase-keys.js'

/** Drinks above this are asked about in the first weeks, in oz. Source: health-rules 2.4, Flags. */
export const ASKED_ABOVE_OZ = 8

/** A pace that a new sleeve takes well. Source: health-rules 2.4, Pace, and 1.1, clear liquids. */
const PACE = { oz: 2, minutes: 15 } as const

/** The phases of day 0 to 27. Source: health-rules 1.1. */
const FIRST_WEEKS: readonly PhaseKey[] = ['clear', 'full', 'puree']

/**
 * Whether to ask "How long did you sip it?". Never without a surgery date: the phase is not guessed. It is asked by the day alone:
 * a clinic whose stages are quicker does not make a new sleeve wider. Source: health-rules 1.4.
 */
export const asksHowLong = (amountOz: number, surgeryDate: string | null, day: string): boolean => {
  const phase = phaseOn({ surgeryDate }, day)
  return phase !== null && FIRST_WEEKS.includes(phase.key) && amountOz > ASKED_ABOVE_OZ
}

/** How long a drink takes at that pace, in minutes. */
export const calmMinutes = (amountOz: number): number => Math.ceil(amountOz / PACE.oz) * PACE.minutes
