import { Injectable } from '@nestjs/common'
import { type Food, nutrientsFor } from '@gb/domain'
import { isPlausibleMeal } from '../food-log/meal/judge-meal.js'
import type { MealItem } from '../food-log/meal/meal.js'
import { FoodTableService } from '../foods/table/food-table.service.js'

/** The food of the table that a name means, or null. */
export type MatchFood = (name: string) => Food | null

const itemOf = (item: MealItem, food: Food | null): MealItem =>
  food === null
    ? item
    : {
        ...item,
        ...nutrientsFor(food, item.grams),
        foodId: food.foodId,
        figures: 'table',
        tags: food.tags,
        earliestPhase: food.earliestPhase ?? item.earliestPhase,
        isDrink: food.isDrink,
      }

/** The same items; those that the table knows with its figures, tags and phase, the others as the model said. */
export const withTableFigures = (items: readonly MealItem[], matchFood: MatchFood): readonly MealItem[] => {
  const computed = items.map((item) => itemOf(item, matchFood(item.name)))
  // A weight may be plausible with the figures of the one and not with those of the other.
  return isPlausibleMeal(computed) ? computed : items
}

/** Puts the figures of the food table in the place of those that a model remembers. */
@Injectable()
export class TableFigures {
  constructor(private readonly foods: FoodTableService) {}

  applyTo(items: readonly MealItem[]): readonly MealItem[] {
    return withTableFigures(items, (name) => this.foods.matchFood(name))
  }
}
