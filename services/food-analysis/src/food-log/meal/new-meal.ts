import {
  ALL_EATEN,
  type AnalysisConfidence,
  confidenceBehind,
  type EatenShare,
  energyFits,
  isLight,
  type MealFeeling,
  type MealType,
} from '@gb/domain'
import type { EntryMoment, SessionUser } from '@gb/service-kit'
import { judgeMeal } from './judge-meal.js'
import type { FoodEntry, MealItem, MealSource, StoredRating } from './meal.js'
import { ENERGY_DOES_NOT_FIT, FIBER_UNKNOWN, SUGAR_UNKNOWN } from './messages.js'

/** What a meal is made of. */
export interface MealParts {
  readonly userId: string
  readonly entryId: string
  readonly moment: EntryMoment
  readonly mealType: MealType
  readonly items: readonly MealItem[]
  readonly confidence: AnalysisConfidence
  /** What was assumed beside what the figures themselves tell. */
  readonly assumptions: readonly string[]
  readonly source: MealSource
  readonly revision: number
  /** All of it when absent. */
  readonly eaten?: EatenShare | undefined
  /** Nothing when absent. */
  readonly felt?: readonly MealFeeling[] | undefined
}

const FIGURE_NOTES = [ENERGY_DOES_NOT_FIT, FIBER_UNKNOWN, SUGAR_UNKNOWN]

/** The food table is held to its energy by a test of its own; what a model or a person says is checked here. */
const energyIsChecked = (item: MealItem): boolean => item.figures !== 'table' || item.typed.length > 0

const energyIsOff = (item: MealItem): boolean =>
  energyIsChecked(item) && !energyFits(item, 'estimated', item.tags.includes('alcohol') ? null : 0)

const figureNotes = (items: readonly MealItem[]): string[] => [
  ...(items.some(energyIsOff) ? [ENERGY_DOES_NOT_FIT] : []),
  ...(items.some((item) => item.fiberG === null) ? [FIBER_UNKNOWN] : []),
  ...(items.some((item) => item.sugarG === null) ? [SUGAR_UNKNOWN] : []),
]

/** Adds a meal up, checks its energy and rates it in the phase of its day. */
export const mealOf = (parts: MealParts, person: SessionUser['person']): FoodEntry => {
  const { userId, entryId, moment, mealType, items, source, revision } = parts
  return {
    userId,
    entryId,
    ...moment,
    mealType,
    items,
    ...judgeMeal({
      ...parts,
      surgeryDate: person.surgeryDate,
      isPregnant: person.isPregnant,
      isLight: isLight(person),
      clinicPlan: person.clinicPlan ?? null,
      day: moment.localDate,
    }),
    assumptions: [
      ...parts.assumptions.filter((sentence) => !FIGURE_NOTES.includes(sentence)),
      ...figureNotes(items),
    ],
    source,
    revision,
    eaten: parts.eaten ?? ALL_EATEN,
    felt: parts.felt ?? [],
  }
}

/** How far a meal can be trusted. */
export type MealTrust = Pick<MealParts, 'confidence' | 'assumptions' | 'source'>

/** A meal that a person entered. */
export const BY_HAND: MealTrust = { confidence: 'high', assumptions: [], source: 'manual' }

/** A meal to be logged once more. */
export type MealToRepeat = Pick<FoodEntry, 'assumptions' | 'source'> & {
  readonly rating: Pick<StoredRating, 'label' | 'reasons'>
}

/** What a copy of a meal takes over with its foods: a sample stays a sample, a guess a guess, and nobody got surer. */
export const trustOf = ({ source, assumptions, rating }: MealToRepeat): MealTrust => ({
  source: source === 'sample' ? 'sample' : 'manual',
  assumptions,
  confidence: confidenceBehind(rating),
})
