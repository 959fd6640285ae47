import {
  MOOD_DESCRIPTIONS,
  type MoodDescription,
  type MoodSupport,
  SUPPORT_LEVELS,
  SUPPORT_REASONS,
  type SupportLevel,
  type SupportReason,
} from '@gb/domain'
import { NextBeforeField } from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'
import { EntryDto } from '../shared/entry.dto.js'

/** How much support to offer. Computed here by fixed rules: no text is sent to anybody, and nobody reads along. */
export class MoodSupportDto implements MoodSupport {
  @ApiProperty({
    description: '0 none, 1 a supportive line, 2 a gentle card, 3 the crisis card on top.',
    type: Number,
    enum: SUPPORT_LEVELS,
    example: 0,
  })
  level!: SupportLevel

  @ApiProperty({
    description: 'Every rule that applies, the weightiest first; never a word of what was written.',
    enum: SUPPORT_REASONS,
    isArray: true,
    example: [],
  })
  reasons!: readonly SupportReason[]
}

/** A stored mood. */
export class MoodEntryDto extends EntryDto {
  @ApiProperty({ description: 'Mood, 1 worst to 10 best.', example: 7 })
  mood_rating!: number

  @ApiProperty({ description: 'The word.', enum: MOOD_DESCRIPTIONS, example: 'hopeful' })
  mood_description!: MoodDescription

  @ApiProperty({ description: 'Energy, 1 lowest to 10 highest.', example: 6 })
  energy_level!: number

  @ApiProperty({ description: 'The journal text; empty without one.', example: 'Slept well, walked early.' })
  journal_entry!: string

  @ApiProperty({ description: 'What I am grateful for; empty without a text.', example: 'My sister called.' })
  gratitude_note!: string

  @ApiProperty({ description: 'What was hard; empty without a text.', example: 'Dinner at work.' })
  challenges!: string

  @ApiProperty({ description: 'What went well; empty without a text.', example: 'Stairs without a stop.' })
  victories!: string
}

/** A mood that was just stored. */
export class SavedMoodEntryDto extends MoodEntryDto {
  @ApiProperty({
    description:
      'What this entry alone calls for, so that a replay gets the same answer; the history weighs 14 days.',
    type: MoodSupportDto,
  })
  support!: MoodSupportDto
}

/** Averages over all moods, what the last 14 days call for, and one page of moods. */
export class MoodHistoryDto {
  @ApiProperty({
    description: 'Average mood of all entries, to 0.1; null before the first one.',
    type: Number,
    nullable: true,
    example: 6.4,
  })
  average_mood!: number | null

  @ApiProperty({
    description: 'Average energy of all entries, to 0.1; null before the first one.',
    type: Number,
    nullable: true,
    example: 5.8,
  })
  average_energy!: number | null

  @ApiProperty({ description: 'How many entries there are, on all pages.', example: 42 })
  total_entries!: number

  @ApiProperty({ description: 'What the last 14 days call for.', type: MoodSupportDto })
  support!: MoodSupportDto

  @ApiProperty({ description: 'Newest first.', type: [MoodEntryDto] })
  entries!: MoodEntryDto[]

  @NextBeforeField()
  next_before!: string | null
}
