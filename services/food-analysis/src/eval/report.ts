import { type Estimate, errorPercent, guessedMeanErrorPercent, meanErrorPercent, meanKnown } from '@gb/domain'
import { EVAL_MESSAGES } from './messages.js'
import type { KnownMeal, MealFigures } from './photo-set.js'

/** A meal and what the provider made of it; `why` it has no figures, where it has none. */
export type EvaluatedMeal = KnownMeal &
  ({ readonly estimated: MealFigures } | { readonly estimated: null; readonly why: string })

const FIGURES = ['calories', 'proteinG'] as const
const UNITS = { calories: 'kcal', proteinG: 'g protein' } as const

const percent = (value: number | null): string => (value === null ? '–' : `${value.toFixed(0)} %`)

type Answered = KnownMeal & { readonly estimated: MealFigures }
const isAnswered = (meal: EvaluatedMeal): meal is Answered => meal.estimated !== null

const estimatesOf = (meals: readonly Answered[], figure: (typeof FIGURES)[number]): Estimate[] =>
  meals.map(({ known, estimated }) => ({ known: known[figure], estimated: estimated[figure] }))

const cellsOf = (meal: Answered, all: readonly Answered[]): string[] =>
  FIGURES.map((figure) => {
    const mean = meanKnown(estimatesOf(all, figure))
    const [estimate] = estimatesOf([meal], figure)
    if (!estimate) return ''
    const off = mean === null ? null : errorPercent(estimate, mean)
    return `${estimate.known.toFixed(0)} → ${estimate.estimated.toFixed(0)} ${UNITS[figure]}, off ${percent(off)}`
  })

const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** The measurement in lines: each meal, all of them, and what saying the mean every time would have brought. */
export const reportOf = (meals: readonly EvaluatedMeal[]): string[] => {
  const answered = meals.filter(isAnswered)
  const overall = (error: (estimates: readonly Estimate[]) => number | null): string[] =>
    FIGURES.map((figure) => `${UNITS[figure]} off ${percent(error(estimatesOf(answered, figure)))}`)
  const table = aligned([
    ...answered.map((meal) => [meal.photo, ...cellsOf(meal, answered)]),
    ['all', ...overall(meanErrorPercent)],
    ['saying the mean', ...overall(guessedMeanErrorPercent)],
  ])
  const missing = meals.flatMap((meal) =>
    meal.estimated === null ? [EVAL_MESSAGES.unanswered(meal.photo, meal.why)] : [],
  )
  return [
    ...table,
    ...missing,
    EVAL_MESSAGES.answered(answered.length, meals.length),
    EVAL_MESSAGES.explained,
  ]
}
