import { Answer, NextBeforeField } from '@gb/service-kit'
import { FoodEntryDto } from '../meal/logged-meal.dto.js'

/** A page of the food log. */
export class FoodHistoryDto {
  @Answer.list(FoodEntryDto, 'Meals, newest first.') entries!: FoodEntryDto[]
  @NextBeforeField() next_before!: string | null
}

/** A meal was removed. */
export class FoodEntryDeletedDto {
  @Answer('Always true; a second try answers 404.', true) deleted!: true
}
