import { Answers, Refuses, Session } from '@gb/service-kit'
import { Controller, Get, Param, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { FoodTableService } from '../table/food-table.service.js'
import { FoodDto, FoodIdParams, FoodsDto, FoodSearchQuery } from './food-search.dto.js'
import { FoodSearchService } from './food-search.service.js'
import { toFoodDto } from './food.mapper.js'
import { NoSuchFood } from '../errors.js'

/** The food table. */
@ApiTags('food')
@Controller('api')
export class FoodSearchController {
  constructor(
    private readonly foods: FoodSearchService,
    private readonly table: FoodTableService,
  ) {}

  @Get('foods')
  @Session()
  @Answers(FoodsDto, 'Foods by name, the best first; costs no scan', { id: 'searchFoods' })
  @Refuses({ 400: 'No words, too many, or a bad limit.' })
  async search(@Query() { q, limit }: FoodSearchQuery): Promise<FoodsDto> {
    return { foods: (await this.foods.search(q, limit)).map(toFoodDto) }
  }

  @Get('foods/:food_id')
  @Session()
  @Answers(FoodDto, 'One food with its household portions, also a scanned product; costs no scan', {
    id: 'getFood',
  })
  @Refuses({ 400: 'An id of a wrong length.', 404: 'The table has no such food.' })
  async one(@Param() { food_id: foodId }: FoodIdParams): Promise<FoodDto> {
    const food = await this.table.byId(foodId)
    if (!food) throw new NoSuchFood()
    return toFoodDto(food)
  }
}
