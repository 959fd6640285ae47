import { invalidateAfter, isApiError, newId, type Change } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useQueryClient } from '@tanstack/react-query'
import {
  added,
  broughtBack,
  type ChangesKey,
  type Entry,
  type EntryChange,
  forgotten,
  noteChange,
  removed,
  saved,
} from './entry-changes'
import { later } from './later'

/** As long as the message with Undo stays. Source: ux, Shape. */
export const UNDO_MS = 10_000

/** How a log stores and deletes its entries, and its sentences. */
export interface EntryLogOptions<E extends Entry> {
  changesKey: ChangesKey
  /** What a change makes stale. */
  change: Change
  /** Stores an entry; its id makes every repetition the same entry. */
  send: (entry: E) => Promise<unknown>
  sendDelete: (entryId: string) => Promise<unknown>
  words: { undo: string; retry: string; deleteFailed: string; deleted: (entry: E) => string }
}

/** By entry id; resolves to whether the server has it. Ids are random, so one table serves everybody. */
const underWay = new Map<string, Promise<boolean>>()

/** What every log can do with its entries: shown at once, sent behind it, deletion with time for Undo. */
export function useEntryLog<E extends Entry>(options: EntryLogOptions<E>) {
  const { changesKey, change, words } = options
  const queries = useQueryClient()
  const { notify } = useHost()
  const note = (update: (changes: readonly EntryChange<E>[]) => readonly EntryChange<E>[]) =>
    noteChange(queries, changesKey, update)

  const save = async (entry: E): Promise<boolean> => {
    note(added(entry, 'sending'))
    try {
      await options.send(entry)
      note(saved(entry, Date.now()))
      return true
    } catch (error) {
      // Deleted from another device: it must not come back as something to send again.
      note(isApiError(error, 'gone') ? forgotten(entry.entryId) : added(entry, 'failed'))
      return false
    } finally {
      underWay.delete(entry.entryId)
      void invalidateAfter(queries, change)
    }
  }

  const send = (entry: E): Promise<boolean> => {
    const running = underWay.get(entry.entryId)
    if (running !== undefined) return running
    const saving = save(entry)
    underWay.set(entry.entryId, saving)
    return saving
  }

  const deleteNow = async (entry: E): Promise<void> => {
    try {
      await options.sendDelete(entry.entryId)
      note(forgotten(entry.entryId))
      void invalidateAfter(queries, change)
    } catch {
      note(broughtBack(entry.entryId))
      const action = { label: words.retry, onAction: () => takeBack(entry) }
      notify({ tone: 'danger', text: words.deleteFailed, action })
    }
  }

  /** Deletes at once, without a way back: the Undo of something that was just added. */
  const takeBack = (entry: E): void => {
    note(removed(entry.entryId))
    void deleteNow(entry)
  }

  return {
    /** Stores an entry, or sends a failed one again. Resolves to whether it is stored. */
    send,
    takeBack,

    /** Gives up an entry that was never stored. */
    discard: (entry: E): void => note(forgotten(entry.entryId)),

    /** Removes an entry: gone at once, deleted when the time for Undo is over. */
    remove(entry: E): void {
      note(removed(entry.entryId))
      const deletion = later(() => void deleteNow(entry), UNDO_MS)
      const undo = () => {
        if (deletion.cancel()) note(broughtBack(entry.entryId))
        // Already deleted, e.g. since the app was in the background; its id stays deleted, so it comes back as a new one.
        else void send({ ...entry, entryId: newId() })
      }
      const action = { label: words.undo, onAction: undo }
      notify({ tone: 'info', text: words.deleted(entry), action, durationMs: UNDO_MS })
    },
  }
}
