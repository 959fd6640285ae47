import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { LIST_LIMIT } from '@gb/domain'
import { Transform, type TransformFnParams } from 'class-transformer'
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator'

const LIMIT_MESSAGE = `limit must be a whole number from 1 to ${LIST_LIMIT.max}.`

/** Paging of every list: newest first. */
export class ListQuery {
  @ApiPropertyOptional({
    description: 'How many entries.',
    minimum: 1,
    maximum: LIST_LIMIT.max,
    default: LIST_LIMIT.default,
  })
  @IsOptional()
  // A query is text by nature; only plain digits become a number.
  @Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value,
  )
  @IsInt({ message: LIMIT_MESSAGE })
  @Min(1, { message: LIMIT_MESSAGE })
  @Max(LIST_LIMIT.max, { message: LIMIT_MESSAGE })
  limit: number = LIST_LIMIT.default

  @ApiPropertyOptional({ description: 'Cursor: `next_before` of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  @Matches(/^[A-Za-z0-9_-]+$/, { message: 'before must be a cursor from next_before.' })
  before?: string
}

/** The cursor that a page answers, `string | null`: the `before` of the next one. */
export const NextBeforeField = (): PropertyDecorator =>
  ApiProperty({
    description: 'Cursor of the next page; null at the end.',
    type: String,
    nullable: true,
    example: null,
  })
