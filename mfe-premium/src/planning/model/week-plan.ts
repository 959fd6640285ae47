import type { Language, MealType } from '@gb/domain'
import type { Plan, PlanItem, PlanMeal } from '../../shared/plan/plan'
import { servedFood, servingsText, shoppingFor } from '../../shared/plan/swaps'
import type { Category, Recipe } from '../../shared/recipe/recipe'
import type { FilledWeek, Filling, WeeklyTemplate } from './templates'

const MEALS: Record<Category, MealType> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snacks: 'snack',
}

type Recipes = ReadonlyMap<string, Recipe>

/** A filled template as a week to cook, shop for and log. */
export function weekPlan(template: WeeklyTemplate, week: FilledWeek, recipes: Recipes): Plan {
  const { language } = week
  const planned = week.days.map(({ day, slots }) => ({
    day,
    meals: slots.map((slot) => mealOf(slot, recipes, language)),
  }))
  return {
    plan_id: template.template_id,
    language,
    title: template.title,
    description: template.description,
    source: template.source,
    review_date: template.review_date,
    days: planned,
    shopping_list: shoppingFor({ days: planned }, {}, recipes),
  }
}

function mealOf(
  slot: FilledWeek['days'][number]['slots'][number],
  recipes: Recipes,
  language: Language,
): PlanMeal {
  const { name, category, recipe, idea, protein_aim_g: proteinAimG } = slot
  const meal = { slot: MEALS[category], name }
  return recipe === null
    ? { ...meal, items: [], idea: { text: idea, proteinAimG } }
    : { ...meal, items: [itemOf(recipe, recipes.get(recipe.recipe_id), language)] }
}

const itemOf = (
  { servings, ...filling }: Filling,
  recipe: Recipe | undefined,
  language: Language,
): PlanItem => ({
  ...filling,
  servings,
  household: servingsText(servings, language),
  grams: (recipe?.grams ?? 0) * servings,
  foods: recipe?.foods.map((food) => servedFood(food, servings)) ?? [],
  purchase: null,
  swaps: [],
})
