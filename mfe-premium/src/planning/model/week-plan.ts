import type { MealType } from '@gb/domain'
import { messages as planMessages } from '../../shared/plan/messages'
import type { Plan, PlanItem, PlanMeal } from '../../shared/plan/plan'
import { servedFood, shoppingFor } from '../../shared/plan/swaps'
import type { Category, Recipe } from '../../shared/recipe/recipe'
import { messages } from '../messages'
import type { FilledWeek, Filling, WeeklyTemplate } from './templates'

const MEALS: Record<Category, MealType> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snacks: 'snack',
}

type Recipes = ReadonlyMap<string, Recipe>

/** A filled template as a week to cook, shop for and log. */
export function weekPlan(template: WeeklyTemplate, { days }: FilledWeek, recipes: Recipes): Plan {
  const planned = days.map(({ day, slots }) => ({ day, meals: slots.map((slot) => mealOf(slot, recipes)) }))
  return {
    plan_id: template.template_id,
    title: template.title,
    description: `${template.description} ${messages.filled}`,
    source: template.source,
    review_date: template.review_date,
    days: planned,
    shopping_list: shoppingFor({ days: planned }, {}, recipes),
  }
}

function mealOf(slot: FilledWeek['days'][number]['slots'][number], recipes: Recipes): PlanMeal {
  const { name, category, recipe, idea, protein_aim_g: proteinAimG } = slot
  const meal = { slot: MEALS[category], name }
  return recipe === null
    ? { ...meal, items: [], idea: { text: idea, proteinAimG } }
    : { ...meal, items: [itemOf(recipe, recipes.get(recipe.recipe_id))] }
}

const itemOf = ({ servings, ...filling }: Filling, recipe: Recipe | undefined): PlanItem => ({
  ...filling,
  servings,
  household: planMessages.servings(servings),
  grams: (recipe?.grams ?? 0) * servings,
  foods: recipe?.foods.map((food) => servedFood(food, servings)) ?? [],
  purchase: null,
  swaps: [],
})
