import { daysBetween } from '../days/days.js'
import type { PhaseKey } from './phase-keys.js'
import { type Phase, PHASES } from './phase-table.js'

const isInside = (phase: Phase, dayNumber: number): boolean =>
  (phase.fromDay === null || dayNumber >= phase.fromDay) && (phase.toDay === null || dayNumber <= phase.toDay)

/**
 * The phase a person is in on a local calendar day; null when there is no surgery date, because it is never guessed.
 * Both days are 'YYYY-MM-DD'; RangeError otherwise. Source: health-rules 1.1.
 */
export const phaseOn = (surgeryDate: string | null, day: string): Phase | null => {
  if (surgeryDate === null) return null
  const dayNumber = daysBetween(surgeryDate, day)
  return PHASES.find((phase) => isInside(phase, dayNumber)) ?? null
}

/**
 * The row of a phase key, for a rule that knows the key alone. `regular` gives its early row, and so does null:
 * a person without a surgery date has the goals of `regular`, and the early row is the careful one.
 * Source: health-rules 1.1, "no surgery_date".
 */
export const phaseOfKey = (key: PhaseKey | null): Phase => {
  const found = PHASES.find((phase) => phase.key === (key ?? 'regular'))
  if (!found) throw new RangeError(`no phase with the key ${key}`)
  return found
}
