import { MILESTONE_LENGTH } from '@gb/domain'
import {
  Answer,
  EntryIdField,
  NextBeforeField,
  RecordedAtField,
  TextField,
  UserIdField,
} from '@gb/service-kit'
import { EntryDto } from '../shared/entry.dto.js'
import { NoteCallsDto } from '../shared/note-calls.dto.js'

const WORDS = 'I fit in the chair with room to spare'
const MILESTONE_TEXT = { description: 'The milestone in the words of the person.', example: WORDS }

/** A new milestone. Its words are sealed before they are stored, and go nowhere else. */
export class AddMilestoneEntryDto {
  @UserIdField() user_id!: string
  @TextField(MILESTONE_LENGTH, MILESTONE_TEXT) milestone!: string
  @EntryIdField() entry_id?: string
  @RecordedAtField() recorded_at?: string
}

/** The changed fields of a milestone. */
export class ChangeMilestoneEntryDto {
  @UserIdField() user_id!: string
  @TextField(MILESTONE_LENGTH, { ...MILESTONE_TEXT, optional: true }) milestone?: string
  @RecordedAtField() recorded_at?: string
}

/** Something that got better and that no scale shows. */
export class MilestoneEntryDto extends EntryDto {
  @Answer('The milestone in the words of the person.', WORDS) milestone!: string
}

/** A milestone as it has just been saved. */
export class SavedMilestoneEntryDto extends MilestoneEntryDto {
  @Answer.part(NoteCallsDto, 'The help that its words call for.') note_calls!: NoteCallsDto
}

/** One page of milestones. */
export class MilestoneHistoryDto {
  @Answer.list(MilestoneEntryDto, 'Newest first.') entries!: MilestoneEntryDto[]
  @NextBeforeField() next_before!: string | null
}
