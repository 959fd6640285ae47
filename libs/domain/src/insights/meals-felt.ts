import { MEAL_FEELINGS, type MealFeeling } from '../meals/felt.js'
import type { LoggedMeal } from './logged.js'

/** What a meal can bring. */
export type MealSymptom = Exclude<MealFeeling, 'fine'>

/** How the meals of a period sat, of those that the person told about; one meal can bring more than one thing. */
export type MealsFelt = { readonly told: number } & Readonly<Record<MealFeeling, number>> & {
    /** On which day each symptom was told last; null where it never was. */
    readonly last: Readonly<Record<MealSymptom, string | null>>
  }

const lastDay = (meals: readonly LoggedMeal[], symptom: MealSymptom): string | null =>
  meals.reduce<string | null>(
    (last, { day, felt }) => (felt.includes(symptom) && (last === null || day > last) ? day : last),
    null,
  )

/** Counts what was said of meals. */
export const mealsFelt = (meals: readonly LoggedMeal[]): MealsFelt => {
  const told = meals.filter(({ felt }) => felt.length > 0)
  const counted = { told: told.length, fine: 0, nausea: 0, vomiting: 0, dumping: 0, reflux: 0, stuck: 0 }
  for (const { felt } of told)
    for (const feeling of MEAL_FEELINGS) if (felt.includes(feeling)) counted[feeling] += 1
  return {
    ...counted,
    last: {
      nausea: lastDay(told, 'nausea'),
      vomiting: lastDay(told, 'vomiting'),
      dumping: lastDay(told, 'dumping'),
      reflux: lastDay(told, 'reflux'),
      stuck: lastDay(told, 'stuck'),
    },
  }
}
