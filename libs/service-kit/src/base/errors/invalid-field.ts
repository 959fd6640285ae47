import type { FieldError } from './app-error.js'
import { situation } from './situation.js'

/** Fields that do not fit: their wire names, and the sentences that say why. The first one is the sentence of the answer. */
export class InvalidInput extends situation(
  'invalid_input',
  (errors: readonly FieldError[]) => errors[0]?.message ?? 'Please check the marked fields.',
  (errors) => ({ errors: [...errors] }),
) {}

/** A field that fits its own limits and does not fit the rest: its wire name, and the sentence that says why. */
export class InvalidField extends InvalidInput {
  constructor(field: string, message: string) {
    super([{ field, message }])
  }
}
