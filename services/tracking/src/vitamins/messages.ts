/** Sentences of the vitamin log. */
export const VITAMIN_LOG_MESSAGES = {
  typedTogether: 'dosage_amount and dosage_unit come together, with vitamin_name and dosage_mg.',
  typedOtherwise: 'dosage_mg must be the dose that dosage_amount and dosage_unit say for this vitamin.',
} as const
