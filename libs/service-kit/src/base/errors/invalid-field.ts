import { situation } from './situation.js'

/** A field that fits its own limits and does not fit the rest: its wire name, and the sentence that says why. */
export class InvalidField extends situation(
  'invalid_input',
  (_field: string, message: string) => message,
  (field, message) => ({ errors: [{ field, message }] }),
) {}
