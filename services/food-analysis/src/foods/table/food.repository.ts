import { type Food, foodWords, type Micronutrients, spellingsOf } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { FOOD_COLUMNS, type StoredFood, toFood } from './food.row.js'

/** A food to store, with the note where its figures come from. */
export interface FoodToStore {
  readonly food: Food
  readonly sourceNote: string
  /** What 100 g hold of the nutrients that matter; null or absent where nobody knows. */
  readonly micronutrients?: Micronutrients | null
}

const upsertFoods = statement(
  'foods_upsert',
  `INSERT INTO food_analysis.food AS f
     (food_id, source, name, calories, protein_g, carbs_g, fat_g, fiber_g, sugar_g, portions, earliest_phase, is_drink,
      tags, aliases, source_note, micronutrients, document)
   SELECT food_id, source, name, calories, protein_g, carbs_g, fat_g, fiber_g, sugar_g, portions, earliest_phase,
          is_drink, tags, aliases, source_note, micronutrients, to_tsvector('simple', words)
     FROM jsonb_to_recordset($1::jsonb) AS r (
       food_id text, source text, name text, calories numeric, protein_g numeric, carbs_g numeric, fat_g numeric,
       fiber_g numeric, sugar_g numeric, portions jsonb, earliest_phase text, is_drink boolean, tags text[],
       aliases text[], source_note text, micronutrients jsonb, words text)
   ON CONFLICT (food_id) DO UPDATE SET
     source = excluded.source, name = excluded.name, calories = excluded.calories, protein_g = excluded.protein_g,
     carbs_g = excluded.carbs_g, fat_g = excluded.fat_g, fiber_g = excluded.fiber_g, sugar_g = excluded.sugar_g,
     portions = excluded.portions, earliest_phase = excluded.earliest_phase, is_drink = excluded.is_drink,
     tags = excluded.tags, aliases = excluded.aliases, source_note = excluded.source_note,
     micronutrients = excluded.micronutrients, document = excluded.document, updated_at = now()`,
)

const addWords = statement(
  'foods_add_words',
  `INSERT INTO food_analysis.food_word (word, spellings)
   SELECT word, spellings FROM jsonb_to_recordset($1::jsonb) AS r (word text, spellings text[])
    ORDER BY word ON CONFLICT (word) DO NOTHING`,
)

const byId = statement(
  'foods_by_id',
  `SELECT ${FOOD_COLUMNS} FROM food_analysis.food WHERE food_id = ANY($1)`,
)

const allOwn = statement(
  'foods_all_own',
  `SELECT ${FOOD_COLUMNS} FROM food_analysis.food WHERE source = 'own' ORDER BY food_id`,
)

const forgetOwn = statement(
  'foods_forget_own',
  `DELETE FROM food_analysis.food WHERE source = 'own' AND food_id <> ALL($1)`,
)

const wordsOf = ({ name, aliases }: Food): string[] => [...new Set([name, ...aliases].flatMap(foodWords))]

const toJson = ({ food, sourceNote, micronutrients }: FoodToStore): object => ({
  food_id: food.foodId,
  source: food.source,
  name: food.name,
  calories: food.per100g.calories,
  protein_g: food.per100g.proteinG,
  carbs_g: food.per100g.carbsG,
  fat_g: food.per100g.fatG,
  fiber_g: food.per100g.fiberG,
  sugar_g: food.per100g.sugarG,
  portions: food.portions,
  earliest_phase: food.earliestPhase,
  is_drink: food.isDrink,
  tags: food.tags,
  aliases: food.aliases,
  source_note: sourceNote,
  micronutrients: micronutrients ?? undefined,
  words: wordsOf(food).join(' '),
})

/** Foods in Postgres. */
@Injectable()
export class FoodRepository {
  constructor(private readonly sql: Sql) {}

  /** Stores foods, new or changed, all or none. */
  async upsert(foods: readonly FoodToStore[]): Promise<void> {
    const words = [...new Set(foods.flatMap(({ food }) => wordsOf(food)))]
    const entries = words.map((word) => ({ word, spellings: spellingsOf(word) }))
    await this.sql.transaction(async () => {
      await this.sql.query(upsertFoods, [JSON.stringify(foods.map(toJson))])
      await this.sql.query(addWords, [JSON.stringify(entries)])
    })
  }

  /** Removes own foods that are no longer shipped. */
  async forgetOwnExcept(foodIds: readonly string[]): Promise<void> {
    await this.sql.query(forgetOwn, [foodIds])
  }

  /** The foods of these ids that exist, in no order. */
  async byIds(foodIds: readonly string[]): Promise<Food[]> {
    return (await this.sql.query<StoredFood>(byId, [foodIds])).map(toFood)
  }

  /** The product's own table. */
  async allOwn(): Promise<Food[]> {
    return (await this.sql.query<StoredFood>(allOwn)).map(toFood)
  }
}
