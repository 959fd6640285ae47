import { deviceTimeZone } from '@gb/api-client'
import { hasCrisisWords, localDay, moodSupport, moodTrends } from '@gb/domain'
import { type Answers, json, problem } from '@gb/test-kit'
import { toMood } from '../api/mood.mapper'
import { toSupportEntry } from '../model/mood'

type WireEntry = Parameters<typeof toMood>[0]
type AddBody = Omit<WireEntry, 'date' | 'recorded_at'> & { recorded_at?: string }

/** A server that keeps moods, newest first. `failNext` breaks the next additions, before or after storing. */
export function moodServer(pageSize = 50) {
  const today = localDay(new Date(), deviceTimeZone())
  const entries: WireEntry[] = []
  const failures: ('lost' | 'answer-lost' | Response)[] = []

  const supportOf = (of: readonly WireEntry[]) =>
    moodSupport({ entries: of.map((entry) => toSupportEntry(toMood(entry), hasCrisisWords)), today })
  const add = async (request: Request): Promise<Response | Error> => {
    const failure = failures.shift()
    if (failure === 'lost') return new Error('connection lost')
    if (failure instanceof Response) return failure
    const body = (await request.json()) as AddBody
    let entry = entries.find(({ entry_id }) => entry_id === body.entry_id)
    if (entry === undefined) {
      entry = { ...body, recorded_at: body.recorded_at ?? new Date().toISOString(), date: today }
      entries.unshift(entry)
    }
    return failure === 'answer-lost'
      ? new Error('connection lost')
      : json({ ...entry, support: supportOf([entry]) }, 201)
  }
  const history = (request: Request) => {
    const from = Number(new URL(request.url).searchParams.get('before') ?? 0)
    const ratings = entries.map(({ mood_rating, energy_level }) => ({
      moodRating: mood_rating,
      energyLevel: energy_level,
    }))
    const { averageMood, averageEnergy, totalEntries } = moodTrends(ratings)
    return json({
      average_mood: averageMood,
      average_energy: averageEnergy,
      total_entries: totalEntries,
      support: supportOf(entries),
      entries: entries.slice(from, from + pageSize),
      next_before: entries.length > from + pageSize ? String(from + pageSize) : null,
    })
  }
  const idOf = (request: Request) => new URL(request.url).pathname.split('/').at(-1)
  const remove = (request: Request) => {
    const index = entries.findIndex(({ entry_id }) => entry_id === idOf(request))
    if (index === -1) return problem(404, 'not_found', 'This entry does not exist.')
    entries.splice(index, 1)
    return json({ deleted: true })
  }
  const change = async (request: Request) => {
    const entry = entries.find(({ entry_id }) => entry_id === idOf(request))
    if (entry === undefined) return problem(404, 'not_found', 'Gone.')
    Object.assign(entry, await request.json())
    return json({ ...entry, support: supportOf([entry]) })
  }
  const answers: Answers = {
    'POST /api/mood-entry': add,
    'PATCH /api/mood-entry/*': change,
    'DELETE /api/mood-entry/*': remove,
    'GET /api/mood-history/*': history,
    'GET /api/daily-encouragement': () =>
      json({
        date: today,
        daily_message: { message: 'Small steps count.', author: 'The care team' },
        creator_note: 'Write down one win.',
        language: 'en',
      }),
  }
  return {
    answers,
    entries,
    today,
    failNext: (...next: typeof failures) => void failures.push(...next),
    /** A stored mood, older than those before. */
    has(entry: Partial<WireEntry>): void {
      const n = entries.length
      entries.push({
        entry_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
        mood_rating: 6,
        mood_description: 'content',
        energy_level: 5,
        journal_entry: '',
        gratitude_note: '',
        challenges: '',
        victories: '',
        date: today,
        recorded_at: new Date(Date.now() - (n + 1) * 60_000).toISOString(),
        ...entry,
      })
    },
  }
}
