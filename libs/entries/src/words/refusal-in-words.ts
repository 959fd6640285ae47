import type { Refusal } from '@gb/device'
import { BACK_DATE } from '@gb/domain'

// The server speaks of its own fields; a person of what was typed.
const FIELDS: Record<string, string> = {
  recorded_at: `The time must be in the last ${BACK_DATE.maxDaysBack} days.`,
  amount_oz: 'The amount was not accepted.',
  weight_lbs: 'The weight was not accepted.',
  dosage_mg: 'The dose was not accepted.',
  dosage_amount: 'The dose was not accepted.',
  notes: 'The note was not accepted.',
  items: 'The foods were not accepted.',
  meal_type: 'The meal was not accepted.',
}

/** Why an entry was not saved, in one sentence for the person who wrote it. */
export function refusalInWords({ reason, message, fields }: Refusal): string {
  if (reason === 'gone') return 'This entry was deleted on another device.'
  const [first] = fields
  if (first === undefined) return message
  return FIELDS[first.field] ?? (first.message.includes(first.field) ? message : first.message)
}
