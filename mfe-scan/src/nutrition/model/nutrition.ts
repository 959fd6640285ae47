import { aboutGrams, aboutKcal, type ClinicPart, goalProgress, type PhaseKey } from '@gb/domain'

/** What a goal asks for: at least (protein), about (energy), at most (carbs, fat). */
type GoalKind = 'minimum' | 'range' | 'limit'
export type NutrientName = 'protein' | 'calories' | 'carbs' | 'fat'

/** One nutrient of the day, rounded as it is shown. */
export interface NutrientLine {
  readonly name: NutrientName
  readonly kind: GoalKind
  readonly unit: 'g' | 'kcal'
  readonly eaten: number
  /** null: no goal in this phase, never zero. */
  readonly goal: number | null
  /** Whole percent, also over 100; null without a goal. */
  readonly percent: number | null
  /** How much more than the goal; 0 up to the goal and without one. */
  readonly over: number
}

/** One day of eating as the card shows it. */
export interface Nutrition {
  readonly phase: PhaseKey | null
  /** What of the phase and its goals the person's clinic says. */
  readonly fromClinic: readonly ClinicPart[]
  readonly mealsLogged: number
  readonly lines: readonly NutrientLine[]
  /** False in a phase without any food goal (clear liquids). */
  readonly hasGoals: boolean
}

/** e.g. "1,200": both languages write numbers as people in the U.S. do, so Home needs no more than this. */
export const figure = (value: number): string => value.toLocaleString('en-US')

interface Figures {
  readonly eaten: number
  readonly goal: number | null
}

const KINDS: Record<NutrientName, GoalKind> = {
  protein: 'minimum',
  calories: 'range',
  carbs: 'limit',
  fat: 'limit',
}

/** Rounds first, so that the words, the bar and the percent never disagree with each other. */
export function nutrientLine(name: NutrientName, figures: Figures): NutrientLine {
  const round = name === 'calories' ? aboutKcal : aboutGrams
  const eaten = round(figures.eaten)
  const goal = figures.goal === null ? null : Math.round(figures.goal)
  return {
    name,
    kind: KINDS[name],
    unit: name === 'calories' ? 'kcal' : 'g',
    eaten,
    goal,
    percent: goalProgress(eaten, goal)?.percent ?? null,
    over: goal === null ? 0 : Math.max(0, eaten - goal),
  }
}

/** One nutrient of a day. */
export const lineOf = ({ lines }: Nutrition, name: NutrientName): NutrientLine | undefined =>
  lines.find((line) => line.name === name)
