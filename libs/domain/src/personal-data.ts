/**
 * What an export can be imported from: its format and version. A file of another version is refused, never guessed at.
 */
export const EXPORT_FORMAT = { name: 'gastric-buddy-export', version: 1 } as const

/**
 * How far back an imported entry may lie, and how many minutes ahead of the server. An import brings a whole history,
 * so the 400 days of a typed entry do not hold; nothing is older than the earliest surgery day. Decision [D].
 */
export const IMPORTED_ENTRY = { earliestDay: '1980-01-01', maxMinutesAhead: 5 } as const

/** Largest body of an import in bytes: more than ten years of entries with short notes. Decision [D]. */
export const IMPORT_MAX_BYTES = 16 * 1024 * 1024

/** Refused rows that an import names, at most; the counts are always whole. Decision [D]. */
export const IMPORT_REFUSALS_LISTED = 200

/** The logs a CSV file can be made of and imported into. */
export const PERSONAL_LOGS = ['weight', 'vitamins', 'fluids', 'mood', 'food'] as const
export type PersonalLog = (typeof PERSONAL_LOGS)[number]

/** The section of an export that holds a log. */
export const LOG_SECTIONS: Readonly<Record<PersonalLog, string>> = {
  weight: 'weight_entries',
  vitamins: 'vitamin_entries',
  fluids: 'fluid_entries',
  mood: 'mood_entries',
  food: 'food_entries',
}

/** Hours in which a deletion can be undone, unless configured. Source: security design 2.13. */
export const DEFAULT_DELETION_UNDO_HOURS = 72
