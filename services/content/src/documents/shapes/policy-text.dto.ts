import { ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsOptional, Matches, ValidateNested } from 'class-validator'
import { ListOf, WordList, Words } from './fields.js'
import { TableDto } from './table.dto.js'

/** A titled part of a policy. */
class PolicySectionDto {
  @Words('Title.', 'Food photos and AI') title!: string
  @WordList('Paragraphs.', ['When you scan a meal, your browser makes the photo smaller.']) body!: string[]

  @ApiPropertyOptional({ type: () => TableDto, description: 'A table under the paragraphs.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => TableDto)
  table?: TableDto
}

/** A policy as it is stored; its version stands beside it. */
export class PolicyTextDto {
  @Words('Title.', 'Privacy Policy') title!: string

  @Words('Day of the last change, YYYY-MM-DD.', '2026-11-20')
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  last_updated!: string
  @Words('The whole in one or two sentences.', 'We keep what you log so that we can show it to you.')
  summary!: string
  @ListOf(() => PolicySectionDto, 'The parts, in order.') sections!: PolicySectionDto[]
}
