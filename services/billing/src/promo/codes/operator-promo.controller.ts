import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger'
import { OperatorOnly, ProblemDto } from '@gb/service-kit'
import { AddPromoDto, OperatorPromoDto, OperatorPromosDto, PromoPath } from './operator-promo.dto.js'
import { OperatorPromoService } from './operator-promo.service.js'
import { toOperatorPromoDto } from './promo-code.mapper.js'

/** Promo codes, for operators. */
@ApiTags('operators')
@Controller('api/operator/promo-codes')
export class OperatorPromoController {
  constructor(private readonly promos: OperatorPromoService) {}

  @Post()
  @OperatorOnly('billing:write')
  @ApiOperation({ summary: 'Makes a promo code. What it promises is never changed afterwards.' })
  @ApiCreatedResponse({ type: OperatorPromoDto })
  @ApiBadRequestResponse({ type: ProblemDto })
  @ApiConflictResponse({ description: 'The code exists already.', type: ProblemDto })
  async add(@Body() body: AddPromoDto): Promise<OperatorPromoDto> {
    return toOperatorPromoDto(await this.promos.add(body))
  }

  @Get()
  @OperatorOnly('billing:write')
  @ApiOperation({ summary: 'The promo codes, the newest first.' })
  @ApiOkResponse({ type: OperatorPromosDto })
  async list(): Promise<OperatorPromosDto> {
    return { promo_codes: (await this.promos.list()).map(toOperatorPromoDto) }
  }

  @Post(':code/deactivate')
  @HttpCode(200)
  @OperatorOnly('billing:write')
  @ApiOperation({
    summary: 'Ends a promo code at once. A checkout that holds it already can still be paid with it.',
  })
  @ApiOkResponse({ type: OperatorPromoDto })
  @ApiNotFoundResponse({ type: ProblemDto })
  async deactivate(@Param() path: PromoPath): Promise<OperatorPromoDto> {
    return toOperatorPromoDto(await this.promos.deactivate(path.code))
  }
}
