import { fillWeek, type Gender, heaviestMealG, phaseOfKey, type Swap } from '@gb/domain'
import type { CookedBook, Dish } from '../recipes/cooked-book.js'
import type { WeeklyTemplateDto } from './meal-planning-templates.dto.js'

/** A template's week out of the recipe book. */
export interface TemplateWeek {
  /** Energy that a day aims at, in kcal; null without a target. */
  kcal: number | null
  days: (Swap<Dish> | null)[][]
}

/** Fills a weekly template with recipes of its phase; only the energy of maintenance depends on who asks. */
export const templateWeek = (
  { phase: key, days, leaves_out: leftOut }: WeeklyTemplateDto,
  book: CookedBook,
  gender: Gender,
): TemplateWeek => {
  const phase = phaseOfKey(key)
  const kcal = phase.kcal === null || typeof phase.kcal === 'number' ? phase.kcal : phase.kcal[gender]
  const dishes = [...book.dishes.values()].filter(
    ({ phases, portions }) =>
      phases.includes(key) && !portions.some(({ item }) => leftOut.includes(item.ingredientId)),
  )
  const slots = days.map((day) =>
    day.slots.map(({ category, protein_aim_g: proteinAimG }) => ({ category, proteinAimG })),
  )
  return { kcal, days: fillWeek(slots, dishes, { kcal, maxMealG: heaviestMealG(phase) }) }
}
