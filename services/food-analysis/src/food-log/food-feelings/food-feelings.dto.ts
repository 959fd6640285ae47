import { ApiProperty } from '@nestjs/swagger'

/** A food, and how meals with it sat. */
export class FoodFeelingDto {
  @ApiProperty({ description: 'The food.', example: 'Scrambled eggs' })
  name!: string

  @ApiProperty({ description: 'Meals with it that sat well.', example: 4 })
  fine!: number

  @ApiProperty({ description: 'Meals with it that did not.', example: 0 })
  hard!: number
}

/** How foods sit with a person, as far as they said. */
export class FoodFeelingsDto {
  @ApiProperty({ description: 'Foods that sit well, the most often first.', type: [FoodFeelingDto] })
  well!: FoodFeelingDto[]

  @ApiProperty({ description: 'Foods that have been hard, the most often first.', type: [FoodFeelingDto] })
  hard!: FoodFeelingDto[]
}
