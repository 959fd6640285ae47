import {
  daysBetween,
  fillWeek,
  type Gender,
  phaseOfKey,
  planLimits,
  rampKcal,
  type StagedPerson,
  type Swap,
} from '@gb/domain'
import type { CookedBook, Dish } from '../recipes/cooked-book.js'
import type { WeeklyTemplateDto } from '../documents/shapes/meal-planning-templates.dto.js'

/** A template's week out of the recipe book. */
export interface TemplateWeek {
  /** Energy that a day aims at, in kcal; null without a target. */
  kcal: number | null
  days: (Swap<Dish> | null)[][]
}

/** Whom a week is filled for. */
export interface WeekPerson extends StagedPerson {
  gender: Gender
  /** The local day on which the week is asked for, 'YYYY-MM-DD'. */
  today: string
}

/** Fills a weekly template with recipes of its phase, in portions of the day it is asked for. */
export const templateWeek = (
  { phase: key, days, leaves_out: leftOut }: WeeklyTemplateDto,
  book: CookedBook,
  person: WeekPerson,
): TemplateWeek => {
  const { gender, surgeryDate, today } = person
  const dayNumber = surgeryDate === null ? null : daysBetween(surgeryDate, today)
  const phase = phaseOfKey(key, person)
  const usual = phase.kcal === null || typeof phase.kcal === 'number' ? phase.kcal : phase.kcal[gender]
  const kcal = rampKcal(phase, dayNumber) ?? usual
  const dishes = [...book.dishes.values()].filter(
    ({ phases, portions }) =>
      phases.includes(key) && !portions.some(({ item }) => leftOut.includes(item.ingredientId)),
  )
  const slots = days.map((day) =>
    day.slots.map(({ category, protein_aim_g: proteinAimG }) => ({ category, proteinAimG })),
  )
  return { kcal, days: fillWeek(slots, dishes, { kcal, limits: planLimits(phase, dayNumber) }) }
}
