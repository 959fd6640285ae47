import { Controller, Delete, Get, Param, Query } from '@nestjs/common'
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { OperatorOnly, ProblemDto } from '@gb/service-kit'
import { AuditPageDto, AuditQuery, OperatorTokenDto, OperatorTokensDto } from './operator.dto.js'
import { toAuditDto, toTokenDto } from './operator.mapper.js'
import { OperatorService } from './operator.service.js'

const NEWEST = Number.MAX_SAFE_INTEGER

/** Tokens and the audit log, for operators. Tokens are made by command only. */
@ApiTags('operators')
@Controller('api/operator')
export class OperatorController {
  constructor(private readonly operators: OperatorService) {}

  @Get('tokens')
  @OperatorOnly('tokens:admin')
  @ApiOperation({ summary: 'All operator tokens, without their secrets.' })
  @ApiOkResponse({ type: OperatorTokensDto })
  async tokens(): Promise<OperatorTokensDto> {
    return { tokens: (await this.operators.list()).map(toTokenDto) }
  }

  @Delete('tokens/:token_id')
  @OperatorOnly('tokens:admin')
  @ApiOperation({ summary: 'Revokes a token at once.' })
  @ApiOkResponse({ type: OperatorTokenDto })
  @ApiNotFoundResponse({ type: ProblemDto })
  async revoke(@Param('token_id') tokenId: string): Promise<OperatorTokenDto> {
    return toTokenDto(await this.operators.revoke(tokenId))
  }

  @Get('audit')
  @OperatorOnly('audit:read')
  @ApiOperation({ summary: 'The audit log, newest first. Reading it is in it too.' })
  @ApiOkResponse({ type: AuditPageDto })
  async audit(@Query() query: AuditQuery): Promise<AuditPageDto> {
    const records = await this.operators.audit(query.before ?? NEWEST, query.limit)
    const last = records.at(-1)
    return { entries: records.map(toAuditDto), next_before: last && last.seq > 1 ? last.seq : null }
  }
}
