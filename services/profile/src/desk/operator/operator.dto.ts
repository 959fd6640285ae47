import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { LIST_LIMIT } from '@gb/domain'
import { OPERATOR_SCOPES } from '@gb/service-kit'
import { Transform, type TransformFnParams } from 'class-transformer'
import { IsInt, IsOptional, Max, Min } from 'class-validator'

/** A token as an operator sees it. */
export class OperatorTokenDto {
  @ApiProperty({ description: 'Public part of the token.', example: '4f2a9c01d7be' })
  token_id!: string

  @ApiProperty({ description: 'Who it was made for.', example: 'Olga Support' })
  name!: string

  @ApiProperty({
    description: 'What it may do.',
    enum: [...OPERATOR_SCOPES],
    isArray: true,
    example: ['audit:read'],
  })
  scopes!: string[]

  @ApiProperty({ description: 'ISO instant.', example: '2026-11-20T08:30:00.000Z' })
  created_at!: string

  @ApiProperty({ description: 'ISO instant.', example: '2027-02-18T08:30:00.000Z' })
  expires_at!: string

  @ApiProperty({
    description: 'ISO instant, or null if never used.',
    type: String,
    nullable: true,
    example: null,
  })
  last_used_at!: string | null

  @ApiProperty({
    description: 'ISO instant, or null while live.',
    type: String,
    nullable: true,
    example: null,
  })
  revoked_at!: string | null
}

/** All tokens, newest first. */
export class OperatorTokensDto {
  @ApiProperty({ type: [OperatorTokenDto], description: 'Tokens, newest first.' })
  tokens!: OperatorTokenDto[]
}

/** One row of the audit log. */
export class AuditEntryDto {
  @ApiProperty({ description: 'Place in the chain, from 1.', example: 42 })
  seq!: number

  @ApiProperty({ description: 'ISO instant.', example: '2026-11-20T08:30:00.000Z' })
  at!: string

  @ApiProperty({ description: 'Token that was used.', example: '4f2a9c01d7be' })
  token_id!: string

  @ApiProperty({ description: 'Who it was made for.', example: 'Olga Support' })
  name!: string

  @ApiProperty({ description: 'Method and route template.', example: 'GET /api/operator/audit' })
  action!: string

  @ApiProperty({ description: 'Given reason, or null.', type: String, nullable: true, example: null })
  reason!: string | null

  @ApiProperty({
    description: 'What it was done to: the words of the path, or null.',
    type: String,
    nullable: true,
    example: 'token_id=4f2a9c01d7be',
  })
  subject!: string | null

  @ApiProperty({ description: 'SHA-256 link of this row, hex.', example: '9f86d081884c7d65…' })
  hash!: string
}

/** A page of the audit log, newest first. */
export class AuditPageDto {
  @ApiProperty({ type: [AuditEntryDto], description: 'Rows, newest first.' })
  entries!: AuditEntryDto[]

  @ApiProperty({
    description: 'Pass as `before` for the next page; null at the end.',
    type: Number,
    nullable: true,
    example: null,
  })
  next_before!: number | null
}

const digits = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value

/** Paging of the audit log. */
export class AuditQuery {
  @ApiPropertyOptional({
    description: 'How many rows.',
    minimum: 1,
    maximum: LIST_LIMIT.max,
    default: LIST_LIMIT.default,
  })
  @IsOptional()
  @Transform(digits)
  @IsInt()
  @Min(1)
  @Max(LIST_LIMIT.max)
  limit: number = LIST_LIMIT.default

  @ApiPropertyOptional({ description: 'Rows below this place in the chain.', example: 43 })
  @IsOptional()
  @Transform(digits)
  @IsInt()
  @Min(1)
  before?: number
}
