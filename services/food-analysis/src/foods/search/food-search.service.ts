import { type Food, foodWords, nearestWords, rankFoods, spellingsOf } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { FoodTableService } from '../table/food-table.service.js'
import { FoodSearchRepository } from './food-search.repository.js'

const NEAREST = 3

// Words hold only a–z and 0–9, so that nothing in them means anything to the query language.
const anyOf = (words: readonly string[]): string => `(${words.map((word) => `${word}:*`).join(' | ')})`

/** Searches the food table: by beginnings of words in any order, then by near words, then by any of the words. */
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
    const asked = foodWords(text)
    if (asked.length === 0) return []
    const exact = await this.foods.find(asked.map((word) => anyOf([word])).join(' & '))
    if (exact.length > 0) return this.best(asked, exact, limit)
    const meant = await Promise.all(asked.map((word) => this.meaningsOf(word)))
    const near = await this.foods.find(meant.map(anyOf).join(' & '))
    const found = near.length > 0 ? near : await this.foods.find(meant.map(anyOf).join(' | '))
    const nearest = meant.map(([word = '']) => word)
    return this.best(nearest, found, limit)
  }

  private best(asked: readonly string[], found: readonly Food[], limit: number): Food[] {
    return rankFoods(asked, found)
      .slice(0, limit)
      .map((food) => this.table.judged(food))
  }

  private async meaningsOf(word: string): Promise<string[]> {
    const near = nearestWords(word, await this.foods.wordsNear(spellingsOf(word)), NEAREST)
    return near.length > 0 ? near : [word]
  }
}
