import { AppError } from '../../base/errors/app-error.js'

/** Why a body is refused, in one sentence each, whoever reads it. */
export const BODY_REFUSALS = {
  notJson: () => new AppError('malformed_json', 'The body is not valid JSON.'),
  notAnObject: () => new AppError('malformed_json', 'The body must be a JSON object.'),
  tooDeep: () => new AppError('malformed_json', 'The JSON is nested too deeply.'),
  unstorable: () => new AppError('invalid_input', 'The text holds characters that cannot be stored.'),
  tooLarge: () => new AppError('too_large', 'The request is too large.'),
  cutOff: () => new AppError('malformed_json', 'The request could not be read.'),
} as const
