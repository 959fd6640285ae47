import {
  CONCERN_IDS,
  CONCERN_TABS,
  CONCERN_TOPICS,
  type ConcernId,
  type ConcernTab,
  type ConcernTopic,
  URGENCIES,
  type Urgency,
} from '@gb/domain'
import { ApiProperty } from '@nestjs/swagger'

/** The one thing to do about a concern: `tab` opens a tab, `link` an address. */
export class ConcernActionDto {
  @ApiProperty({ description: 'What the action is.', enum: ['tab', 'link'], example: 'tab' })
  kind!: 'tab' | 'link'

  @ApiProperty({
    description: 'The tab to open; null for a link.',
    enum: CONCERN_TABS,
    nullable: true,
    example: 'fluids',
  })
  tab!: ConcernTab | null

  @ApiProperty({
    description: 'The address, tel: or https:; null for a tab.',
    type: String,
    nullable: true,
    example: null,
  })
  href!: string | null

  @ApiProperty({ description: 'What the button says.', example: 'Log a drink' })
  label!: string
}

/** One thing to be concerned about. */
export class ConcernDto {
  @ApiProperty({ description: 'A stable name.', enum: CONCERN_IDS, example: 'dry_two_days' })
  id!: ConcernId

  @ApiProperty({
    description:
      'How soon it wants doing: `now` call now, `today` call today, `soon` be seen soon; `ask` is a question, `kind` a kind word.',
    enum: URGENCIES,
    example: 'today',
  })
  urgency!: Urgency

  @ApiProperty({
    description: 'The log it belongs to; `words` is what was written anywhere.',
    enum: CONCERN_TOPICS,
    example: 'fluids',
  })
  topic!: ConcernTopic

  @ApiProperty({ description: 'In a few words.', example: 'Please call your care team today' })
  title!: string

  @ApiProperty({
    description: 'In plain words, the same on every screen.',
    example: 'You logged little to drink on two days in a row. Keep taking small sips.',
  })
  text!: string

  @ApiProperty({ description: 'What to do.', type: ConcernActionDto })
  action!: ConcernActionDto

  @ApiProperty({ description: 'Section of the clinical rules that it comes from.', example: '6.2' })
  source!: string
}

/** Everything that the logs of a person are concerned about. */
export class ConcernsDto {
  @ApiProperty({ description: 'The most urgent first; empty when there is none.', type: [ConcernDto] })
  concerns!: ConcernDto[]
}
