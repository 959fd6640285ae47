import { FIGURE_ORIGINS, type FigureOrigin, ITEM_NAME_LENGTH } from '@gb/domain'
import { ApiProperty } from '@nestjs/swagger'
import { FIGURE_NAMES, type TypedName } from './item-json.js'

/** One food on the plate. All figures are estimates: show them as "about". */
export class FoodItemDto {
  @ApiProperty({ description: 'Number of the item in its meal; a correction names it.', example: 1 })
  item_id!: number

  @ApiProperty({
    description: 'The food of the food table; null when it is not in there.',
    type: String,
    nullable: true,
    example: null,
  })
  food_id!: string | null

  @ApiProperty({
    description: 'What it is.',
    example: 'Grilled chicken breast',
    maxLength: ITEM_NAME_LENGTH.max,
  })
  name!: string

  @ApiProperty({ description: 'Weight in g.', example: 85 })
  grams!: number

  @ApiProperty({
    description:
      'Where the figures come from that are not in `typed`. `table`: the food table. `model`: guessed by the model, ' +
      'because the food is not in the table. `person`: entered by hand.',
    enum: [...FIGURE_ORIGINS],
    example: 'table',
  })
  figures!: FigureOrigin

  @ApiProperty({
    description: 'Names of the figures that were typed over; they stay when the weight changes.',
    enum: Object.values(FIGURE_NAMES),
    isArray: true,
    example: [],
  })
  typed!: TypedName[]

  @ApiProperty({ description: 'Energy in kcal.', example: 140.3 })
  calories!: number

  @ApiProperty({ description: 'Protein in g.', example: 26.4 })
  protein_g!: number

  @ApiProperty({ description: 'Carbohydrate in g.', example: 0 })
  carbs_g!: number

  @ApiProperty({ description: 'Fat in g.', example: 3 })
  fat_g!: number

  @ApiProperty({ description: 'Fiber in g; null when not known.', type: Number, nullable: true, example: 0 })
  fiber_g!: number | null

  @ApiProperty({ description: 'Sugar in g; null when not known.', type: Number, nullable: true, example: 0 })
  sugar_g!: number | null
}
