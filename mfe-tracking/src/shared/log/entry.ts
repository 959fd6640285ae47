export type { Shown } from '@gb/api-client/outbox'

/** What every entry of a log has. */
export interface Entry {
  entryId: string
  /** ISO 8601, UTC. */
  recordedAt: string
  /** The local day it counts for, YYYY-MM-DD. */
  day: string
}
