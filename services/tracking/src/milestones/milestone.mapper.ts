import { spelled } from '@gb/service-kit'
import { noteCalls } from '../shared/note-calls.dto.js'
import type { MilestoneEntryDto, MilestoneHistoryDto, SavedMilestoneEntryDto } from './milestone.dto.js'
import type { MilestoneEntry } from './milestone-entry.repository.js'

/** A milestone on the wire. `milestone` is the opened text. */
export const toMilestoneEntryDto = (
  entry: MilestoneEntry,
  milestone: string,
): Pick<MilestoneEntryDto, keyof MilestoneEntryDto> => ({
  ...spelled(entry, 'entryId', 'recordedAt'),
  milestone,
  date: entry.localDate,
})

/** A milestone that was just stored, on the wire. */
export const toSavedMilestoneEntryDto = (
  entry: MilestoneEntry,
  milestone: string,
): SavedMilestoneEntryDto => ({
  ...toMilestoneEntryDto(entry, milestone),
  note_calls: noteCalls(milestone),
})

/** One page of milestones on the wire. */
export const toMilestoneHistoryDto = (page: {
  entries: MilestoneEntryDto[]
  nextBefore: string | null
}): MilestoneHistoryDto => ({ entries: page.entries, next_before: page.nextBefore })
