import type { ErrorCode } from '@gb/domain'

/** A bad field and the sentence that says why. `field` is the wire name, with dots into lists (`items.0.grams`). */
export interface FieldError {
  field: string
  message: string
}

/** What an error may carry beside its sentence. */
export interface AppErrorExtra {
  /** Bad fields, for `invalid_input`. */
  errors?: FieldError[]
  /** Seconds until a retry makes sense; becomes `Retry-After`. */
  retryAfterSeconds?: number
  /** Further members of the problem document, in wire spelling (`scans_used`, `total_limit`, `challenge_id` …). */
  members?: Record<string, string | number | boolean | null | readonly string[]>
}

/**
 * A failure with a business meaning. `message` is a sentence that a person may read; the code decides the status. Abstract, so that
 * each has a name: a situation is made by `situation(code, sentence)`.
 */
export abstract class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extra: AppErrorExtra = {},
  ) {
    super(message)
    this.name = 'AppError'
  }
}
