import { queryKeys, unwrap, type ApiClient } from '@gb/api-client'
import { isOwnNote, LIST_LIMIT, periodFrom, type ReportPeriod } from '@gb/domain'
import { useLocalDay } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import type { Note } from '../model/note'

/** The entries of a period that have words in them, newest first. */
export function useNotes(userId: string, period: ReportPeriod) {
  const api = useApi()
  const today = useLocalDay()
  return useQuery({
    queryKey: queryKeys.reportNotes(userId, today),
    queryFn: ({ signal }) => readNotes(api, userId, signal),
    select: (notes) => notes.filter(({ day }) => day >= periodFrom(period, today) && day <= today),
  })
}

async function readNotes(api: ApiClient, userId: string, signal: AbortSignal): Promise<Note[]> {
  const params = { path: { user_id: userId }, query: { limit: LIST_LIMIT.max } }
  const [weights, vitamins, moods] = await Promise.all([
    unwrap(api.GET('/api/weight-history/{user_id}', { params, signal })),
    unwrap(api.GET('/api/vitamin-history/{user_id}', { params, signal })),
    unwrap(api.GET('/api/mood-history/{user_id}', { params, signal })),
  ])
  const notes: Note[] = [
    ...weights.entries
      .filter((entry) => isOwnNote(entry.notes))
      .map((entry) => ({
        entryId: entry.entry_id,
        day: entry.date,
        kind: 'weight' as const,
        text: entry.notes,
      })),
    ...vitamins.entries.map((entry) => ({
      entryId: entry.entry_id,
      day: entry.taken_date,
      kind: 'vitamin' as const,
      text: entry.notes,
    })),
    ...moods.entries.map((entry) => ({
      entryId: entry.entry_id,
      day: entry.date,
      kind: 'mood' as const,
      text: [entry.journal_entry, entry.gratitude_note, entry.challenges, entry.victories]
        .filter((text) => text !== '')
        .join(' '),
    })),
  ]
  return notes.filter(({ text }) => text !== '').toSorted((a, b) => b.day.localeCompare(a.day))
}
