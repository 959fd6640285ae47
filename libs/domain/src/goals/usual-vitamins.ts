import { daysBetween } from '../days/days.js'
import { VITAMIN_NAMES, type VitaminName } from '../entries/entry-choices.js'
import { CLINIC_STAGE_DAY } from '../phases/clinic-limits.js'
import type { StagedPerson } from '../phases/clinic-plan.js'
import type { PhaseKey } from '../phases/phase-keys.js'
import { phaseOn } from '../phases/phases.js'

const NONE: readonly VitaminName[] = []
const FIRST: readonly VitaminName[] = ['Multivitamin']

const BY_PHASE: Readonly<Record<PhaseKey, readonly VitaminName[]>> = {
  preop_far: NONE,
  preop: NONE,
  clear: NONE,
  full: FIRST,
  puree: VITAMIN_NAMES,
  soft: VITAMIN_NAMES,
  regular: VITAMIN_NAMES,
  maintenance: VITAMIN_NAMES,
}

/** What is usually taken in a phase; all of it where the phase is not known. Source: health-rules 3.1. */
export const vitaminsOfPhase = (phase: PhaseKey | null): readonly VitaminName[] =>
  phase === null ? VITAMIN_NAMES : BY_PHASE[phase]

/** From this day after surgery on everybody has all of them, whatever their clinic says. Source: health-rules 1.4. */
const SETTLED_FROM_DAY = CLINIC_STAGE_DAY.puree.max

/** Whether a day is so late after surgery that no plan holds a vitamin back any more. Days are 'YYYY-MM-DD'. */
export const areVitaminsSettled = (surgeryDate: string | null, day: string): boolean =>
  surgeryDate === null || daysBetween(surgeryDate, day) >= SETTLED_FROM_DAY

/**
 * What is usually taken on a day and may be proposed: nothing before surgery and on days of sips, the multivitamin alone on
 * full liquids, all from purees on. The clinic's own dates come first. What somebody logs is never held to it.
 * @param day 'YYYY-MM-DD'; RangeError otherwise
 * Source: health-rules 1.4 and 3.1.
 */
export const usualVitamins = (person: StagedPerson, day: string): readonly VitaminName[] =>
  vitaminsOfPhase(phaseOn(person, day)?.key ?? null)
