/** What is done later, by itself, until it succeeds. */
export const WORK_KINDS = ['mail', 'weight', 'erasure'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** A piece of work that failed at least once and is not done. */
export interface WaitingWork {
  kind: WorkKind
  workId: string
  /** Whom it is for; null for a mail without a profile. */
  userId: string | null
  attempts: number
  createdAt: Date
  /** Null when it is not tried any longer. */
  nextAttemptAt: Date | null
  /** Whether a retry can still get it done. */
  canRetry: boolean
}

/**
 * What became of a retry: it is due now, it is being done at this moment and left alone, or there is nothing to do again: no
 * such work, a mail whose code ran out, or one whose words are gone.
 */
export type RetryOutcome = 'due' | 'sending' | 'not_there' | 'was_for_minutes' | 'words_gone'
