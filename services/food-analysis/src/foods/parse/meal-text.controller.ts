import { type MealPart, type Food, parseMealText } from '@gb/domain'
import { Answers, Refuses, Session } from '@gb/service-kit'
import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { FoodTableService } from '../table/food-table.service.js'
import { MealTextDto, ReadMealDto } from './meal-text.dto.js'
import { toMealPartDto } from './meal-text.mapper.js'

/** Meals in words. */
@ApiTags('food')
@Controller('api')
export class MealTextController {
  constructor(private readonly table: FoodTableService) {}

  @Post('foods/parse')
  @HttpCode(200)
  @Session()
  @Answers(ReadMealDto, 'Reads a typed meal against the food table; stores nothing and costs no scan', {
    id: 'parseMealText',
  })
  @Refuses({ 400: 'No text, or too much.' })
  parse(@Body() { text }: MealTextDto): ReadMealDto {
    const parts: MealPart<Food>[] = parseMealText(text, (name) => this.table.matchTyped(name))
    return { items: parts.map(toMealPartDto) }
  }
}
