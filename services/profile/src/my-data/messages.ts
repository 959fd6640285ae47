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
  notCsv: 'This file is not valid CSV: a quotation mark is not closed.',
  noHeader: 'The first line of the CSV file must name its columns, with entry_id among them, each once.',
  noProfile: 'The file holds no profile.',
} as const

/** Why a line of a CSV file was not read. */
export const wrongWidth = (found: number, wanted: number): string =>
  `This line has ${found} values, and the first line names ${wanted}.`
