import { Answers, CurrentUser, Refuses, Session, type SessionUser } from '@gb/service-kit'
import { Controller, Get, Param } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
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
  @Answers(ProductDto, 'A packaged product by the code on it; costs no scan', { id: 'findProduct' })
  @Refuses({
    400: 'No product code, or a wrong check digit.',
    404: 'No figures, with `reason`: `not_connected` (no product list is configured), `unknown`, or `incomplete`.',
    429: 'Too many lookups within an hour.',
    502: 'The product list failed.',
    504: 'The product list took too long.',
  })
  async find(@CurrentUser() user: SessionUser, @Param() { code }: BarcodeParams): Promise<ProductDto> {
    const { food, assumptions } = await this.barcodes.find(user.userId, code)
    return { food: toFoodDto(food), assumptions: [...assumptions] }
  }
}
