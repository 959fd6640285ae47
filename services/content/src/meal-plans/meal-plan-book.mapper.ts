import type { Language } from '@gb/domain'
import { named, spelled } from '@gb/service-kit'
import type { StoredDocument } from '../documents/published/document.repository.js'
import { toStoredBody } from '../documents/shapes/stored-shapes.js'
import type { SpokenDocument } from '../documents/translations/spoken.js'
import {
  MealPlanBookDto,
  type MealPlanTextDto,
  type PlannedMealDto,
} from '../documents/shapes/meal-plan-book.dto.js'
import type { WrittenFood, WrittenMeal, WrittenPlan } from './written-plan.js'

/** All plans as they are written. */
export interface WrittenPlans {
  language: Language
  notice: string
  plans: WrittenPlan[]
}

const toFood = (food: PlannedMealDto['foods'][number]): WrittenFood =>
  named(food, 'ingredient_id', 'amount', 'unit')

const toMeal = ({ slot, dishes, foods }: PlannedMealDto): WrittenMeal => ({
  slot,
  dishes: dishes.map((dish) => named(dish, 'recipe_id', 'servings')),
  foods: foods.map(toFood),
})

const toPlan = (text: MealPlanTextDto): WrittenPlan => ({
  planId: text.plan_id,
  ...spelled(text, 'phase', 'title', 'description', 'source'),
  reviewDay: text.review_date,
  extras: text.extras.map(({ slot, ...food }) => ({ slot, ...toFood(food) })),
  days: text.days.map(({ meals }) => meals.map(toMeal)),
})

/** A stored document as the plans; in English unless it was translated. */
export const toWrittenPlans = (document: StoredDocument | SpokenDocument): WrittenPlans => {
  const { notice, plans } = toStoredBody(MealPlanBookDto, document)
  const language = 'language' in document ? document.language : 'en'
  return { language, notice, plans: plans.map(toPlan) }
}
