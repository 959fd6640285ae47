import type { EntryWrite, OutboxItem } from './item'
import type { PendingEntry } from './pending'

/** A write that the server has answered; `answer` is its body, null for a deletion of what was gone already. */
export interface SentWrite {
  write: EntryWrite
  answer: unknown
}

/**
 * How every remote writes entries. A write is on screen and on the device before any network; it is sent as soon as
 * that works, in order, once, and by one tab only. Everything here belongs to the profile that is signed in.
 */
export interface Outbox {
  /** Called after every change of what `pending` gives. */
  subscribe: (listener: () => void) => () => void
  /** What is on its way, has just arrived, or needs attention; the same array until something changes. */
  pending: () => readonly PendingEntry[]
  /**
   * Keeps a write and sends it behind it. A change of a write that still waits becomes part of it; the same creation
   * or deletion again is the same one. `kept` is `page` when this browser could not store it: it then lives as long
   * as the page. Throws OutboxFullError, NoProfileError when nobody is signed in, and NetworkError when what keeps it
   * is not here yet and cannot be downloaded: then nothing is kept.
   * @param holdMs not sent before that time has passed or the page is left: the time for Undo
   */
  write: (write: EntryWrite, holdMs?: number) => Promise<{ kept: OutboxItem['kept'] }>
  /** Takes back a deletion that is held; false when it may have been sent: then only a new entry brings it back. */
  undo: (entryId: string) => Promise<boolean>
  /** Gives up what waits for an entry. */
  discard: (entryId: string) => Promise<void>
  /** Sends now: everything that waits, or one entry that was refused. */
  retry: (entryId?: string) => Promise<void>
  /** Tells what has arrived. */
  onSent: (listener: (sent: SentWrite) => void) => () => void
  /** Tells the error because of which everything waits, such as a connection that broke or a withdrawn consent. */
  onHeldUp: (listener: (error: unknown) => void) => () => void
}

/** The shell's side: whose outbox it is, and when to try. */
export interface OutboxControl extends Outbox {
  /** Shows the outbox of a profile; null for nobody. */
  use: (userId: string | null) => void
  /** Somebody is signed in (again); sends if it is the profile of the outbox. */
  resume: () => void
  /** The network is back, or somebody looks at the page. */
  wake: () => void
  /** The page is being left: the time for Undo is over. */
  release: () => void
  /** Deletes everything of the profile from this device, in all tabs. */
  wipe: () => Promise<void>
}
