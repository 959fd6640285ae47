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
}
