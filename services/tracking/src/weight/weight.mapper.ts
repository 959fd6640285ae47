import {
  type LossStart,
  lossStart,
  pursuedGoalLbs,
  roundToStep,
  WEIGHT_LBS,
  type WeightHint,
  weightProgress,
  type WeightProgress,
} from '@gb/domain'
import { type PersonFacts, spelled } from '@gb/service-kit'
import { noteCalls } from '../shared/note-calls.dto.js'
import type { StandingSpan } from './counted-weights.js'
import type { WeightEntry } from './weight-entry.repository.js'
import type {
  LossStartDto,
  SavedWeightEntryDto,
  WeightEntryDto,
  WeightHintDto,
  WeightHistoryDto,
} from './weight.dto.js'

const toHintDto = (hint: WeightHint): WeightHintDto => spelled(hint, 'code', 'text', 'source', 'proposedLbs')

/** A weight on the wire. `notes` is the opened note, `hint` what is asked about the weight. */
export const toWeightEntryDto = (
  entry: WeightEntry,
  notes: string,
  hint: WeightHint | undefined,
): Pick<WeightEntryDto, keyof WeightEntryDto> => ({
  ...spelled(entry, 'entryId', 'weightLbs'),
  notes,
  date: entry.localDate,
  ...spelled(entry, 'recordedAt', 'isInitial', 'isConfirmed'),
  hints: hint === undefined ? [] : [toHintDto(hint)],
})

/** A weight that was just stored, on the wire. */
export const toSavedWeightEntryDto = (
  entry: WeightEntry,
  notes: string,
  hint: WeightHint | undefined,
): SavedWeightEntryDto => ({ ...toWeightEntryDto(entry, notes, hint), note_calls: noteCalls(notes) })

/** What is left is unknown without a weight; nothing is lost either. */
const NO_PROGRESS: WeightProgress = { lostLbs: 0, remainingLbs: 0, percentToGoal: 0 }

const toLossStartDto = ({ kind, day, weightLbs }: LossStart): LossStartDto => ({
  kind,
  date: day,
  weight_lbs: weightLbs,
})

/** No goal and no loss during a pregnancy. Source: health-rules 9b.7. */
const PUT_AWAY = {
  goal_weight_lbs: null,
  weight_lost_lbs: null,
  lost_since: null,
  lost_since_highest_lbs: null,
  remaining_to_goal_lbs: null,
  percent_to_goal: null,
} as const

const pageDto = (page: { entries: WeightEntryDto[]; nextBefore: string | null }) => ({
  entries: page.entries,
  next_before: page.nextBefore,
})

/** Progress and one page of weights on the wire. `today` is the local day of the person. */
export const toWeightHistoryDto = (
  span: StandingSpan | null,
  { person, today }: { person: PersonFacts; today: string },
  page: { entries: WeightEntryDto[]; nextBefore: string | null },
): WeightHistoryDto => {
  if (person.isPregnant === true)
    return { current_weight_lbs: span?.currentLbs ?? null, ...PUT_AWAY, ...pageDto(page) }
  const { goalWeightLbs: goalLbs, highestWeightLbs = null } = person
  // A goal that is too light is stored and shown, and nobody is counted down to it.
  const isPursued = pursuedGoalLbs(person) !== null
  const start = span && lossStart({ day: span.firstDay, weightLbs: span.firstLbs }, person, today)
  const progress =
    span && start
      ? weightProgress({ firstLbs: start.weightLbs, currentLbs: span.currentLbs, goalLbs })
      : NO_PROGRESS
  return {
    current_weight_lbs: span?.currentLbs ?? null,
    goal_weight_lbs: goalLbs,
    weight_lost_lbs: progress.lostLbs,
    lost_since: start && toLossStartDto(start),
    lost_since_highest_lbs:
      span === null || highestWeightLbs === null
        ? null
        : roundToStep(highestWeightLbs - span.currentLbs, WEIGHT_LBS),
    remaining_to_goal_lbs: isPursued ? progress.remainingLbs : null,
    percent_to_goal: isPursued ? progress.percentToGoal : null,
    ...pageDto(page),
  }
}
