import { Controller, Delete, Get, Param, Query } from '@nestjs/common'
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger'
import { Answers, OperatorOnly, ProblemDto } from '@gb/service-kit'
import { AuditPageDto, AuditQuery, OperatorTokenDto, OperatorTokensDto, TokenPath } from './operator.dto.js'
import { toAuditDto, toTokenDto } from './operator.mapper.js'
import { OperatorService } from './operator.service.js'

const NEWEST = Number.MAX_SAFE_INTEGER

/** Tokens and the audit log, for operators. Tokens are made by command only. */
@ApiTags('access')
@Controller('api/operator')
export class OperatorController {
  constructor(private readonly operators: OperatorService) {}

  @Get('tokens')
  @OperatorOnly('tokens:admin')
  @Answers(OperatorTokensDto, 'All operator tokens, without their secrets.')
  async tokens(): Promise<OperatorTokensDto> {
    return { tokens: (await this.operators.list()).map(toTokenDto) }
  }

  @Delete('tokens/:token_id')
  @OperatorOnly('tokens:admin', { confirm: 'revoke' })
  @Answers(OperatorTokenDto, 'Revokes a token at once.')
  @ApiNotFoundResponse({ type: ProblemDto })
  async revoke(@Param() { token_id: tokenId }: TokenPath): Promise<OperatorTokenDto> {
    return toTokenDto(await this.operators.revoke(tokenId))
  }

  @Get('audit')
  @OperatorOnly('audit:read')
  @Answers(AuditPageDto, 'The audit log, newest first. Reading it is in it too.')
  async audit(@Query() query: AuditQuery): Promise<AuditPageDto> {
    const records = await this.operators.audit(query.before ?? NEWEST, query.limit)
    const last = records.at(-1)
    return { entries: records.map(toAuditDto), next_before: last && last.seq > 1 ? last.seq : null }
  }
}
