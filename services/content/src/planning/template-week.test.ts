import { describe, expect, it } from '@jest/globals'
import { addDays, phaseOfKey, type PhaseKey, planLimits } from '@gb/domain'
import { parseDocument } from '../documents/shapes/parse-document.js'
import { cookBook } from '../recipes/cooked-book.js'
import { toWrittenBook } from '../recipes/recipe-book.mapper.js'
import { readSeed } from '../documents/seed/seed-files.js'
import { shippedFoods } from '../testing/food-table.js'
import { MealPlanningTemplatesDto } from '../documents/shapes/meal-planning-templates.dto.js'
import { type TemplateWeek, templateWeek } from './template-week.js'

const seed = await readSeed()
const documentOf = (slug: string) => {
  const found = seed.find((document) => document.slug === slug)
  if (!found) throw new Error(`no seed for ${slug}`)
  return found
}
const book = cookBook(toWrittenBook(documentOf('recipes')), [...shippedFoods.values()])
const { weekly_templates: templates } = parseDocument(
  MealPlanningTemplatesDto,
  'meal-planning-templates',
  documentOf('meal-planning-templates').body,
)

/** Recipes bring much protein in little: one to a place seldom comes to all of the energy, and never to more. */
const ENERGY = { least: 0.6, most: 1.05 }

const sumOf = (meals: TemplateWeek['days'][number], of: 'calories' | 'proteinG' | 'carbsG') =>
  meals.reduce((sum, meal) => sum + (meal ? meal.dish[of] * meal.servings : 0), 0)

/** The last day of a phase, when its portions are whole. */
const lastDayOf = (phase: PhaseKey): number => phaseOfKey(phase).toDay ?? 400
const TODAY = '2026-11-20'
/** Somebody on a day after surgery; null is somebody without a date. */
const on = (dayNumber: number | null, gender: 'female' | 'male' = 'female') => ({
  gender,
  surgeryDate: dayNumber === null ? null : addDays(TODAY, -dayNumber),
  today: TODAY,
})
const EVERY_DAY = [null, ...Array.from({ length: 450 }, (_, index) => index - 20)]

describe.each(templates)('$template_id', (template) => {
  const { kcal, days } = templateWeek(template, book, on(lastDayOf(template.phase)))

  it('has a recipe of the phase for every place', () => {
    const empty = days.flat().filter((meal) => meal === null)
    expect(empty).toEqual([])
    for (const meal of days.flat()) expect(meal?.dish.phases).toContain(template.phase)
  })

  it('fills no meal beyond the portion of its week, nor a liver diet beyond its carbohydrate, whoever asks when', () => {
    const phase = phaseOfKey(template.phase)
    const asked = new Map(EVERY_DAY.map((day) => [JSON.stringify(planLimits(phase, day)), day]))
    for (const dayNumber of asked.values())
      for (const gender of ['female', 'male'] as const) {
        const { mealG, drinkG, carbsG } = planLimits(phase, dayNumber)
        for (const meals of templateWeek(template, book, on(dayNumber, gender)).days) {
          for (const meal of meals) {
            const most = (meal?.dish.isDrink ? drinkG : mealG) ?? Infinity
            expect((meal?.dish.grams ?? 0) * (meal?.servings ?? 0)).toBeLessThanOrEqual(most)
          }
          expect(sumOf(meals, 'carbsG')).toBeLessThanOrEqual(carbsG ?? Infinity)
        }
      }
  })

  it('reaches its protein every day', () => {
    for (const meals of days)
      expect(sumOf(meals, 'proteinG')).toBeGreaterThanOrEqual(0.95 * template.protein_goal_g)
  })

  it('keeps to the energy of its phase', () => {
    for (const meals of days) {
      expect(sumOf(meals, 'calories')).toBeGreaterThanOrEqual(ENERGY.least * (kcal ?? Number.NaN))
      expect(sumOf(meals, 'calories')).toBeLessThanOrEqual(ENERGY.most * (kcal ?? Number.NaN))
    }
  })

  it('serves no dish more often than six times in the week, and none twice in a row', () => {
    const ids = days.flat().map((meal) => meal?.dish.recipeId)
    for (const [place, id] of ids.entries()) {
      expect(ids.filter((other) => other === id).length).toBeLessThanOrEqual(6)
      expect(ids[place + 1]).not.toBe(id)
    }
  })
})

describe('the meatless week', () => {
  it('leaves out every ingredient that is meat or fish, or made of it', () => {
    const leftOut = templates.find(({ template_id: id }) => id === 'meatless-week')?.leaves_out ?? []
    const fishy = [...book.pantry.values()].filter(
      ({ shopSection, allergens, name }) =>
        shopSection === 'Meat and fish' ||
        allergens.includes('fish') ||
        allergens.includes('shellfish') ||
        /chicken|turkey|beef|pork|ham\b|bone|gelatin/i.test(name),
    )
    expect(fishy.map(({ ingredientId: id }) => id).filter((id) => !leftOut.includes(id))).toEqual([])
    expect(leftOut.filter((id) => !book.pantry.has(id))).toEqual([])
  })
})
