import type { ApiData } from '@gb/api-client'
import type { EntryReader, EntryValues } from '@gb/device'
import { whenOf } from '@gb/entries'
import type { Milestone } from '../model/milestone'

type History = ApiData<'/api/milestone-history/{user_id}'>

/** The milestones of all pages. */
export const toMilestones = (pages: readonly History[]): Milestone[] =>
  pages.flatMap(({ entries }) =>
    entries.map((entry) => ({
      entryId: entry.entry_id,
      milestone: entry.milestone,
      day: entry.date,
      recordedAt: entry.recorded_at,
    })),
  )

/** A new milestone as it is sent. */
export const toNewMilestone = ({ milestone, recordedAt }: Milestone): EntryValues['milestone']['create'] => ({
  milestone,
  recorded_at: recordedAt,
})

/** Makes milestones of what is on its way; `dayOf` tells the local day of an instant. */
export const milestoneReader = (
  dayOf: (recordedAt: string) => string,
): EntryReader<'milestone', Milestone> => ({
  create: (entryId, values) => ({
    entryId,
    milestone: values.milestone,
    recordedAt: '',
    day: '',
    ...whenOf(values.recorded_at, dayOf),
  }),
  change: (entry, values) => ({
    ...entry,
    milestone: values.milestone ?? entry.milestone,
    ...whenOf(values.recorded_at, dayOf),
  }),
})
