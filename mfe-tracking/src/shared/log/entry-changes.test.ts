import { describe, expect, it } from '@jest/globals'
import {
  added,
  broughtBack,
  type Entry,
  type EntryChange,
  removed,
  saved,
  shownEntries,
} from './entry-changes'

const entry = (entryId: string, hour: number): Entry => ({
  entryId,
  recordedAt: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
  day: '2026-11-20',
})
const NONE: readonly EntryChange<Entry>[] = []
const shown = (entries: Entry[], changes: readonly EntryChange<Entry>[], readAt = 100) =>
  shownEntries({ entries, readAt }, changes).map(({ entryId, state }) => `${entryId} ${state}`)

describe(shownEntries.name, () => {
  it('lists what is stored and what is on its way, newest first', () => {
    const changes = added(entry('b', 9), 'sending')(NONE)
    expect(shown([entry('c', 10), entry('a', 8)], changes)).toEqual(['c saved', 'b sending', 'a saved'])
  })

  it('takes an entry that the server lists for saved, whatever was noted here', () => {
    expect(shown([entry('a', 8)], added(entry('a', 8), 'failed')(NONE))).toEqual(['a saved'])
  })

  it('drops a saved entry that a later read does not list: it was deleted elsewhere', () => {
    const changes = saved(entry('a', 8), 50)(NONE)
    expect(shown([], changes, 40)).toEqual(['a saved'])
    expect(shown([], changes, 60)).toEqual([])
  })

  it('hides a removed entry until it is brought back', () => {
    const changes = removed('a')(NONE)
    expect(shown([entry('a', 8)], changes)).toEqual([])
    expect(shown([entry('a', 8)], broughtBack('a')(changes))).toEqual(['a saved'])
  })

  it('keeps one row of an entry that is sent again', () => {
    const changes = added(entry('a', 8), 'sending')(added(entry('a', 8), 'failed')(NONE))
    expect(shown([], changes)).toEqual(['a sending'])
  })
})
