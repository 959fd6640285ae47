import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { LIST_LIMIT, OPERATOR_NAME_LENGTH } from '@gb/domain'
import { Answer, CountField, OPERATOR_SCOPES, PatternField, TextField } from '@gb/service-kit'
import { Transform, type TransformFnParams } from 'class-transformer'
import { IsInt, IsOptional, IsUUID, Matches, Min } from 'class-validator'

/** Which token. */
export class TokenPath {
  @PatternField(/^[0-9a-f]{12}$/, 'token_id must be the 12 letters of the list.', {
    description: 'Public part of the token.',
    example: '4f2a9c01d7be',
  })
  token_id!: string
}

/** A token as an operator sees it. */
export class OperatorTokenDto {
  @Answer('Public part of the token.', '4f2a9c01d7be') token_id!: string
  @Answer('Who it was made for.', 'Olga Support') name!: string
  @Answer.someOf(OPERATOR_SCOPES, 'What it may do.', ['audit:read']) scopes!: string[]
  @ApiProperty({
    description: 'The remotes whose releases it may ship; null for all of them.',
    type: [String],
    nullable: true,
    example: ['mfe-scan'],
  })
  remotes!: string[] | null
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') created_at!: string
  @Answer('ISO instant.', '2027-02-18T08:30:00.000Z') expires_at!: string
  @Answer.orNull(String, 'ISO instant, or null if never used.', null) last_used_at!: string | null
  @Answer.orNull(String, 'ISO instant, or null while live.', null) revoked_at!: string | null
}

/** All tokens, newest first. */
export class OperatorTokensDto {
  @Answer.list(OperatorTokenDto, 'Tokens, newest first.') tokens!: OperatorTokenDto[]
}

/** One row of the audit log. */
export class AuditEntryDto {
  @Answer('Place in the chain, from 1.', 42) seq!: number
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') at!: string
  @Answer('Token that was used; "system" for what Gastric Buddy did by itself.', '4f2a9c01d7be')
  token_id!: string
  @Answer('Who it was made for.', 'Olga Support') name!: string
  @Answer('Method and route template, or what was done without a call.', 'GET /api/operator/audit')
  action!: string
  @Answer.orNull(String, 'Given reason, or null.', null) reason!: string | null
  @Answer.orNull(String, 'What it was done to: the words of the path, or null.', 'token_id=4f2a9c01d7be')
  subject!: string | null
  @Answer('SHA-256 link of this row, hex.', '9f86d081884c7d65…') hash!: string
}

/** A page of the audit log, newest first. */
export class AuditPageDto {
  @Answer.list(AuditEntryDto, 'Rows, newest first.') entries!: AuditEntryDto[]
  @Answer.orNull(Number, 'Pass as `before` for the next page; null at the end.', null)
  next_before!: number | null
}

const digits = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value

/** Which rows of the audit log, and which page of them. */
export class AuditQuery {
  @CountField(LIST_LIMIT, 'How many rows.') limit: number = LIST_LIMIT.default

  @ApiPropertyOptional({ description: 'Rows below this place in the chain.' })
  @IsOptional()
  @Transform(digits)
  @IsInt()
  @Min(1)
  before?: number

  @ApiPropertyOptional({ description: 'Only what was done to this person: a user_id.', format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'user_id must be a UUID.' })
  user_id?: string

  @TextField(OPERATOR_NAME_LENGTH, {
    description: 'Only what the tokens of this name did.',
    optional: true,
  })
  operator?: string

  @ApiPropertyOptional({ description: 'Only what this token did: its public part, or `system`.' })
  @IsOptional()
  @Matches(/^(?:[0-9a-f]{12}|system)$/, {
    message: 'token_id must be the 12 letters of the list, or system.',
  })
  token_id?: string
}
