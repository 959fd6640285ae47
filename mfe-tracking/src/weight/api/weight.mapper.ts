import type { ApiBody, ApiData } from '@gb/api-client'
import type { Press } from '../../shared/press'
import type { WeightEntry, WeightHistory } from '../model/weight'

type History = ApiData<'/api/weight-history/{user_id}'>
type Entry = History['entries'][number]

const toEntry = (entry: Entry): WeightEntry => ({
  entryId: entry.entry_id,
  weightLbs: entry.weight_lbs,
  notes: entry.notes,
  day: entry.date,
  recordedAt: entry.recorded_at,
  isInitial: entry.is_initial,
})

/** The entries of all pages. */
export const toEntries = (pages: readonly History[]): WeightEntry[] =>
  pages.flatMap(({ entries }) => entries.map(toEntry))

/** The weights and the progress of the wire; every page carries the progress, the first one is the newest read. */
export const toWeightHistory = (pages: readonly History[]): WeightHistory => {
  const [history] = pages
  if (history === undefined) throw new Error('a history without a page')
  return {
    currentLbs: history.current_weight_lbs,
    goalLbs: history.goal_weight_lbs,
    lostLbs: history.weight_lost_lbs,
    remainingLbs: history.remaining_to_goal_lbs,
    percentToGoal: history.percent_to_goal,
    entries: toEntries(pages),
  }
}

/** A new weight; `press` makes every repetition the same entry. */
export interface NewWeight {
  weightLbs: number
  notes: string
  press: Press
}

/** A weight as it is sent. */
export const toAddBody = (
  userId: string,
  { weightLbs, notes, press }: NewWeight,
): ApiBody<'/api/weight-entry', 'post'> => ({
  user_id: userId,
  weight_lbs: weightLbs,
  notes,
  entry_id: press.entryId,
  recorded_at: press.recordedAt,
})
