import { spelled } from '@gb/service-kit'
import { noteCalls } from '../shared/note-calls.dto.js'
import type { MilestoneEntryDto, MilestoneHistoryDto, SavedMilestoneEntryDto } from './milestone.dto.js'
import type { MilestoneEntry } from './milestone-entry.repository.js'

const milestoneOnWire = (entry: MilestoneEntry, milestone: string) => ({
  ...spelled(entry, 'entryId', 'recordedAt'),
  milestone,
  date: entry.localDate,
})

/** A milestone on the wire. `milestone` is the opened text. */
export const toMilestoneEntryDto = (entry: MilestoneEntry, milestone: string): MilestoneEntryDto =>
  milestoneOnWire(entry, milestone)

/** A milestone that was just stored, on the wire. */
export const toSavedMilestoneEntryDto = (
  entry: MilestoneEntry,
  milestone: string,
): SavedMilestoneEntryDto => ({
  ...milestoneOnWire(entry, milestone),
  note_calls: noteCalls(milestone),
})

/** One page of milestones on the wire. */
export const toMilestoneHistoryDto = (page: {
  entries: MilestoneEntryDto[]
  nextBefore: string | null
}): MilestoneHistoryDto => ({ entries: page.entries, next_before: page.nextBefore })
