import { ApiProperty } from '@nestjs/swagger'
import { FOOD_ID_LENGTH, MAX_USUAL_PORTIONS } from '@gb/domain'
import { TextField } from '@gb/service-kit'

/** Of which food. */
export class UsualPortionsQuery {
  @TextField(FOOD_ID_LENGTH, {
    description: 'A food of the food table; all foods when absent.',
    optional: true,
  })
  food_id?: string
}

/** The portion of a food that a person usually takes. */
export class UsualPortionDto {
  @ApiProperty({ description: 'The food of the food table.', example: 'cottage-cheese-1' })
  food_id!: string

  @ApiProperty({ description: 'The usual weight in g: the middle of the latest portions.', example: 110 })
  grams!: number

  @ApiProperty({ description: 'How often it was entered or corrected by hand.', example: 4 })
  times!: number
}

/** Usual portions. */
export class UsualPortionsDto {
  @ApiProperty({
    description: 'The most logged food first; empty while nothing is known.',
    type: [UsualPortionDto],
    maxItems: MAX_USUAL_PORTIONS,
  })
  portions!: UsualPortionDto[]
}
