import { deviceTimeZone } from '@gb/api-client'
import { addDays, localDay } from '@gb/domain'
import { type Answers, json } from '@gb/test-kit'
import type { toEntries } from '../api/recovery.mapper'

type WireEntry = Parameters<typeof toEntries>[0]['entries'][number]
type Body = Partial<Omit<WireEntry, 'entry_id' | 'recorded_at' | 'date'>>

const NOTHING = {
  vomiting: null,
  pain: null,
  pulse_bpm: null,
  pulse_skipped: false,
  temperature: null,
  temperature_skipped: false,
}

/** A server that keeps one row a day, and drinks, for somebody so many days after surgery (null: no day of surgery). */
export function recoveryServer(daysAfter: number | null, clinicPlan: object | null = null) {
  const today = localDay(new Date(), deviceTimeZone())
  const days: WireEntry[] = []
  const drinks: object[] = []

  // As the server does: what is not sent stays, and a number and "not measured" take each other back.
  const lay = (entry: WireEntry, body: Body): void => {
    Object.assign(entry, body)
    if (body.pulse_bpm !== undefined) entry.pulse_skipped = false
    else if (body.pulse_skipped === true) entry.pulse_bpm = null
    if (body.temperature !== undefined) entry.temperature_skipped = false
    else if (body.temperature_skipped === true) entry.temperature = null
  }
  const valuesIn = async (request: Request): Promise<Body & Partial<WireEntry>> => {
    const { user_id: _whose, ...body } = (await request.json()) as WireEntry & { user_id: string }
    return body
  }
  const answers: Answers = {
    'GET /api/profile/*': () =>
      json({ surgery_date: daysAfter === null ? null : addDays(today, -daysAfter), clinic_plan: clinicPlan }),
    'GET /api/recovery-history/*': () => json({ entries: days, next_before: null }),
    'POST /api/recovery-entry': async (request) => {
      const { entry_id, recorded_at, ...body } = await valuesIn(request)
      let entry = days.find(({ date }) => date === today)
      if (entry === undefined) {
        entry = { ...NOTHING, entry_id: entry_id ?? '', recorded_at: recorded_at ?? '', date: today }
        days.unshift(entry)
      }
      lay(entry, body)
      return json(entry, 201)
    },
    'PATCH /api/recovery-entry/*': async (request) => {
      const entry = days.find(({ entry_id }) => request.url.endsWith(entry_id))
      if (entry === undefined) return json({}, 404)
      lay(entry, await valuesIn(request))
      return json(entry)
    },
    'GET /api/fluid-summary/*': () => json({ fluid_goal_oz: 64, entries: drinks }),
    'POST /api/fluid-entry': async (request) => {
      const body = (await request.json()) as { recorded_at: string }
      const drink = { ...body, date: localDay(new Date(body.recorded_at), deviceTimeZone()) }
      drinks.push(drink)
      return json(drink, 201)
    },
    'GET /api/concerns/*': () => json({ concerns: [] }),
  }
  return {
    answers,
    days,
    drinks,
    today,
    /** A stored day. */
    has: (daysAgo: number, entry: Body): void =>
      void days.push({
        ...NOTHING,
        entry_id: `00000000-0000-4000-8000-${String(daysAgo).padStart(12, '9')}`,
        recorded_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
        date: addDays(today, -daysAgo),
        ...entry,
      }),
  }
}
