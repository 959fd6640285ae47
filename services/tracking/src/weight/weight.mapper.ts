import { weightProgress, type WeightProgress } from '@gb/domain'
import type { WeightEntry, WeightSpan } from './weight-entry.repository.js'
import type { WeightEntryDto, WeightHistoryDto } from './weight.dto.js'

/** A weight on the wire. `notes` is the opened note. */
export const toWeightEntryDto = (entry: WeightEntry, notes: string): WeightEntryDto => ({
  entry_id: entry.entryId,
  weight_lbs: entry.weightLbs,
  notes,
  date: entry.localDate,
  recorded_at: entry.recordedAt.toISOString(),
  is_initial: entry.isInitial,
  is_confirmed: entry.isConfirmed,
})

/** What is left is unknown without a weight; nothing is lost either. */
const NO_PROGRESS: WeightProgress = { lostLbs: 0, remainingLbs: 0, percentToGoal: 0 }

/** Progress and one page of weights on the wire. */
export const toWeightHistoryDto = (
  span: WeightSpan | null,
  goalLbs: number,
  page: { entries: WeightEntryDto[]; nextBefore: string | null },
): WeightHistoryDto => {
  const progress = span ? weightProgress({ ...span, goalLbs }) : NO_PROGRESS
  return {
    current_weight_lbs: span?.currentLbs ?? null,
    goal_weight_lbs: goalLbs,
    weight_lost_lbs: progress.lostLbs,
    remaining_to_goal_lbs: progress.remainingLbs,
    percent_to_goal: progress.percentToGoal,
    entries: page.entries,
    next_before: page.nextBefore,
  }
}
