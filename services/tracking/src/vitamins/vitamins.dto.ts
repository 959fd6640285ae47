import {
  DEFAULT_TIME_OF_DAY,
  DOSAGE_AMOUNT,
  DOSAGE_MG,
  DOSE_UNITS,
  type DoseUnit,
  NOTE_LENGTH,
  type TimeOfDay,
  TIMES_OF_DAY,
  VITAMIN_HINT_CODES,
  VITAMIN_NAMES,
  type VitaminHintCode,
  type VitaminName,
} from '@gb/domain'
import {
  Answer,
  ChoiceField,
  EntryIdField,
  FlagField,
  NextBeforeField,
  NumberField,
  RecordedAtField,
  TextField,
  UserIdField,
} from '@gb/service-kit'
import { OmitType } from '@nestjs/swagger'
import { EntryDto } from '../shared/entry.dto.js'
import { NoteCallsDto } from '../shared/note-calls.dto.js'

const NAME_TEXT = { description: 'Which vitamin.', example: 'Vitamin D3' }
const DOSAGE_TEXT = {
  description: 'The dose in mg, finer than 0.1 where needed; 1 means one tablet for a Multivitamin.',
  example: 0.075,
}
const AMOUNT_TEXT = {
  description: 'The dose as typed; needs dosage_unit, vitamin_name and dosage_mg beside it.',
  example: 3000,
  optional: true,
}
const UNIT_TEXT = {
  description: 'Unit of dosage_amount; it must fit the vitamin.',
  example: 'IU',
  optional: true,
}
const TIME_TEXT = { description: 'When it was taken.', example: 'morning', optional: true }
const CONFIRMED_TEXT = {
  example: false,
  description: 'The person was asked about this dose and said that it is right.',
  optional: true,
}
const NOTES_TEXT = { description: 'A note of your own.', example: 'With breakfast', optional: true }

/** A new vitamin. No plausible or implausible dose is refused inside the limits. */
export class AddVitaminEntryDto {
  @UserIdField() user_id!: string
  @ChoiceField(VITAMIN_NAMES, NAME_TEXT) vitamin_name!: VitaminName
  @NumberField(DOSAGE_MG, DOSAGE_TEXT) dosage_mg!: number
  @NumberField(DOSAGE_AMOUNT, AMOUNT_TEXT) dosage_amount?: number
  @ChoiceField(DOSE_UNITS, UNIT_TEXT) dosage_unit?: DoseUnit
  @ChoiceField(TIMES_OF_DAY, { ...TIME_TEXT, default: DEFAULT_TIME_OF_DAY })
  time_taken: TimeOfDay = DEFAULT_TIME_OF_DAY
  @TextField(NOTE_LENGTH, NOTES_TEXT) notes?: string
  @FlagField(CONFIRMED_TEXT) is_confirmed?: boolean
  @EntryIdField() entry_id?: string
  @RecordedAtField() recorded_at?: string
}

/** The changed fields of a vitamin. An empty note removes the note; another dose is not confirmed any more. */
export class ChangeVitaminEntryDto {
  @UserIdField() user_id!: string
  @ChoiceField(VITAMIN_NAMES, { ...NAME_TEXT, optional: true }) vitamin_name?: VitaminName
  @NumberField(DOSAGE_MG, { ...DOSAGE_TEXT, optional: true }) dosage_mg?: number
  @NumberField(DOSAGE_AMOUNT, AMOUNT_TEXT) dosage_amount?: number
  @ChoiceField(DOSE_UNITS, UNIT_TEXT) dosage_unit?: DoseUnit
  @ChoiceField(TIMES_OF_DAY, TIME_TEXT) time_taken?: TimeOfDay
  @TextField(NOTE_LENGTH, NOTES_TEXT) notes?: string
  @FlagField(CONFIRMED_TEXT) is_confirmed?: boolean
  @RecordedAtField() recorded_at?: string
}

/** Advice about spacing, or a question about the dose. It never means that something was wrong. */
export class VitaminHintDto {
  @Answer.oneOf(VITAMIN_HINT_CODES, 'Stable code.', 'iron_calcium_gap') code!: VitaminHintCode
  @Answer('The sentence to show.', 'Iron and calcium: keep these at least 2 hours apart.') text!: string
  @Answer('Where the advice comes from.', 'BOMSS guideline 2020') source!: string
  @Answer.orNull(Number, 'The dose that was probably meant, in mg, where a slip is likely; else null.', null)
  proposed_mg!: number | null
}

/** A stored vitamin. */
export class VitaminEntryDto extends OmitType(EntryDto, ['date'] as const) {
  @Answer.oneOf(VITAMIN_NAMES, 'Which vitamin.', 'Vitamin D3') vitamin_name!: VitaminName
  @Answer('The dose in mg; tablets for a Multivitamin.', 0.075) dosage_mg!: number
  @Answer.orNull(Number, 'The dose as typed; null when only mg were sent.', 3000)
  dosage_amount!: number | null
  @Answer.oneOfOrNull(DOSE_UNITS, 'Unit of dosage_amount; null when only mg were sent.', 'IU')
  dosage_unit!: DoseUnit | null
  @Answer.oneOf(TIMES_OF_DAY, 'When it was taken.', 'morning') time_taken!: TimeOfDay
  @Answer('The note; empty without one.', 'With breakfast') notes!: string
  @Answer('The person was asked about this dose and said that it is right: nothing is asked again.', false)
  is_confirmed!: boolean
  @Answer('Calendar day in the zone of the person, fixed when the entry was written.', '2026-11-20', 'date')
  taken_date!: string

  @Answer.list(
    VitaminHintDto,
    'Advice about this entry beside the others of its date and slot, and questions about a dose that nobody confirmed, typed or imported; often empty.',
  )
  hints!: VitaminHintDto[]
}

/** A vitamin as it has just been saved. */
export class SavedVitaminEntryDto extends VitaminEntryDto {
  @Answer.part(NoteCallsDto, 'The help that its note calls for.') note_calls!: NoteCallsDto
}

/** One page of vitamins. */
export class VitaminHistoryDto {
  @Answer.list(VitaminEntryDto, 'Newest first.') entries!: VitaminEntryDto[]
  @NextBeforeField() next_before!: string | null
}
