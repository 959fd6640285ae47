import {
  MOOD_DESCRIPTIONS,
  type MoodDescription,
  type MoodSupport,
  SUPPORT_LEVELS,
  SUPPORT_REASONS,
  type SupportLevel,
  type SupportReason,
} from '@gb/domain'
import { Answer, NextBeforeField } from '@gb/service-kit'
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

  @Answer.someOf(
    SUPPORT_REASONS,
    'Every rule that applies, the weightiest first; never a word of what was written.',
    [],
  )
  reasons!: readonly SupportReason[]
}

/** A stored mood. */
export class MoodEntryDto extends EntryDto {
  @Answer('Mood, 1 worst to 10 best.', 7) mood_rating!: number
  @Answer.oneOf(MOOD_DESCRIPTIONS, 'The word.', 'hopeful') mood_description!: MoodDescription
  @Answer('Energy, 1 lowest to 10 highest.', 6) energy_level!: number
  @Answer('The journal text; empty without one.', 'Slept well, walked early.') journal_entry!: string
  @Answer('What I am grateful for; empty without a text.', 'My sister called.') gratitude_note!: string
  @Answer('What was hard; empty without a text.', 'Dinner at work.') challenges!: string
  @Answer('What went well; empty without a text.', 'Stairs without a stop.') victories!: string
}

/** A mood that was just stored. */
export class SavedMoodEntryDto extends MoodEntryDto {
  @Answer.part(
    MoodSupportDto,
    'What this entry alone calls for, so that a replay gets the same answer; the history weighs 14 days.',
  )
  support!: MoodSupportDto
}

/** Averages over all moods, what the last 14 days call for, and one page of moods. */
export class MoodHistoryDto {
  @Answer.orNull(Number, 'Average mood of all entries, to 0.1; null before the first one.', 6.4)
  average_mood!: number | null
  @Answer.orNull(Number, 'Average energy of all entries, to 0.1; null before the first one.', 5.8)
  average_energy!: number | null
  @Answer('How many entries there are, on all pages.', 42) total_entries!: number
  @Answer.part(MoodSupportDto, 'What the last 14 days call for.') support!: MoodSupportDto
  @Answer.list(MoodEntryDto, 'Newest first.') entries!: MoodEntryDto[]
  @NextBeforeField() next_before!: string | null
}
