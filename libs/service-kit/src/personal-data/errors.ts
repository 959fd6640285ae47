import { situation } from '../base/errors/situation.js'

/** A section that is only ever exported. */
export class NotImportable extends situation(
  'invalid_input',
  (section: string) => `${section} cannot be imported.`,
) {}
/** No table of this service has such a section. */
export class UnknownSection extends situation(
  'invalid_input',
  (section: string) => `${section} is not known here.`,
) {}
