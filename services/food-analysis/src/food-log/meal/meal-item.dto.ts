import { FIGURE_ORIGINS, type FigureOrigin, ITEM_NAME_LENGTH } from '@gb/domain'
import { ApiProperty } from '@nestjs/swagger'
import { Answer } from '@gb/service-kit'
import { FIGURE_NAMES, type TypedName } from './item-json.js'

/** One food on the plate. All figures are estimates: show them as "about". */
export class FoodItemDto {
  @Answer('Number of the item in its meal; a correction names it.', 1) item_id!: number
  @Answer.orNull(String, 'The food of the food table; null when it is not in there.', null)
  food_id!: string | null

  @ApiProperty({
    description: 'What it is.',
    example: 'Grilled chicken breast',
    maxLength: ITEM_NAME_LENGTH.max,
  })
  name!: string

  @Answer('Weight in g.', 85) grams!: number

  @Answer.oneOf(
    FIGURE_ORIGINS,
    'Where the figures come from that are not in `typed`. `table`: the food table. `model`: guessed by the model, ' +
      'because the food is not in the table. `person`: entered by hand.',
    'table',
  )
  figures!: FigureOrigin

  @Answer.someOf(
    Object.values(FIGURE_NAMES),
    'Names of the figures that were typed over; they stay when the weight changes.',
    [],
  )
  typed!: TypedName[]

  @Answer('Energy in kcal.', 140.3) calories!: number
  @Answer('Protein in g.', 26.4) protein_g!: number
  @Answer('Carbohydrate in g.', 0) carbs_g!: number
  @Answer('Fat in g.', 3) fat_g!: number
  @Answer.orNull(Number, 'Fiber in g; null when not known.', 0) fiber_g!: number | null
  @Answer.orNull(Number, 'Sugar in g; null when not known.', 0) sugar_g!: number | null
}
