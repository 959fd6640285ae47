import {
  DOSAGE_AMOUNT,
  DOSAGE_MG,
  DOSE_UNITS,
  type DoseUnit,
  ENERGY_LEVEL,
  FLUID_OZ,
  FLUID_TYPES,
  type FluidType,
  isSameDose,
  MILESTONE_LENGTH,
  MOOD_DESCRIPTIONS,
  MOOD_RATING,
  PAIN_ANSWERS,
  type PainAnswer,
  PULSE_BPM,
  type MoodDescription,
  NOTE_LENGTH,
  type TimeOfDay,
  TIMES_OF_DAY,
  VITAMIN_NAMES,
  VOMITING_ANSWERS,
  type VomitingAnswer,
  type VitaminName,
  WEIGHT_LBS,
} from '@gb/domain'
import {
  ChoiceField,
  ImportedDayField,
  ImportedEntry,
  ImportedMoment,
  KeptTextField,
  NumberField,
} from '@gb/service-kit'
import { buildMessage, IsBoolean, ValidateBy } from 'class-validator'
import { RECOVERY_MESSAGES } from '../recovery/messages.js'
import { TemperatureField } from '../recovery/recovery.dto.js'
import { VITAMIN_LOG_MESSAGES } from '../vitamins/messages.js'

const NOTE = { description: 'A text as it was written.', optional: true }

/** A weight of an export. */
export class ImportedWeight extends ImportedEntry {
  @NumberField(WEIGHT_LBS, { description: 'Body weight in lbs.' })
  weight_lbs!: number

  @KeptTextField(NOTE_LENGTH, NOTE)
  notes?: string

  @IsBoolean({ message: '$property must be true or false.' })
  is_initial: boolean = false

  /** Exports from before it was kept do not have it. */
  @IsBoolean({ message: '$property must be true or false.' })
  is_confirmed: boolean = false
}

/** A drink of an export. */
export class ImportedFluid extends ImportedEntry {
  @ChoiceField(FLUID_TYPES, { description: 'What was drunk.' })
  fluid_type!: FluidType

  @NumberField(FLUID_OZ, { description: 'How much, oz.' })
  amount_oz!: number
}

const TypedDose = (): PropertyDecorator =>
  ValidateBy({
    name: 'isTypedDose',
    validator: {
      validate: (_value, validated) => isTypedDose(validated?.object),
      defaultMessage: buildMessage(() => VITAMIN_LOG_MESSAGES.typedOtherwise),
    },
  })

const isTypedDose = (entry: unknown): boolean => {
  if (!(entry instanceof ImportedVitamin)) return false
  const { dosage_amount: amount, dosage_unit: unit, vitamin_name: name, dosage_mg: dosageMg } = entry
  if (amount === undefined && unit === undefined) return true
  return amount !== undefined && unit !== undefined && isSameDose(name, dosageMg, { amount, unit })
}

/** A vitamin of an export. */
export class ImportedVitamin extends ImportedMoment {
  @ImportedDayField()
  taken_date!: string

  @ChoiceField(VITAMIN_NAMES, { description: 'Which vitamin.' })
  vitamin_name!: VitaminName

  @TypedDose()
  @NumberField(DOSAGE_MG, { description: 'The dose in mg.' })
  dosage_mg!: number

  @NumberField(DOSAGE_AMOUNT, { description: 'The dose as typed.', optional: true })
  dosage_amount?: number

  @ChoiceField(DOSE_UNITS, { description: 'Unit of dosage_amount.', optional: true })
  dosage_unit?: DoseUnit

  @ChoiceField(TIMES_OF_DAY, { description: 'When it was taken.' })
  time_taken!: TimeOfDay

  /** Exports from before it was kept do not have it: their doses are asked about. */
  @IsBoolean({ message: '$property must be true or false.' })
  is_confirmed: boolean = false

  @KeptTextField(NOTE_LENGTH, NOTE)
  notes?: string
}

/** A mood of an export. */
export class ImportedMood extends ImportedEntry {
  @NumberField(MOOD_RATING, { description: 'Mood.' })
  mood_rating!: number

  @NumberField(ENERGY_LEVEL, { description: 'Energy.' })
  energy_level!: number

  @ChoiceField(MOOD_DESCRIPTIONS, { description: 'The word that fits best.' })
  mood_description!: MoodDescription

  @KeptTextField(NOTE_LENGTH, NOTE)
  journal_entry?: string

  @KeptTextField(NOTE_LENGTH, NOTE)
  gratitude_note?: string

  @KeptTextField(NOTE_LENGTH, NOTE)
  challenges?: string

  @KeptTextField(NOTE_LENGTH, NOTE)
  victories?: string
}

/** What has a number was measured. */
const Measured = (field: 'pulse_bpm' | 'temperature'): PropertyDecorator =>
  ValidateBy({
    name: 'isMeasured',
    validator: {
      validate: (isSkipped, validated) =>
        isSkipped !== true || Reflect.get(validated?.object ?? {}, field) === undefined,
      defaultMessage: buildMessage(() => RECOVERY_MESSAGES.skipped),
    },
  })

/** A milestone of an export. */
export class ImportedMilestone extends ImportedEntry {
  @KeptTextField(MILESTONE_LENGTH, { description: 'The milestone as it was written.' })
  milestone!: string
}

/** What was answered on one of the first days, of an export. */
export class ImportedRecovery extends ImportedEntry {
  @ChoiceField(VOMITING_ANSWERS, { description: 'How often it came up.', optional: true })
  vomiting?: VomitingAnswer

  @ChoiceField(PAIN_ANSWERS, { description: 'Pain against the day before.', optional: true })
  pain?: PainAnswer

  @NumberField(PULSE_BPM, { description: 'Beats a minute.', optional: true })
  pulse_bpm?: number

  @Measured('pulse_bpm')
  @IsBoolean({ message: '$property must be true or false.' })
  pulse_skipped: boolean = false

  @TemperatureField()
  temperature?: number

  @Measured('temperature')
  @IsBoolean({ message: '$property must be true or false.' })
  temperature_skipped: boolean = false
}
