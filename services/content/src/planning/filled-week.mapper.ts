import { ITEM_FIGURE, type Language, roundToStep, type Swap } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { Dish } from '../recipes/cooked-book.js'
import type { FilledWeekDto } from './filled-week.dto.js'
import type { TemplateWeek } from './template-week.js'
import type { WeeklyTemplateDto } from '../documents/shapes/meal-planning-templates.dto.js'

const figure = (value: number): number => roundToStep(value, ITEM_FIGURE)

type Meal = Swap<Dish> | null

const sumOf = (meals: readonly Meal[], of: 'calories' | 'proteinG'): number =>
  figure(meals.reduce((sum, meal) => sum + (meal ? meal.dish[of] * meal.servings : 0), 0))

const toFilling = ({ dish, servings }: Swap<Dish>) => ({
  recipe_id: dish.recipeId,
  name: dish.name,
  servings,
  calories: figure(dish.calories * servings),
  protein: figure(dish.proteinG * servings),
})

/** A filled week on the wire. */
export const toFilledWeekDto = (
  language: Language,
  template: WeeklyTemplateDto,
  { kcal, days: week }: TemplateWeek,
): FilledWeekDto => ({
  language,
  ...spelled(template, 'template_id', 'title', 'phase', 'protein_goal_g'),
  calories_goal: kcal,
  days: template.days.map(({ day, slots }, index) => {
    const meals = week[index] ?? []
    return {
      day,
      calories: sumOf(meals, 'calories'),
      protein: sumOf(meals, 'proteinG'),
      slots: slots.map((slot, place) => {
        const meal = meals[place] ?? null
        return {
          ...spelled(slot, 'name', 'category', 'protein_aim_g', 'idea'),
          recipe: meal === null ? null : toFilling(meal),
        }
      }),
    }
  }),
})
