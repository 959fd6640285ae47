import { newId } from '@gb/api-client'
import { OutboxFullError, type EntryKind, type EntryValues } from '@gb/device'
import { useHost } from '@gb/mfe-contract'
import { useMessages } from '../language/speaking'
import { entryCatalog } from '../messages/generated/entry'
import { useOutboxWrite } from './use-outbox-write'

/** As long as the message with Undo stays. Source: product-rules 10. */
export const UNDO_MS = 10_000

/** What every entry of a log has. */
export interface Entry {
  entryId: string
  /** ISO 8601, UTC. */
  recordedAt: string
  /** The local day it counts for, YYYY-MM-DD. */
  day: string
}

/** The kind of a log, how its entries are sent, and its sentences. */
export interface EntryLogOptions<K extends EntryKind, E extends Entry> {
  kind: K
  toValues: (entry: E) => EntryValues[K]['create']
  words: { undo: string; failed: string; deleted: (entry: E) => string }
}

/** What every log can do with its entries: kept on the device at once, sent behind it, deletion with time for Undo. */
export function useEntryLog<K extends EntryKind, E extends Entry>(options: EntryLogOptions<K, E>) {
  const { kind, toValues, words } = options
  const { notify } = useHost()
  const outbox = useOutboxWrite(kind)
  const messages = useMessages(entryCatalog)

  const isKept = async (writing: Promise<unknown>): Promise<boolean> => {
    try {
      await writing
      return true
    } catch (error) {
      const text = error instanceof OutboxFullError ? messages.outboxFull : words.failed
      notify({ tone: 'danger', text })
      return false
    }
  }
  const add = (entry: E) => isKept(outbox.create(entry.entryId, toValues(entry)))
  const undo = async (entry: E) => {
    // Already deleted, e.g. since the app was in the background; its id stays deleted, so it comes back as a new one.
    if (!(await outbox.undo(entry.entryId))) await add({ ...entry, entryId: newId() })
  }

  return {
    /** Logs an entry; the same id again is the same entry. Resolves to whether it is kept. */
    add,

    /** Changes an entry, whether it is sent yet or not. Resolves to whether the change is kept. */
    change: (entryId: string, values: EntryValues[K]['change']) => isKept(outbox.change(entryId, values)),

    /** Deletes at once, without a way back: the Undo of something that was just added. */
    takeBack: (entry: E): void => void isKept(outbox.remove(entry.entryId, 0)),

    /** Gives up an entry that the server refused. */
    discard: (entry: E): void => void outbox.discard(entry.entryId),

    /** Removes an entry: gone at once, deleted when the time for Undo is over. */
    async remove(entry: E): Promise<void> {
      if (!(await isKept(outbox.remove(entry.entryId)))) return
      const action = { label: words.undo, onAction: () => void undo(entry) }
      notify({ tone: 'info', text: words.deleted(entry), action, durationMs: UNDO_MS })
    },
  }
}
