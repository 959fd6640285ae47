import { daysBetween } from '../days/days.js'
import type { StagedPerson } from './clinic-plan.js'
import type { PhaseKey } from './phase-keys.js'
import type { Phase } from './phase-table.js'
import { type PersonPhase, phasesOf } from './phases-of.js'

const isInside = (phase: Phase, dayNumber: number): boolean =>
  (phase.fromDay === null || dayNumber >= phase.fromDay) && (phase.toDay === null || dayNumber <= phase.toDay)

/**
 * The phase a person is in on a local calendar day; null when there is no surgery date, because it is never guessed.
 * The clinic's own plan comes first. All days are 'YYYY-MM-DD'; RangeError otherwise. Source: health-rules 1.1 and 1.4.
 */
export const phaseOn = (person: StagedPerson, day: string): PersonPhase | null => {
  if (person.surgeryDate === null) return null
  const dayNumber = daysBetween(person.surgeryDate, day)
  return phasesOf(person).find((phase) => isInside(phase, dayNumber)) ?? null
}

const NOBODY: StagedPerson = { surgeryDate: null }

/**
 * The row of a phase key, for a rule that knows the key alone. `regular` gives its early row, and so does null:
 * a person without a surgery date has the goals of `regular`, and the early row is the careful one.
 * @param person whose table; absent: the general guide
 * Source: health-rules 1.1, "no surgery_date".
 */
export const phaseOfKey = (key: PhaseKey | null, person: StagedPerson = NOBODY): PersonPhase => {
  const found = phasesOf(person).find((phase) => phase.key === (key ?? 'regular'))
  if (!found) throw new RangeError(`no phase with the key ${key}`)
  return found
}
