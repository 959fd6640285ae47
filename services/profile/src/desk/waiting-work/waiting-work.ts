import type { FailedWork, WorkDrop, WorkRetry, WorkState } from '@gb/service-kit'

/** More than this is an outage: the first ones tell why. */
export const MAX_LISTED = 200

/** What waits and what failed, in every service that could be asked. */
export interface WaitingWork {
  kinds: WorkState[]
  failed: FailedWork[]
  /** Services that did not answer: what waits there is not in the lists. */
  notReached: string[]
}

/**
 * What became of a retry: it is due now, it is being done at this moment and left alone, or there is nothing to do again: no
 * such work, a mail whose code ran out, or one whose words are gone.
 */
export type RetryOutcome = WorkRetry | 'was_for_minutes' | 'words_gone'

/** What became of dropping; some work has to be done, whatever it takes. */
export type DropOutcome = WorkDrop | 'must_be_done'
