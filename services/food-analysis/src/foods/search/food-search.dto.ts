import {
  EARLIEST_PHASES,
  type EarliestPhase,
  FOOD_ID_LENGTH,
  FOOD_QUERY_LENGTH,
  FOOD_SEARCH_LIMIT,
} from '@gb/domain'
import { Answer, CountField, TextField } from '@gb/service-kit'

/** What to search for. */
export class FoodSearchQuery {
  @TextField(FOOD_QUERY_LENGTH, {
    description: 'Words of the food in any order; beginnings and small slips are understood.',
    example: 'greek yogurt',
  })
  q!: string

  @CountField(FOOD_SEARCH_LIMIT, 'How many foods.') limit: number = FOOD_SEARCH_LIMIT.default
}

/** Path of one food. */
export class FoodIdParams {
  @TextField(FOOD_ID_LENGTH, {
    description: 'A food of the food table.',
    example: 'greek-yogurt-plain-nonfat',
  })
  food_id!: string
}

/** A household portion. */
export class PortionDto {
  @Answer('One of it, without the number.', 'container') name!: string
  @Answer('What one weighs, in g.', 170) grams!: number
}

/** A food of the food table. Figures are those of 100 g. */
export class FoodDto {
  @Answer('Key of the food.', 'greek-yogurt-plain-nonfat') food_id!: string
  @Answer('What it is called.', 'Greek yogurt, plain, nonfat') name!: string
  @Answer('Energy of 100 g in kcal.', 59) calories!: number
  @Answer('Protein of 100 g in g.', 10.19) protein_g!: number
  @Answer('Carbohydrate of 100 g in g.', 3.6) carbs_g!: number
  @Answer('Fat of 100 g in g.', 0.39) fat_g!: number
  @Answer.orNull(Number, 'Fiber of 100 g in g; null where it is not on the label.', 0) fiber_g!: number | null
  @Answer.orNull(Number, 'Sugar of 100 g in g; null where it is not on the label.', 3.24)
  sugar_g!: number | null
  @Answer.list(PortionDto, 'Household portions; the first one is the usual serving.') portions!: PortionDto[]

  @Answer.oneOfOrNull(
    EARLIEST_PHASES,
    'The first phase its texture fits; `limit` and `avoid` fit no earlier than `regular`. null is not known.',
    'full',
  )
  earliest_phase!: EarliestPhase | null
}

/** Foods that fit the search. */
export class FoodsDto {
  @Answer.list(FoodDto, 'The best first; none when nothing fits.') foods!: FoodDto[]
}
