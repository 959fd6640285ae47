import { ApiProperty } from '@nestjs/swagger'
import { NextBeforeField } from '@gb/service-kit'
import { FoodEntryDto } from '../meal/logged-meal.dto.js'

/** A page of the food log. */
export class FoodHistoryDto {
  @ApiProperty({ description: 'Meals, newest first.', type: [FoodEntryDto] })
  entries!: FoodEntryDto[]

  @NextBeforeField()
  next_before!: string | null
}

/** A meal was removed. */
export class FoodEntryDeletedDto {
  @ApiProperty({ description: 'Always true; a second try answers 404.', example: true })
  deleted!: true
}
