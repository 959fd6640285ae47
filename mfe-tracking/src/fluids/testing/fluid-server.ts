import { deviceTimeZone } from '@gb/api-client'
import { addDays, fluidSummary, localDay, type FluidType } from '@gb/domain'
import { type Answers, json, problem } from '@gb/test-kit'

interface WireEntry {
  entry_id: string
  fluid_type: FluidType
  amount_oz: number
  recorded_at: string
  date: string
}

interface AddBody {
  entry_id: string
  fluid_type: FluidType
  amount_oz: number
  recorded_at?: string
}

const dayOf = (recordedAt: string) => localDay(new Date(recordedAt), deviceTimeZone())

/** A server that keeps drinks. `failNext` breaks the connection of the next additions, before or after storing. */
export function fluidServer({
  goalOz = 64,
  surgeryDate = null as string | null,
  ateMinutesAgo = null as number | null,
} = {}) {
  const today = localDay(new Date(), deviceTimeZone())
  const entries: WireEntry[] = []
  const failures: ('lost' | 'answer-lost' | Response)[] = []

  const add = async (request: Request): Promise<Response | Error> => {
    const failure = failures.shift()
    if (failure === 'lost') return new Error('connection lost')
    if (failure instanceof Response) return failure
    const body = (await request.json()) as AddBody
    let entry = entries.find(({ entry_id }) => entry_id === body.entry_id)
    if (entry === undefined) {
      const recorded_at = body.recorded_at ?? new Date().toISOString()
      entry = { ...body, recorded_at, date: dayOf(recorded_at) }
      entries.unshift(entry)
    }
    return failure === 'answer-lost' ? new Error('connection lost') : json(entry, 201)
  }
  const summary = () => {
    const ofToday = entries.filter(({ date }) => date === today)
    const sums = fluidSummary(
      ofToday.map(({ fluid_type, amount_oz }) => ({ fluidType: fluid_type, amountOz: amount_oz })),
      goalOz,
    )
    return json({
      date: today,
      total_fluid_oz: sums.totalFluidOz,
      fluid_goal_oz: goalOz,
      remaining_oz: sums.remainingOz,
      fluid_by_type: { water: 0, tea: 0, coffee: 0, juice: 0, other: 0, ...sums.fluidByType },
      entries: ofToday,
    })
  }
  const days = () => {
    const sums = new Map<string, number>()
    for (const { date, amount_oz } of entries) sums.set(date, (sums.get(date) ?? 0) + amount_oz)
    const newestFirst = [...sums].toSorted(([a], [b]) => b.localeCompare(a))
    return json({
      from: addDays(today, -6),
      to: today,
      days: newestFirst.map(([date, oz]) => ({ date, total_fluid_oz: oz, fluid_goal_oz: goalOz })),
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
    const { fluid_type, amount_oz, recorded_at } = (await request.json()) as AddBody
    if (entry === undefined) return problem(404, 'not_found', 'Gone.')
    const moved = recorded_at === undefined ? {} : { recorded_at, date: dayOf(recorded_at) }
    return json(Object.assign(entry, { fluid_type, amount_oz, ...moved }))
  }
  // The clock of this server is two hours ahead of the device.
  const mealTimer = () => {
    const now = Date.now() + 2 * 3_600_000
    const iso = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
    return json({
      last_meal_at: ateMinutesAgo === null ? null : iso(-ateMinutesAgo),
      drink_from: ateMinutesAgo === null ? null : iso(30 - ateMinutesAgo),
      now: iso(0),
    })
  }
  const answers: Answers = {
    'GET /api/meal-timer/*': mealTimer,
    'POST /api/fluid-entry': add,
    'PATCH /api/fluid-entry/*': change,
    'DELETE /api/fluid-entry/*': remove,
    'GET /api/fluid-summary/*': summary,
    'GET /api/fluid-days/*': days,
    'GET /api/fluid-history/*': () => json({ entries, next_before: null }),
    'GET /api/profile/*': () => json({ surgery_date: surgeryDate }),
  }
  return {
    answers,
    entries,
    today,
    failNext: (...next: typeof failures) => void failures.push(...next),
    /** A stored drink. */
    has(entry: Partial<WireEntry>): void {
      const recorded_at = entry.recorded_at ?? `${entry.date ?? today}T00:00:00.000Z`
      const id = `00000000-0000-4000-8000-${String(entries.length).padStart(12, '0')}`
      entries.push({ entry_id: id, fluid_type: 'water', amount_oz: 8, date: today, ...entry, recorded_at })
    },
  }
}
