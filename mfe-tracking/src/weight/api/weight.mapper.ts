import type { LossStart, WeightHint } from '@gb/domain'
import { whenOf } from '@gb/entries'
import type { ApiData } from '@gb/api-client'
import type { EntryReader, EntryValues } from '@gb/device'
import type { StoredHistory, WeightEntry } from '../model/weight'

type History = ApiData<'/api/weight-history/{user_id}'>
type Entry = History['entries'][number]

// What was kept on the device by an earlier version does not have them.
const toHints = (hints: Entry['hints'] | undefined): readonly WeightHint[] =>
  (hints ?? []).map(({ proposed_lbs: proposedLbs, ...hint }) => ({ ...hint, proposedLbs }))

const toEntry = (entry: Entry): WeightEntry => ({
  entryId: entry.entry_id,
  weightLbs: entry.weight_lbs,
  notes: entry.notes,
  day: entry.date,
  recordedAt: entry.recorded_at,
  isInitial: entry.is_initial,
  isConfirmed: entry.is_confirmed,
  hints: toHints(entry.hints),
})

// What was kept on the device by an earlier version does not have it.
const toLossStart = (start: History['lost_since'] | undefined): LossStart | null =>
  start == null ? null : { kind: start.kind, day: start.date, weightLbs: start.weight_lbs }

/** The entries of all pages. */
export const toEntries = (pages: readonly History[]): WeightEntry[] =>
  pages.flatMap(({ entries }) => entries.map(toEntry))

/** The weights and the progress of the wire; every page carries the progress, the first one is the newest read. */
export const toWeightHistory = (pages: readonly History[]): StoredHistory => {
  const [history] = pages
  if (history === undefined) throw new Error('a history without a page')
  return {
    currentLbs: history.current_weight_lbs,
    goalLbs: history.goal_weight_lbs,
    lostLbs: history.weight_lost_lbs ?? 0,
    lostSince: toLossStart(history.lost_since),
    lostSinceHighestLbs: history.lost_since_highest_lbs ?? null,
    isGoalTooLight: history.goal_weight_lbs !== null && history.remaining_to_goal_lbs === null,
    remainingLbs: history.remaining_to_goal_lbs ?? 0,
    percentToGoal: history.percent_to_goal ?? 0,
    entries: toEntries(pages),
  }
}

/** What a person says about a weight. */
export interface WeightValues {
  weightLbs: number
  notes: string
  /** The person was asked about this weight and said that it is right. */
  isConfirmed: boolean
}

/** A new weight as it is sent. */
export const toValues = (entry: WeightEntry): EntryValues['weight']['create'] => ({
  weight_lbs: entry.weightLbs,
  notes: entry.notes,
  recorded_at: entry.recordedAt,
  is_confirmed: entry.isConfirmed,
})

/** Makes weights of what is on its way; `dayOf` tells the local day of an instant. */
export const weightReader = (dayOf: (recordedAt: string) => string): EntryReader<'weight', WeightEntry> => ({
  create: (entryId, values) => ({
    entryId,
    weightLbs: values.weight_lbs,
    notes: values.notes ?? '',
    recordedAt: '',
    day: '',
    isInitial: false,
    isConfirmed: values.is_confirmed ?? false,
    hints: [],
    ...whenOf(values.recorded_at, dayOf),
  }),
  change: (entry, values) => {
    const weightLbs = values.weight_lbs ?? entry.weightLbs
    // What was asked about or confirmed was one number; another one is not, unless the person says so again.
    const isSame = weightLbs === entry.weightLbs
    return {
      ...entry,
      weightLbs,
      notes: values.notes ?? entry.notes,
      isConfirmed: values.is_confirmed ?? (entry.isConfirmed && isSame),
      hints: isSame && values.is_confirmed !== true ? entry.hints : [],
      ...whenOf(values.recorded_at, dayOf),
    }
  },
})
