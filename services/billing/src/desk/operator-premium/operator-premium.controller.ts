import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentOperator, type Operator, OperatorOnly, ProfileId, Refuses } from '@gb/service-kit'
import { GrantPremiumDto, PremiumPeriodsDto } from './operator-premium.dto.js'
import { toPremiumPeriodDto } from './operator-premium.mapper.js'
import { OperatorPremiumService } from './operator-premium.service.js'

const REASONED = { reason: true }

/** Premium by hand. Why stands in the header X-Reason, and from there in the audit log. */
@ApiTags('billing')
@Controller('api/operator/premium')
export class OperatorPremiumController {
  constructor(private readonly premium: OperatorPremiumService) {}

  @Get(':user_id')
  @OperatorOnly('billing:write', REASONED)
  @Answers(PremiumPeriodsDto, "A person's periods of premium, paid or given")
  async list(@Param() { user_id: userId }: ProfileId): Promise<PremiumPeriodsDto> {
    return { periods: (await this.premium.list(userId)).map(toPremiumPeriodDto) }
  }

  @Post(':user_id/grant')
  @HttpCode(200)
  @OperatorOnly('billing:write', { ...REASONED, person: true, confirm: 'grant' })
  @Answers(PremiumPeriodsDto, 'Gives months of premium')
  @Refuses({ 404: 'There is no such profile, or no such package.' })
  async grant(
    @Param() { user_id: userId }: ProfileId,
    @Body() wanted: GrantPremiumDto,
    @CurrentOperator() operator: Operator,
  ): Promise<PremiumPeriodsDto> {
    return { periods: (await this.premium.grant(userId, wanted, operator)).map(toPremiumPeriodDto) }
  }

  @Post(':user_id/revoke')
  @HttpCode(200)
  @OperatorOnly('billing:write', { ...REASONED, confirm: 'revoke' })
  @Answers(
    PremiumPeriodsDto,
    'Ends premium at once, and what would be charged again. What was paid is not given back',
  )
  @Refuses({ 409: 'There is no premium to end.' })
  async revoke(
    @Param() { user_id: userId }: ProfileId,
    @CurrentOperator() operator: Operator,
  ): Promise<PremiumPeriodsDto> {
    return { periods: (await this.premium.revoke(userId, operator)).map(toPremiumPeriodDto) }
  }
}
