import { Answers, CurrentOperator, type Operator, OperatorOnly, ProfileId, Refuses } from '@gb/service-kit'
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { PersonQuotaDto, RaiseLimitDto } from './operator-quota.dto.js'
import { toPersonQuotaDto } from './operator-quota.mapper.js'
import { OperatorQuotaService } from './operator-quota.service.js'

/** How many scans one person has, by hand. Premium has no limit, with or without. */
@ApiTags('scans')
@Controller('api/operator/scan-limits')
export class OperatorQuotaController {
  constructor(private readonly quota: OperatorQuotaService) {}

  @Get(':user_id')
  @OperatorOnly('billing:write', { reason: true })
  @Answers(PersonQuotaDto, 'How many scans a person has used and has left, and an own limit')
  async of(@Param() { user_id: userId }: ProfileId): Promise<PersonQuotaDto> {
    return toPersonQuotaDto(await this.quota.of(userId))
  }

  @Put(':user_id')
  @OperatorOnly('billing:write', { reason: true, person: true })
  @Answers(PersonQuotaDto, 'Lets a person have more scans until a day')
  @Refuses({
    400: 'A field is wrong, or X-Reason is missing.',
    404: 'There is no such profile.',
  })
  async raise(
    @Param() { user_id: userId }: ProfileId,
    @Body() wanted: RaiseLimitDto,
    @CurrentOperator() operator: Operator,
  ): Promise<PersonQuotaDto> {
    return toPersonQuotaDto(await this.quota.raise(userId, wanted, operator))
  }

  @Delete(':user_id')
  @OperatorOnly('billing:write', { reason: true, person: true })
  @Answers(PersonQuotaDto, 'Takes an own limit away: as many scans as everybody')
  @Refuses({ 404: 'There is no such profile.' })
  async reset(
    @Param() { user_id: userId }: ProfileId,
    @CurrentOperator() operator: Operator,
  ): Promise<PersonQuotaDto> {
    return toPersonQuotaDto(await this.quota.reset(userId, operator))
  }
}
