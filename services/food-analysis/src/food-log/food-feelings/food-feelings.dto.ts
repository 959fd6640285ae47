import { Answer } from '@gb/service-kit'

/** A food, and how meals with it sat. */
export class FoodFeelingDto {
  @Answer('The food.', 'Scrambled eggs') name!: string
  @Answer('Meals with it that sat well.', 4) fine!: number
  @Answer('Meals with it that did not.', 0) hard!: number
}

/** How foods sit with a person, as far as they said. */
export class FoodFeelingsDto {
  @Answer.list(FoodFeelingDto, 'Foods that sit well, the most often first.') well!: readonly FoodFeelingDto[]
  @Answer.list(FoodFeelingDto, 'Foods that have been hard, the most often first.')
  hard!: readonly FoodFeelingDto[]
}
