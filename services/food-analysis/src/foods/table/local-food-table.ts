import type { FoodFacts, FoodTablePort } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { FoodTableService } from './food-table.service.js'

/** The food table for services of the same process. */
@Injectable()
export class LocalFoodTable implements FoodTablePort {
  constructor(private readonly foods: FoodTableService) {}

  async facts(foodIds: readonly string[]): Promise<FoodFacts[]> {
    return [...(await this.foods.byIds(foodIds)).values()].map(
      ({ foodId, name, per100g, earliestPhase, isDrink }) => ({
        foodId,
        name,
        per100g,
        earliestPhase,
        isDrink,
      }),
    )
  }
}
