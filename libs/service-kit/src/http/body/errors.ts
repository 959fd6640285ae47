import { situation } from '../../base/errors/situation.js'

// What is refused of a body that is JSON by its type. Others stand among the general situations.

/** The text is not JSON. */
export class BodyNotJson extends situation('malformed_json', 'The body is not valid JSON.') {}
/** JSON, but a list or a single value. */
export class BodyNotAnObject extends situation('malformed_json', 'The body must be a JSON object.') {}
/** Objects in objects, further than any of ours. */
export class BodyTooDeep extends situation('malformed_json', 'The JSON is nested too deeply.') {}
/** Half a character, or one that PostgreSQL keeps no text with. */
export class BodyUnstorable extends situation(
  'invalid_input',
  'The text holds characters that cannot be stored.',
) {}

const NOT_PACKED = 'Send the body as it is, without a content coding.'

/** The body has a content coding. */
export class BodyPacked extends situation('unsupported_media_type', NOT_PACKED) {}
/** The body travels in a coding other than chunks. */
export class TransferPacked extends situation('malformed_json', NOT_PACKED) {}
