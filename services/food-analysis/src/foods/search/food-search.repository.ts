import type { Food, SearchQuery, SearchTerm } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { FOOD_COLUMNS, type StoredFood, toFood } from '../table/food.row.js'

// All hits of the own table may be ranked; of an imported table, which may hold millions, the shortest names.
const findFoods = statement(
  'foods_find',
  `(SELECT ${FOOD_COLUMNS} FROM food_analysis.food
     WHERE source = 'own' AND document @@ to_tsquery('simple', $1) LIMIT 300)
   UNION ALL
   (SELECT ${FOOD_COLUMNS} FROM food_analysis.food
     WHERE source = 'fdc' AND document @@ to_tsquery('simple', $1)
     ORDER BY char_length(name), food_id LIMIT 100)`,
)

const nearWords = statement(
  'foods_near_words',
  'SELECT word FROM food_analysis.food_word WHERE spellings && $1 LIMIT 200',
)

// Words hold only a–z and 0–9, so that nothing in them means anything to the query language.
const termOf = ({ word, isWhole }: SearchTerm): string => (isWhole ? word : `${word}:*`)
const all = (parts: readonly string[]): string => `(${parts.join(' & ')})`
const any = (parts: readonly string[]): string => `(${parts.join(' | ')})`

/** Finds foods and words in Postgres. */
@Injectable()
export class FoodSearchRepository {
  constructor(private readonly sql: Sql) {}

  async find(query: SearchQuery): Promise<Food[]> {
    const text = all(query.map((ways) => any(ways.map((terms) => all(terms.map(termOf))))))
    return (await this.sql.query<StoredFood>(findFoods, [text])).map(toFood)
  }

  /** Known words that share one of the spellings. */
  async wordsNear(spellings: readonly string[]): Promise<string[]> {
    return (await this.sql.query<{ word: string }>(nearWords, [spellings])).map(({ word }) => word)
  }
}
