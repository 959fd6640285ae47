import { Injectable } from '@nestjs/common'
import { nutrientsFor } from '@gb/domain'
import { isPlausibleMeal } from '../food-log/judge-meal.js'
import type { MealItem } from '../food-log/meal.js'
import { FoodTableService } from '../foods/table/food-table.service.js'

/** Puts the figures of the food table in the place of those that a model remembers. */
@Injectable()
export class TableFigures {
  constructor(private readonly foods: FoodTableService) {}

  /** The same items; those that the table knows with its figures, tags and phase, the others as the model said. */
  applyTo(items: readonly MealItem[]): readonly MealItem[] {
    const computed = items.map((item) => this.itemOf(item))
    // A weight may be plausible with the figures of the one and not with those of the other.
    return isPlausibleMeal(computed) ? computed : items
  }

  private itemOf(item: MealItem): MealItem {
    const food = this.foods.matchFood(item.name)
    if (!food) return item
    return {
      ...item,
      ...nutrientsFor(food, item.grams),
      foodId: food.foodId,
      figures: 'table',
      tags: food.tags,
      earliestPhase: food.earliestPhase ?? item.earliestPhase,
      isDrink: food.isDrink,
    }
  }
}
