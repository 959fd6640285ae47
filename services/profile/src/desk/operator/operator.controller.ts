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
  @Answers(
    AuditPageDto,
    'The audit log, newest first: all of it, or what one operator did, or to whom. Reading it is in it too.',
  )
  async audit(@Query() query: AuditQuery): Promise<AuditPageDto> {
    const { limit, before = NEWEST, user_id: userId, operator: name, token_id: tokenId } = query
    const found = await this.operators.audit(before, limit + 1, { userId, name, tokenId })
    const records = found.slice(0, limit)
    const last = found.length > limit ? records.at(-1) : undefined
    return { entries: records.map(toAuditDto), next_before: last?.seq ?? null }
  }
}
