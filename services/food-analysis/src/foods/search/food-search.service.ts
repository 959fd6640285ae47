import { type Food, searchFoods } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { FoodTableService } from '../table/food-table.service.js'
import { FoodSearchRepository } from './food-search.repository.js'

/** Searches the food tables: the product's own and what an operator loaded. */
@Injectable()
export class FoodSearchService {
  constructor(
    private readonly foods: FoodSearchRepository,
    private readonly table: FoodTableService,
  ) {}

  /**
   * @param text as it was typed
   * @param limit how many foods at most
   * @returns the best first
   */
  async search(text: string, limit: number): Promise<Food[]> {
    const found = await searchFoods(text, {
      vocabulary: this.table.vocabulary,
      find: (query) => this.foods.find(query),
      wordsNear: (spellings) => this.foods.wordsNear(spellings),
    })
    return found.slice(0, limit).map((food) => this.table.judged(food))
  }
}
