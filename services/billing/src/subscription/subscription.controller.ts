import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { CurrentUser, Owner, PremiumPort, type SessionUser } from '@gb/service-kit'
import { PersonPath, PremiumStatusDto } from './subscription.dto.js'
import { toPremiumStatusDto } from './subscription.mapper.js'

/** Premium of a person. */
@ApiTags('billing')
@Controller('api')
export class SubscriptionController {
  constructor(private readonly premium: PremiumPort) {}

  @Get('user-premium-status/:user_id')
  @Owner('params')
  @ApiOperation({ summary: 'Whether premium is active, and until when' })
  @ApiOkResponse({ type: PremiumStatusDto })
  async status(@CurrentUser() user: SessionUser, @Param() _owner: PersonPath): Promise<PremiumStatusDto> {
    return toPremiumStatusDto(await this.premium.status(user.userId))
  }
}
