import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EARLIEST_PHASES, FOOD_TAGS, type FoodTag } from '@gb/domain'
import type { FoodFacts, FoodTablePort } from '@gb/service-kit'
import { parse } from 'csv-parse/sync'

/** A food of the shipped table with what its rating depends on, and its household measures. */
export interface TableFood extends FoodFacts {
  tags: FoodTag[]
  portions: Map<string, number>
  /** The file it stands in, which is its kind. */
  kind: string
}

const FOLDER = join(process.cwd(), 'services/food-analysis/seed/foods')

const toFood = (row: Record<string, string>, kind: string): TableFood => ({
  foodId: row['food_id'] ?? '',
  name: row['name'] ?? '',
  per100g: {
    calories: Number(row['kcal']),
    proteinG: Number(row['protein_g']),
    carbsG: Number(row['carbs_g']),
    fatG: Number(row['fat_g']),
    fiberG: Number(row['fiber_g']),
    sugarG: Number(row['sugar_g']),
  },
  earliestPhase: EARLIEST_PHASES.find((phase) => phase === row['earliest_phase']) ?? null,
  isDrink: row['is_drink'] === 'yes',
  tags: FOOD_TAGS.filter((tag) => (row['tags'] ?? '').split(';').includes(tag)),
  portions: new Map(
    (row['portions'] ?? '').split(';').map((portion) => {
      const [name = '', grams = ''] = portion.trim().split('=')
      return [name, Number(grams)]
    }),
  ),
  kind,
})

/** The food table as it is shipped, read from its files: content does not know the service that owns it. */
export const shippedFoods: ReadonlyMap<string, TableFood> = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name): TableFood[] => {
      const rows: Record<string, string>[] = parse(readFileSync(join(FOLDER, name)), { columns: true })
      return rows.map((row) => toFood(row, name.replace('.csv', '')))
    })
    .map((food) => [food.foodId, food]),
)

/** The shipped food table as a port. */
export class ShippedFoodTable implements FoodTablePort {
  /** Foods that it pretends not to know. */
  readonly unknown = new Set<string>()

  async facts(foodIds: readonly string[]): Promise<FoodFacts[]> {
    return foodIds.flatMap((foodId) => (this.unknown.has(foodId) ? [] : (shippedFoods.get(foodId) ?? [])))
  }
}
