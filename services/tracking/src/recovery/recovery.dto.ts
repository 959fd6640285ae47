import {
  PAIN_ANSWERS,
  type PainAnswer,
  PULSE_BPM,
  scaleOf,
  TEMPERATURE_DEGREES,
  VOMITING_ANSWERS,
  type VomitingAnswer,
} from '@gb/domain'
import {
  Answer,
  ChoiceField,
  EntryIdField,
  FlagField,
  NextBeforeField,
  NumberField,
  RecordedAtField,
  UserIdField,
} from '@gb/service-kit'
import { applyDecorators } from '@nestjs/common'
import { buildMessage, ValidateBy } from 'class-validator'
import { EntryDto } from '../shared/entry.dto.js'
import { RECOVERY_MESSAGES } from './messages.js'

const VOMITING_TEXT = { description: 'How often it came up that day.', example: 'none', optional: true }
const PAIN_TEXT = { description: 'Pain, against the day before.', example: 'better', optional: true }
const PULSE_TEXT = { description: 'Heart rate at rest, beats a minute.', example: 84, optional: true }
const SKIPPED_TEXT = {
  description: 'True when it could not be measured; it takes the number back.',
  example: false,
  optional: true,
}
const TEMPERATURE_TEXT = {
  description: 'Temperature as it was read: 30 to 45 is °C, 86 to 113 °F, nothing between is one.',
  example: 98.6,
  optional: true,
}

/** Degrees that a body can have, on one of the two scales. */
export const TemperatureField = (): PropertyDecorator =>
  applyDecorators(
    NumberField(TEMPERATURE_DEGREES, TEMPERATURE_TEXT),
    ValidateBy({
      name: 'isTemperature',
      validator: {
        validate: (value) => value === undefined || (typeof value === 'number' && scaleOf(value) !== null),
        defaultMessage: buildMessage(() => RECOVERY_MESSAGES.temperature),
      },
    }),
  )

/** What can be answered of a day; what is left out stays as it is. */
abstract class RecoveryAnswersDto {
  @ChoiceField(VOMITING_ANSWERS, VOMITING_TEXT) vomiting?: VomitingAnswer
  @ChoiceField(PAIN_ANSWERS, PAIN_TEXT) pain?: PainAnswer
  @NumberField(PULSE_BPM, PULSE_TEXT) pulse_bpm?: number
  @FlagField(SKIPPED_TEXT) pulse_skipped?: boolean
  @TemperatureField() temperature?: number
  @FlagField(SKIPPED_TEXT) temperature_skipped?: boolean
}

/** Answers of a day, which is that of `recorded_at`. Said again, under whatever id, they are laid over what is stored. */
export class AddRecoveryEntryDto extends RecoveryAnswersDto {
  @UserIdField() user_id!: string
  @EntryIdField() entry_id?: string
  @RecordedAtField() recorded_at?: string
}

/** The changed answers of a day. */
export class ChangeRecoveryEntryDto extends RecoveryAnswersDto {
  @UserIdField() user_id!: string
}

/** What was answered on one of the first days. */
export class RecoveryEntryDto extends EntryDto {
  @Answer.oneOfOrNull(VOMITING_ANSWERS, 'How often it came up; null: not answered.', 'none')
  vomiting!: VomitingAnswer | null
  @Answer.oneOfOrNull(PAIN_ANSWERS, 'Pain against the day before; null: not answered.', 'better')
  pain!: PainAnswer | null
  @Answer.orNull(Number, 'Heart rate at rest, beats a minute.', 84) pulse_bpm!: number | null
  @Answer('Whether it could not be measured.', false) pulse_skipped!: boolean
  @Answer.orNull(Number, 'Temperature as it was read, °C or °F by its size.', 98.6) temperature!:
    number | null
  @Answer('Whether it could not be measured.', false) temperature_skipped!: boolean
}

/** One page of answered days. */
export class RecoveryHistoryDto {
  @Answer.list(RecoveryEntryDto, 'Newest first.') entries!: RecoveryEntryDto[]
  @NextBeforeField() next_before!: string | null
}
