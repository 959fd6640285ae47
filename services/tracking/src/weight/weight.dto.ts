import { LOSS_STARTS, type LossStartKind, NOTE_LENGTH, WEIGHT_LBS } from '@gb/domain'
import {
  EntryIdField,
  FlagField,
  NextBeforeField,
  NumberField,
  RecordedAtField,
  TextField,
  UserIdField,
} from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'
import { EntryDto } from '../shared/entry.dto.js'

const WEIGHT_TEXT = { description: 'Body weight in lbs; rounded to 0.1.', example: 214.6 }
const CONFIRMED_TEXT = {
  description:
    'The person was asked about this weight, which is far from the others, and said that it is right.',
  optional: true,
}
const NOTES_TEXT = { description: 'A note of your own.', example: 'After breakfast', optional: true }

/** A new weight. */
export class AddWeightEntryDto {
  @UserIdField()
  user_id!: string

  @NumberField(WEIGHT_LBS, WEIGHT_TEXT)
  weight_lbs!: number

  @TextField(NOTE_LENGTH, NOTES_TEXT)
  notes?: string

  @FlagField(CONFIRMED_TEXT)
  is_confirmed?: boolean

  @EntryIdField()
  entry_id?: string

  @RecordedAtField()
  recorded_at?: string
}

/** The changed fields of a weight. An empty note removes the note; another weight is not confirmed any more. */
export class ChangeWeightEntryDto {
  @UserIdField()
  user_id!: string

  @NumberField(WEIGHT_LBS, { ...WEIGHT_TEXT, optional: true })
  weight_lbs?: number

  @TextField(NOTE_LENGTH, NOTES_TEXT)
  notes?: string

  @FlagField(CONFIRMED_TEXT)
  is_confirmed?: boolean

  @RecordedAtField()
  recorded_at?: string
}

/** A stored weight. */
export class WeightEntryDto extends EntryDto {
  @ApiProperty({ description: 'Body weight in lbs.', example: 214.6 })
  weight_lbs!: number

  @ApiProperty({ description: 'The note; empty without one.', example: 'Initial weight entry' })
  notes!: string

  @ApiProperty({
    description: 'The entry made with the profile. It can be changed but not deleted.',
    example: true,
  })
  is_initial!: boolean

  @ApiProperty({
    description:
      'The person was asked about this weight and said that it is right: it is no slip of the keys.',
    example: false,
  })
  is_confirmed!: boolean
}

/** Where a loss is counted from. */
export class LossStartDto {
  @ApiProperty({ description: 'What it is.', enum: LOSS_STARTS, example: 'surgery_day' })
  kind!: LossStartKind

  @ApiProperty({ description: 'Its local day.', format: 'date', example: '2026-09-01' })
  date!: string

  @ApiProperty({ description: 'The weight then, lbs.', example: 262 })
  weight_lbs!: number
}

/** One page of weights and the progress over all of them. */
export class WeightHistoryDto {
  @ApiProperty({
    description: 'The latest weight, lbs; null before the first entry.',
    type: Number,
    nullable: true,
    example: 214.6,
  })
  current_weight_lbs!: number | null

  @ApiProperty({
    description: 'Goal weight of the profile, lbs; null during a pregnancy.',
    type: Number,
    nullable: true,
    example: 160,
  })
  goal_weight_lbs!: number | null

  @ApiProperty({
    description:
      'Weight at `lost_since` minus latest weight, lbs; negative after a gain; null during a pregnancy.',
    type: Number,
    nullable: true,
    example: 35.4,
  })
  weight_lost_lbs!: number | null

  @ApiProperty({
    description:
      'What the loss is counted from: the weight of the day of surgery where the profile has it, else the first weight.',
    type: LossStartDto,
    nullable: true,
  })
  lost_since!: LossStartDto | null

  @ApiProperty({
    description: 'Highest weight ever minus latest weight, lbs; null where the profile does not have it.',
    type: Number,
    nullable: true,
    example: 73.4,
  })
  lost_since_highest_lbs!: number | null

  @ApiProperty({
    description:
      'Left to the goal, lbs; never below 0; null during a pregnancy, and to a goal under a BMI of 18.5.',
    type: Number,
    nullable: true,
    example: 54.6,
  })
  remaining_to_goal_lbs!: number | null

  @ApiProperty({
    description:
      'lost / (lost + remaining) x 100, from 0 to 100; 0 while nothing is lost; null during a pregnancy, and to a goal under a BMI of 18.5.',
    type: Number,
    nullable: true,
    example: 39.3,
  })
  percent_to_goal!: number | null

  @ApiProperty({ description: 'Newest first.', type: [WeightEntryDto] })
  entries!: WeightEntryDto[]

  @NextBeforeField()
  next_before!: string | null
}
