import type { VitaminName } from '../entries/entry-choices.js'
import { roundToStep } from '../measures/limit.js'
import { DOSAGE_MG } from '../measures/limits.js'
import { VITAMIN_MESSAGES } from './messages.js'
import { CALCIUM_AGE_YEARS, DOSE_PLAUSIBILITY, ENTRIES_PER_DAY } from './plausibility.js'
import { confusedUnit, slipOf } from './slip.js'

/** One vitamin with its dose in mg (tablets for a multivitamin). */
export interface VitaminDose {
  readonly vitaminName: VitaminName
  readonly dosageMg: number
}

/** What is known beside the dose. */
export interface DoseContext {
  /** The other entries of the same day, of every vitamin. */
  readonly sameDay: readonly VitaminDose[]
  /** Null when not known: then the higher limit holds. */
  readonly ageYears: number | null
}

/** Why something is asked. */
export const DOSE_QUESTION_CODES = ['soft', 'slip', 'weekly', 'day_total', 'double_tap'] as const
export type DoseQuestionCode = (typeof DOSE_QUESTION_CODES)[number]

/** A question to ask once before saving. It never blocks. `proposedMg` is the dose that was probably meant, or null. */
export interface DoseQuestion {
  readonly code: DoseQuestionCode
  readonly text: string
  readonly proposedMg: number | null
}

const ask = (code: DoseQuestionCode, text: string, proposedMg: number | null = null): DoseQuestion => ({
  code,
  text,
  proposedMg,
})

const softQuestion = ({ vitaminName, dosageMg }: VitaminDose): DoseQuestion[] => {
  const { softOverMg = Infinity } = DOSE_PLAUSIBILITY[vitaminName]
  if (dosageMg <= softOverMg) return []
  if (vitaminName === 'Calcium Citrate') return [ask('soft', VITAMIN_MESSAGES.calciumPerDose)]
  const { text, proposedMg } = confusedUnit(vitaminName, dosageMg) ?? {
    text: VITAMIN_MESSAGES.checkLabel,
    proposedMg: null,
  }
  return [ask('soft', text, proposedMg)]
}

/** A dose in doubt is asked about by itself, and a weekly one is no part of what a day is meant to hold. */
const countsInDay = ({ vitaminName, dosageMg }: VitaminDose): boolean =>
  slipOf(vitaminName, dosageMg) === null && dosageMg !== DOSE_PLAUSIBILITY[vitaminName].weeklyMg

const dayQuestion = ({ vitaminName, dosageMg }: VitaminDose, { sameDay, ageYears }: DoseContext) => {
  const { dayOverMg } = DOSE_PLAUSIBILITY[vitaminName]
  if (!dayOverMg) return []
  const limitMg = (ageYears ?? 0) >= CALCIUM_AGE_YEARS ? dayOverMg.from51 : dayOverMg.under51
  const others = sameDay.filter((entry) => entry.vitaminName === vitaminName && countsInDay(entry))
  const totalMg = roundToStep(
    others.reduce((sum, entry) => sum + entry.dosageMg, dosageMg),
    DOSAGE_MG,
  )
  return totalMg > limitMg ? [ask('day_total', VITAMIN_MESSAGES.dayTotal(vitaminName, totalMg, limitMg))] : []
}

const doubleTapQuestion = ({ vitaminName }: VitaminDose, { sameDay }: DoseContext): DoseQuestion[] => {
  const count = 1 + sameDay.filter((entry) => entry.vitaminName === vitaminName).length
  return count > ENTRIES_PER_DAY ? [ask('double_tap', VITAMIN_MESSAGES.doubleTap(vitaminName, count))] : []
}

/** A dose that is itself in doubt is asked about alone: its day total would only repeat the doubt. */
const doseQuestionsAlone = (entry: VitaminDose, context: DoseContext): DoseQuestion[] => {
  const slip = slipOf(entry.vitaminName, entry.dosageMg)
  if (slip) return [ask('slip', slip.text, slip.proposedMg)]
  if (entry.dosageMg === DOSE_PLAUSIBILITY[entry.vitaminName].weeklyMg)
    return [ask('weekly', VITAMIN_MESSAGES.weekly)]
  return [...softQuestion(entry), ...dayQuestion(entry, context)]
}

/**
 * What to ask before a dose is saved; empty when it looks like any other day. Never a reason to refuse an entry.
 * Source: health-rules 3.3.
 */
export const doseQuestions = (entry: VitaminDose, context: DoseContext): DoseQuestion[] => [
  ...doseQuestionsAlone(entry, context),
  ...doubleTapQuestion(entry, context),
]
