import {
  type Food,
  foodMatcher,
  FoodVocabulary,
  plainNameOf,
  typedFoodMatcher,
  withTextureOf,
} from '@gb/domain'
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { FoodLoadRepository } from './food-load.repository.js'
import { FoodRepository } from './food.repository.js'
import { FOOD_TABLE_MESSAGES } from './messages.js'
import { readFoodSeed } from './seed-files.js'

/** The food table: loads the shipped version at start, and answers which food a name means. */
@Injectable()
export class FoodTableService implements OnApplicationBootstrap {
  private readonly log = new Logger(FoodTableService.name)
  private match: (name: string) => Food | null = () => null
  private matchWithSlips: (name: string) => Food | null = () => null
  private words = new FoodVocabulary([])

  constructor(
    private readonly foods: FoodRepository,
    private readonly loads: FoodLoadRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.load()
    const foods = await this.foods.allOwn()
    this.match = foodMatcher(foods)
    this.words = new FoodVocabulary(foods)
    this.matchWithSlips = typedFoodMatcher(foods, this.words)
  }

  /** The words of the product's own table. */
  get vocabulary(): FoodVocabulary {
    return this.words
  }

  /**
   * The food of the product's own table that a name means, or null. Precision first: a name with a word that the table
   * does not account for ("chicken noodle casserole") is unknown.
   */
  matchFood(name: string): Food | null {
    return this.match(name)
  }

  /** The food that a name means which a person typed: as `matchFood`, and with slips, makers and missing spaces forgiven. */
  matchTyped(name: string): Food | null {
    return this.matchWithSlips(name)
  }

  /** The food of an id, whatever its source, or null. */
  async byId(foodId: string): Promise<Food | null> {
    return (await this.byIds([foodId])).get(foodId) ?? null
  }

  /** The foods of these ids that exist, by id. */
  async byIds(foodIds: readonly string[]): Promise<ReadonlyMap<string, Food>> {
    return new Map((await this.foods.byIds(foodIds)).map((food) => [food.foodId, this.judged(food)]))
  }

  /** A food as the rating needs it: one that came without a texture has that of its namesake in the own table. */
  judged(food: Food): Food {
    return food.earliestPhase === null ? withTextureOf(food, this.match(plainNameOf(food))) : food
  }

  private async load(): Promise<void> {
    const { version, sha256, foods } = await readFoodSeed()
    const loaded = await this.loads.loadOnce(version, sha256, async () => {
      await this.foods.upsert(foods)
      await this.foods.forgetOwnExcept(foods.map(({ food }) => food.foodId))
    })
    if (loaded) this.log.log(FOOD_TABLE_MESSAGES.loaded(version, foods.length))
    // Figures changed under an old version stay unloaded, which nobody would notice otherwise.
    else if (((await this.loads.hashOf(version)) ?? sha256) !== sha256)
      this.log.warn(FOOD_TABLE_MESSAGES.changedInPlace(version))
  }
}
