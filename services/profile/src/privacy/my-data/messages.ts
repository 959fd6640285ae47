import { IMPORT_LIMITS, LOG_SECTIONS, type PersonalLog } from '@gb/domain'

/** Sentences of the own data that a person reads. */
export const MY_DATA_MESSAGES = {
  logNeedsCsv: 'log chooses a CSV file: ask for it with format=csv.',
  tooMany: 'Your data was exported or imported many times this hour. Please wait a little and try again.',
  oneOfBoth: 'Send either export, or log and csv.',
  profileNeedsExport: 'include_profile works with a whole export.',
  notAnExport: 'This file is not an export of Gastric Buddy.',
  otherVersion: 'This export was made by another version of Gastric Buddy and cannot be read.',
  notRows: 'must be a list of entries.',
  notARow: 'This is not an entry.',
  rowTooLarge: 'This entry is larger than any entry of Gastric Buddy.',
  notCsv: 'This file is not valid CSV: a quotation mark is not closed.',
  lineTooLong:
    'A line of this CSV file is longer than any entry of Gastric Buddy. Perhaps a quotation mark is not closed.',
  noHeader: 'The first line of the CSV file must name its columns, with entry_id among them, each once.',
  moreThanOnePlan: 'The file holds more than one plan of a clinic.',
  noProfile: 'The file holds no profile.',
  tooMuch: 'This file holds more than an export of Gastric Buddy can. Nothing was changed.',
  stillRunning: 'Another import of yours is still running. Please wait until it is done, then try again.',
  othersImport:
    'Other people are importing right now. Nothing of yours was changed. Please try again in a minute.',
  readingFailed:
    'The file could not be read to its end right now. Please try again in a moment: nothing is added twice.',
} as const

/** Why a line of a CSV file was not read. */
export const wrongWidth = (found: number, wanted: number): string =>
  `This line has ${found} values, and the first line names ${wanted}.`

const inWords = (count: number): string => count.toLocaleString('en-US')

/** Why a file with too many entries is refused: of one log, or of all together. */
export const tooManyOf = (log: PersonalLog | null): string => {
  const most =
    log === null
      ? `${inWords(IMPORT_LIMITS.rows)} entries`
      : `${inWords(IMPORT_LIMITS.rowsPerLog)} ${LOG_SECTIONS[log].replaceAll('_', ' ')}`
  return `This file has more than ${most}, which is the most that can be imported at once. Nothing was changed.`
}
