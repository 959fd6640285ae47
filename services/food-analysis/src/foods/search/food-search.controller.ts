import { ProblemDto, Session } from '@gb/service-kit'
import { Controller, Get, Query } from '@nestjs/common'
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { FoodsDto, FoodSearchQuery } from './food-search.dto.js'
import { FoodSearchService } from './food-search.service.js'
import { toFoodDto } from './food.mapper.js'

/** The food table. */
@ApiTags('food')
@Controller('api')
export class FoodSearchController {
  constructor(private readonly foods: FoodSearchService) {}

  @Get('foods')
  @Session()
  @ApiOperation({ summary: 'Foods by name, the best first; costs no scan', operationId: 'searchFoods' })
  @ApiOkResponse({ type: FoodsDto })
  @ApiBadRequestResponse({ description: 'No words, too many, or a bad limit.', type: ProblemDto })
  async search(@Query() { q, limit }: FoodSearchQuery): Promise<FoodsDto> {
    return { foods: (await this.foods.search(q, limit)).map(toFoodDto) }
  }
}
