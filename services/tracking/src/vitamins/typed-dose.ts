import { isSameDose } from '@gb/domain'
import { InvalidField } from '@gb/service-kit'
import { VITAMIN_LOG_MESSAGES } from './messages.js'
import type { StoredDose } from './vitamin-entry.repository.js'
import type { ChangeVitaminEntryDto } from './vitamins.dto.js'

/** What a new entry or a change says about the dose. */
type SentDose = Pick<ChangeVitaminEntryDto, 'vitamin_name' | 'dosage_mg' | 'dosage_amount' | 'dosage_unit'>

/** @throws AppError `invalid_input` when what was typed is incomplete or is another dose than `dosage_mg` */
export const checkTypedDose = (sent: SentDose): void => {
  const { vitamin_name: vitaminName, dosage_mg: dosageMg, dosage_amount: amount, dosage_unit: unit } = sent
  if (amount === undefined && unit === undefined) return
  if (amount === undefined || unit === undefined || vitaminName === undefined || dosageMg === undefined)
    throw new InvalidField(
      amount === undefined ? 'dosage_unit' : 'dosage_amount',
      VITAMIN_LOG_MESSAGES.typedTogether,
    )
  if (!isSameDose(vitaminName, dosageMg, { amount, unit }))
    throw new InvalidField('dosage_mg', VITAMIN_LOG_MESSAGES.typedOtherwise)
}

/** The dose to store: in mg, and as typed if it was. */
export const storedDose = (
  dosageMg: number,
  typed: Pick<SentDose, 'dosage_amount' | 'dosage_unit'>,
): StoredDose => ({
  dosageMg,
  dosageAmount: typed.dosage_amount ?? null,
  dosageUnit: typed.dosage_unit ?? null,
})
