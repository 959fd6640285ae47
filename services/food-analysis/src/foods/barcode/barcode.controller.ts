import { CurrentUser, ProblemDto, Session, type SessionUser } from '@gb/service-kit'
import { Controller, Get, Param } from '@nestjs/common'
import {
  ApiBadGatewayResponse,
  ApiBadRequestResponse,
  ApiGatewayTimeoutResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger'
import { toFoodDto } from '../search/food.mapper.js'
import { BarcodeParams, ProductDto } from './barcode.dto.js'
import { BarcodeService } from './barcode.service.js'

/** Packaged products. */
@ApiTags('food')
@Controller('api')
export class BarcodeController {
  constructor(private readonly barcodes: BarcodeService) {}

  @Get('foods/barcode/:code')
  @Session()
  @ApiOperation({
    summary: 'A packaged product by the code on it; costs no scan',
    operationId: 'findProduct',
  })
  @ApiOkResponse({ type: ProductDto })
  @ApiBadRequestResponse({ description: 'No product code, or a wrong check digit.', type: ProblemDto })
  @ApiNotFoundResponse({
    description:
      'No figures, with `reason`: `not_connected` (no product list is configured), `unknown`, or `incomplete`.',
    type: ProblemDto,
  })
  @ApiTooManyRequestsResponse({ description: 'Too many lookups within an hour.', type: ProblemDto })
  @ApiBadGatewayResponse({ description: 'The product list failed.', type: ProblemDto })
  @ApiGatewayTimeoutResponse({ description: 'The product list took too long.', type: ProblemDto })
  async find(@CurrentUser() user: SessionUser, @Param() { code }: BarcodeParams): Promise<ProductDto> {
    const { food, assumptions } = await this.barcodes.find(user.userId, code)
    return { food: toFoodDto(food), assumptions: [...assumptions] }
  }
}
