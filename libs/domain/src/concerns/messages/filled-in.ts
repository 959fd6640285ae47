// What the messages of this folder are filled in with: a limit stands once.
export { formatsOf } from '../../language/formats.js'
export { NOTHING_DOWN_HOURS, VOMITING_TOO_LONG_HOURS } from '../../thresholds/limits-of-care.js'
