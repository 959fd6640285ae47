import {
  type AnalysisConfidence,
  gramsOf,
  isWithin,
  MEAL_FIGURE,
  type MealType,
  monthsBetween,
  type Nutrients,
  type PhaseKey,
  phaseOn,
  type RatedItem,
  rateMeal,
  type StagedPerson,
  tagsOfName,
  totalsOf,
} from '@gb/domain'
import type { MealItem, StoredRating } from './meal.js'

/** A plate, and what its rating depends on. */
export interface PlateToJudge extends StagedPerson {
  readonly items: readonly MealItem[]
  readonly confidence: AnalysisConfidence
  readonly mealType: MealType
  /** The local day of the meal. */
  readonly day: string
  readonly isPregnant?: boolean | undefined
  readonly isLight?: boolean | undefined
}

/** Sums of a plate and how well it fits the phase of its day. */
export interface JudgedPlate {
  readonly totals: Nutrients
  readonly phase: PhaseKey | null
  readonly rating: StoredRating
}

const isKnown = (items: readonly MealItem[], figure: 'fiberG' | 'sugarG'): boolean =>
  items.every((item) => item[figure] !== null)

/** A food that only a model named: nobody but the model knows its texture either. */
const isGuess = ({ foodId, figures }: MealItem): boolean => foodId === null && figures === 'model'

/**
 * An item as the rating sees it: with what its name tells (wine typed by hand is wine), and without a texture that is
 * only a guess of a model. Source: health-rules 9b.8, 9b.9.
 */
const toRated = (item: MealItem): RatedItem => {
  const named = tagsOfName(item.name)
  return {
    name: item.name,
    grams: item.grams,
    kcal: item.calories,
    proteinG: item.proteinG,
    earliestPhase: isGuess(item) ? null : item.earliestPhase,
    tags: [...new Set([...item.tags, ...named])],
    isDrink: item.isDrink || named.length > 0,
  }
}

/** Whether the sums of a plate are those of a meal. */
export const isPlausibleMeal = (items: readonly MealItem[]): boolean =>
  [gramsOf(items), ...Object.values(totalsOf(items))].every((total) => isWithin(total, MEAL_FIGURE))

/**
 * Adds a plate up and rates it by the clinical rules. Fiber that one item lacks is unknown for the plate; of sugar the
 * known sum counts (9b.10).
 */
export const judgeMeal = ({
  items,
  confidence,
  mealType,
  day,
  isPregnant,
  isLight,
  ...person
}: PlateToJudge): JudgedPlate => {
  const { surgeryDate } = person
  const totals = totalsOf(items)
  const row = phaseOn(person, day)
  const phase = row?.key ?? null
  const rating = rateMeal({
    kcal: totals.calories,
    proteinG: totals.proteinG,
    carbsG: totals.carbsG,
    fatG: totals.fatG,
    fiberG: isKnown(items, 'fiberG') ? totals.fiberG : null,
    sugarG: items.some(({ sugarG }) => sugarG !== null) ? totals.sugarG : null,
    isSugarPartial: !isKnown(items, 'sugarG'),
    grams: gramsOf(items),
    mealType,
    phase,
    clinicMealG: row?.fromClinic.includes('portion') === true ? row.mealMaxG : null,
    monthsSinceSurgery: surgeryDate === null ? null : monthsBetween(surgeryDate, day),
    items: items.map(toRated),
    confidence,
    isPregnant,
    isLight,
  })
  return { totals, phase, rating }
}
