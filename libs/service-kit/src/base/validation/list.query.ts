import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { LIST_LIMIT } from '@gb/domain'
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator'
import { CountField } from './ids.js'

/** Paging of every list: newest first. */
export class ListQuery {
  @CountField(LIST_LIMIT, 'How many entries.')
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
