import {
  type Language,
  mealPlanCautions,
  PREGNANCY_ADVICE,
  type MealType,
  type Needed,
  type Nutrients,
  type Portion,
  portionGrams,
  roundToStep,
  shoppingList,
  shopWeightText,
} from '@gb/domain'
import { spelled } from '@gb/service-kit'
import { toServedFoodDto } from '../recipes/premium-recipes.mapper.js'
import type { MealPlansDto } from './meal-plans.dto.js'
import type { FittedPlan, FittedPlans } from './meal-plans.service.js'
import type { PlannedDay, PlannedMeal } from './planned-week.js'
import type { PlannedItem } from './sizable.js'

type PlanDto = MealPlansDto['personalized_plans'][number]
type DayDto = PlanDto['days'][number]
type MealDto = DayDto['meals'][number]
type ItemDto = MealDto['items'][number]

const TENTH = { step: 0.1 } as const
const AS_NEEDED: Readonly<Record<Language, string>> = { en: 'as needed', es: 'lo que haga falta' }

const toFigures = ({ calories, proteinG, carbsG, fatG }: Nutrients) => ({
  calories,
  protein: proteinG,
  carbs: carbsG,
  fat: fatG,
})

const toSwaps = (item: PlannedItem): ItemDto['swaps'] =>
  'dish' in item
    ? item.swaps.map(({ dish, servings }) => ({
        recipe_id: dish.recipeId,
        name: dish.name,
        servings,
        calories: roundToStep(dish.calories * servings, TENTH),
        protein: roundToStep(dish.proteinG * servings, TENTH),
      }))
    : []

const toPurchase = (item: PlannedItem): ItemDto['purchase'] => {
  if ('dish' in item) return null
  const { shopName, shopSection, boughtPerGram } = item.portion.item
  return { shop_name: shopName, shop_section: shopSection, bought_per_gram: boughtPerGram }
}

const toItemDto = (item: PlannedItem): ItemDto => ({
  recipe_id: 'dish' in item ? item.dish.recipeId : null,
  name: item.name,
  household: item.household,
  servings: 'dish' in item ? item.servings : null,
  grams: item.grams,
  ...toFigures(item.figures),
  foods: item.foods.map(toServedFoodDto),
  purchase: toPurchase(item),
  swaps: toSwaps(item),
})

const mealText = ({ items }: PlannedMeal): string => items.map(({ name }) => name).join(', ')

const toMealDto = (meal: PlannedMeal): MealDto => ({
  slot: meal.slot,
  meal: mealText(meal),
  grams: meal.grams,
  ...toFigures(meal.figures),
  items: meal.items.map(toItemDto),
})

const neededFor = (portion: Portion, share: number): Needed => {
  const grams = portionGrams(portion)
  return { ...portion.item, grams: grams === null ? null : grams * share }
}

const needed = (item: PlannedItem): Needed[] =>
  'dish' in item
    ? item.dish.portions.map((portion) => neededFor(portion, item.servings / item.dish.servings))
    : [neededFor(item.portion, 1)]

const toShoppingList = (days: readonly PlannedDay[], language: Language): PlanDto['shopping_list'] =>
  shoppingList(days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.flatMap(needed)))).map(
    ({ section, items }) => ({
      section,
      items: items.map(({ name, grams }) => ({
        name,
        grams,
        text: grams === null ? AS_NEEDED[language] : shopWeightText(grams, language),
      })),
    }),
  )

const toSampleDay = (day: PlannedDay | undefined): PlanDto['sample_day'] => {
  const sample = (slot: MealType) => {
    const meal = day?.meals.find((candidate) => candidate.slot === slot)
    return { meal: meal ? mealText(meal) : '', calories: Math.round(meal?.figures.calories ?? 0) }
  }
  return { breakfast: sample('breakfast'), lunch: sample('lunch'), dinner: sample('dinner') }
}

const meanOf = (days: readonly PlannedDay[], figure: 'calories' | 'proteinG'): number =>
  Math.round(days.reduce((sum, { figures }) => sum + figures[figure], 0) / Math.max(1, days.length))

const toPlanDto = ({ plan, days, fitsGoals }: FittedPlan, language: Language): PlanDto => ({
  ...spelled(plan, 'planId', 'phase', 'title', 'description', 'source'),
  review_date: plan.reviewDay,
  duration_days: days.length,
  daily_calories: meanOf(days, 'calories'),
  daily_protein: meanOf(days, 'proteinG'),
  fits_goals: fitsGoals,
  sample_day: toSampleDay(days[0]),
  shopping_list: toShoppingList(days, language),
  days: days.map((day, index) => ({
    day: index + 1,
    ...toFigures(day.figures),
    meals: day.meals.map(toMealDto),
  })),
})

/** The wire form of a person's plans. */
export const toMealPlansDto = ({
  language,
  basis,
  isPregnant,
  isLight,
  notice,
  plans,
}: FittedPlans): MealPlansDto => ({
  language,
  phase: basis.phase,
  plan_phase: basis.planPhase,
  from_clinic: basis.fromClinic,
  goals: { calories: basis.goals.calories, protein: basis.goals.proteinG },
  notice,
  cautions: isPregnant ? [PREGNANCY_ADVICE] : [...mealPlanCautions(basis.phase, isLight)],
  personalized_plans: plans.map((plan) => toPlanDto(plan, language)),
})
