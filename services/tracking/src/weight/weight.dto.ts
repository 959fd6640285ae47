import {
  LOSS_STARTS,
  type LossStartKind,
  NOTE_LENGTH,
  WEIGHT_HINT_CODES,
  WEIGHT_LBS,
  type WeightHintCode,
} from '@gb/domain'
import {
  Answer,
  EntryIdField,
  FlagField,
  NextBeforeField,
  NumberField,
  RecordedAtField,
  TextField,
  UserIdField,
} from '@gb/service-kit'
import { EntryDto } from '../shared/entry.dto.js'
import { NoteCallsDto } from '../shared/note-calls.dto.js'

const WEIGHT_TEXT = { description: 'Body weight in lbs; rounded to 0.1.', example: 214.6 }
const CONFIRMED_TEXT = {
  example: false,
  description:
    'The person was asked about this weight, which is far from the others, and said that it is right.',
  optional: true,
}
const NOTES_TEXT = { description: 'A note of your own.', example: 'After breakfast', optional: true }

/** A new weight. */
export class AddWeightEntryDto {
  @UserIdField() user_id!: string
  @NumberField(WEIGHT_LBS, WEIGHT_TEXT) weight_lbs!: number
  @TextField(NOTE_LENGTH, NOTES_TEXT) notes?: string
  @FlagField(CONFIRMED_TEXT) is_confirmed?: boolean
  @EntryIdField() entry_id?: string
  @RecordedAtField() recorded_at?: string
}

/** The changed fields of a weight. An empty note removes the note; another weight is not confirmed any more. */
export class ChangeWeightEntryDto {
  @UserIdField() user_id!: string
  @NumberField(WEIGHT_LBS, { ...WEIGHT_TEXT, optional: true }) weight_lbs?: number
  @TextField(NOTE_LENGTH, NOTES_TEXT) notes?: string
  @FlagField(CONFIRMED_TEXT) is_confirmed?: boolean
  @RecordedAtField() recorded_at?: string
}

/** A question about a weight that is far from the others. It never means that something was wrong. */
export class WeightHintDto {
  @Answer.oneOf(WEIGHT_HINT_CODES, 'Stable code.', 'weight_unit') code!: WeightHintCode

  @Answer(
    'The sentence to show; it names no figure, so that it is true in pounds and in kilograms.',
    'This is far from your other weights. Was it in kilograms?',
  )
  text!: string

  @Answer(
    'Where the rule comes from.',
    'A rule of this app: your weights of the same weeks differ by less than 12%',
  )
  source!: string

  @Answer.orNull(
    Number,
    'The weight that was probably meant, lbs, rounded to 0.1, where another unit explains it; else null.',
    239,
  )
  proposed_lbs!: number | null
}

/** A stored weight. */
export class WeightEntryDto extends EntryDto {
  @Answer('Body weight in lbs.', 214.6) weight_lbs!: number
  @Answer('The note; empty without one.', 'Initial weight entry') notes!: string
  @Answer('The entry made with the profile. It can be changed but not deleted.', true) is_initial!: boolean

  @Answer(
    'The person was asked about this weight and said that it is right: it is no slip of the keys.',
    false,
  )
  is_confirmed!: boolean

  @Answer.list(
    WeightHintDto,
    'Questions about a weight that nobody confirmed, typed or imported, beside the other weights of its time; often empty.',
  )
  hints!: WeightHintDto[]
}

/** Where a loss is counted from. */
export class LossStartDto {
  @Answer.oneOf(LOSS_STARTS, 'What it is.', 'surgery_day') kind!: LossStartKind
  @Answer('Its local day.', '2026-09-01', 'date') date!: string
  @Answer('The weight then, lbs.', 262) weight_lbs!: number
}

/** A weight as it has just been saved. */
export class SavedWeightEntryDto extends WeightEntryDto {
  @Answer.part(NoteCallsDto, 'The help that its note calls for.') note_calls!: NoteCallsDto
}

/** One page of weights and the progress over all of them. */
export class WeightHistoryDto {
  @Answer.orNull(Number, 'The latest weight, lbs; null before the first entry.', 214.6)
  current_weight_lbs!: number | null
  @Answer.orNull(Number, 'Goal weight of the profile, lbs; null during a pregnancy.', 160)
  goal_weight_lbs!: number | null

  @Answer.orNull(
    Number,
    'Weight at `lost_since` minus latest weight, lbs; negative after a gain; null during a pregnancy.',
    35.4,
  )
  weight_lost_lbs!: number | null

  @Answer.partOrNull(
    LossStartDto,
    'What the loss is counted from: the weight of the day of surgery where the profile has it, else the first weight.',
  )
  lost_since!: LossStartDto | null

  @Answer.orNull(
    Number,
    'Highest weight ever minus latest weight, lbs; null where the profile does not have it.',
    73.4,
  )
  lost_since_highest_lbs!: number | null

  @Answer.orNull(
    Number,
    'Left to the goal, lbs; never below 0; null during a pregnancy, and to a goal under a BMI of 18.5.',
    54.6,
  )
  remaining_to_goal_lbs!: number | null

  @Answer.orNull(
    Number,
    'lost / (lost + remaining) x 100, from 0 to 100; 0 while nothing is lost; null during a pregnancy, and to a goal under a BMI of 18.5.',
    39.3,
  )
  percent_to_goal!: number | null

  @Answer.list(WeightEntryDto, 'Newest first.') entries!: WeightEntryDto[]
  @NextBeforeField() next_before!: string | null
}
