import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger'
import {
  Answers,
  AnswersCreated,
  CurrentOperator,
  type Operator,
  OperatorOnly,
  ProblemDto,
  Refuses,
} from '@gb/service-kit'
import { AddPromoDto, OperatorPromoDto, OperatorPromosDto, PromoPath } from './operator-promo.dto.js'
import { OperatorPromoService } from './operator-promo.service.js'
import { toOperatorPromoDto } from './promo-code.mapper.js'

/** Promo codes, for operators. */
@ApiTags('billing')
@Controller('api/operator/promo-codes')
export class OperatorPromoController {
  constructor(private readonly promos: OperatorPromoService) {}

  @Post()
  @OperatorOnly('billing:write', { confirm: 'create' })
  @AnswersCreated(OperatorPromoDto, 'Makes a promo code. What it promises is never changed afterwards.')
  @ApiBadRequestResponse({ type: ProblemDto })
  @Refuses({ 409: 'The code exists already.' })
  async add(@Body() body: AddPromoDto, @CurrentOperator() operator: Operator): Promise<OperatorPromoDto> {
    return toOperatorPromoDto(await this.promos.add(body, operator))
  }

  @Get()
  @OperatorOnly('billing:write')
  @Answers(OperatorPromosDto, 'The promo codes, the newest first.')
  async list(): Promise<OperatorPromosDto> {
    return { promo_codes: (await this.promos.list()).map(toOperatorPromoDto) }
  }

  @Post(':code/deactivate')
  @HttpCode(200)
  @OperatorOnly('billing:write', { confirm: 'deactivate' })
  @Answers(
    OperatorPromoDto,
    'Ends a promo code at once. A checkout that holds it already can still be paid with it.',
  )
  @ApiNotFoundResponse({ type: ProblemDto })
  async deactivate(
    @Param() path: PromoPath,
    @CurrentOperator() operator: Operator,
  ): Promise<OperatorPromoDto> {
    return toOperatorPromoDto(await this.promos.deactivate(path.code, operator))
  }
}
