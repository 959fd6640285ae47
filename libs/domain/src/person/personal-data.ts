/**
 * What an export can be imported from: its format and version. A file of another version is refused, never guessed at.
 */
export const EXPORT_FORMAT = { name: 'gastric-buddy-export', version: 1 } as const

/**
 * How far back an imported entry may lie, and how many minutes ahead of the server. An import brings a whole history,
 * so the 400 days of a typed entry do not hold; nothing is older than the earliest surgery day [own].
 */
export const IMPORTED_ENTRY = { earliestDay: '1980-01-01', maxMinutesAhead: 5 } as const

/** Largest body of an import in bytes: more than ten years of entries with short notes [own]. */
export const IMPORT_MAX_BYTES = 16 * 1024 * 1024

/** How deep the JSON of any body may be nested, its outermost object counted [own]. */
export const JSON_MAX_DEPTH = 20

/**
 * The most that one import may hold. Ten years of twenty drinks a day are 73,000 entries of a log, and with all other
 * logs 41 entries a day; a meal of MAX_ITEMS foods with what the model said has 2,500 values [own].
 */
export const IMPORT_LIMITS = {
  /** Entries of one log. */
  rowsPerLog: 75_000,
  /** Entries of all logs. */
  rows: 150_000,
  /** Values of all kinds in the whole body, also where nobody reads them: every value of 16 MiB of real data has more than 8 bytes. */
  values: 2_000_000,
  /** Bytes of one entry: sentences of a meal at their longest; characters of a line of a CSV file. */
  rowBytes: 512 * 1024,
  /** Values in one entry. */
  rowValues: 5000,
  /** Characters of one text in an entry: ten times the longest note. */
  textLength: 50_000,
  /** Values in a line of a CSV file: three times the longest log. */
  csvColumns: 64,
} as const

/** Longest time for one import in seconds, from its first byte: 150,000 entries on a busy machine [own]. */
export const IMPORT_MAX_SECONDS = 300

/** How much of an import a service is given at once: rows, and bytes after which no further row is added [own]. */
export const IMPORT_BATCH = { rows: 50, bytes: 512 * 1024 } as const

/** Refused rows that an import names, at most; the counts are always whole [own]. */
export const IMPORT_REFUSALS_LISTED = 200

/** The logs a CSV file can be made of and imported into. */
export const PERSONAL_LOGS = [
  'weight',
  'vitamins',
  'fluids',
  'mood',
  'milestones',
  'recovery',
  'food',
] as const
export type PersonalLog = (typeof PERSONAL_LOGS)[number]

/** The section of an export that holds a log. */
export const LOG_SECTIONS: Readonly<Record<PersonalLog, string>> = {
  weight: 'weight_entries',
  vitamins: 'vitamin_entries',
  fluids: 'fluid_entries',
  mood: 'mood_entries',
  milestones: 'milestone_entries',
  recovery: 'recovery_entries',
  food: 'food_entries',
}

/** Hours in which a deletion can be undone, unless configured. Source: security-rules 2.13. */
export const DEFAULT_DELETION_UNDO_HOURS = 72

/** Days after which an erasure or a merge that one operator asked for, and no second one confirmed, lapses. */
export const OPERATOR_REQUEST_DAYS = 7
