import { pursuedGoalLbs, weightHints, weightProgress, weightSpan } from '@gb/domain'
import { type Answers, json, problem } from '@gb/test-kit'

interface WireEntry {
  entry_id: string
  weight_lbs: number
  notes: string
  date: string
  recorded_at: string
  is_initial: boolean
  is_confirmed: boolean
}

/** An entry of the wire; `n` days after the first one. */
export const wireEntry = (n: number, weightLbs: number, changes: Partial<WireEntry> = {}): WireEntry => {
  const date = `2026-06-${String(n + 1).padStart(2, '0')}`
  return {
    entry_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    weight_lbs: weightLbs,
    notes: n === 0 ? 'Initial weight entry' : '',
    date,
    recorded_at: `${date}T12:00:00.000Z`,
    is_initial: n === 0,
    is_confirmed: false,
    ...changes,
  }
}

interface ServerOptions {
  goalLbs?: number
  pageSize?: number
  surgeryDate?: string | null
  /** Of the day of the surgery. */
  surgeryDayLbs?: number | null
  isPregnant?: boolean
}

/** A server that keeps weights, oldest first in `entries`. */
export function weightServer(
  entries: WireEntry[],
  {
    goalLbs = 160,
    pageSize = 50,
    surgeryDate = null,
    surgeryDayLbs = null,
    isPregnant = false,
  }: ServerOptions = {},
) {
  /** As the server asks about them: entries are kept oldest first. */
  const weighInsOf = () =>
    entries.map((entry) => ({
      entry,
      day: entry.date,
      weightLbs: entry.weight_lbs,
      isInitial: entry.is_initial,
      isConfirmed: entry.is_confirmed,
    }))
  const withHints = () => {
    const weighIns = weighInsOf()
    const hints = weightHints(weighIns)
    return weighIns.map((weighIn) => {
      const hint = hints.get(weighIn)
      if (hint === undefined) return { ...weighIn.entry, hints: [] }
      const { proposedLbs, ...said } = hint
      return { ...weighIn.entry, hints: [{ ...said, proposed_lbs: proposedLbs }] }
    })
  }
  const history = (request: Request) => {
    const { searchParams } = new URL(request.url)
    const from = Number(searchParams.get('before') ?? 0)
    const to = from + Number(searchParams.get('limit') ?? pageSize)
    const span = weightSpan(weighInsOf())
    const first = span?.first.entry
    const last = span?.current.entry
    const start =
      surgeryDate !== null && surgeryDayLbs !== null
        ? { kind: 'surgery_day', date: surgeryDate, weight_lbs: surgeryDayLbs }
        : first && { kind: 'first_weight', date: first.date, weight_lbs: first.weight_lbs }
    const progress =
      first === undefined || last === undefined
        ? { lostLbs: 0, remainingLbs: 0, percentToGoal: 0 }
        : weightProgress({
            firstLbs: start?.weight_lbs ?? first.weight_lbs,
            currentLbs: last.weight_lbs,
            goalLbs,
          })
    const isPursued = pursuedGoalLbs({ goalWeightLbs: goalLbs, heightInches: 65, isPregnant }) !== null
    return json({
      current_weight_lbs: last?.weight_lbs ?? null,
      goal_weight_lbs: isPregnant ? null : goalLbs,
      weight_lost_lbs: isPregnant ? null : progress.lostLbs,
      lost_since: start ?? null,
      lost_since_highest_lbs: null,
      remaining_to_goal_lbs: isPursued ? progress.remainingLbs : null,
      percent_to_goal: isPursued ? progress.percentToGoal : null,
      entries: withHints().toReversed().slice(from, to),
      next_before: to < entries.length ? String(to) : null,
    })
  }
  const add = async (request: Request) => {
    const body = (await request.json()) as WireEntry
    const stored = entries.find(({ entry_id }) => entry_id === body.entry_id)
    const entry = stored ?? { ...body, date: body.recorded_at.slice(0, 10), is_initial: false }
    if (stored === undefined) entries.push(entry)
    return json(entry, 201)
  }
  const remove = (request: Request) => {
    const id = new URL(request.url).pathname.split('/').at(-1)
    const index = entries.findIndex(({ entry_id }) => entry_id === id)
    if (index === -1) return problem(404, 'not_found', 'This entry does not exist.')
    entries.splice(index, 1)
    return json({ deleted: true })
  }
  const change = async (request: Request) => {
    const id = new URL(request.url).pathname.split('/').at(-1)
    const entry = entries.find(({ entry_id }) => entry_id === id)
    if (entry === undefined) return problem(404, 'not_found', 'This entry does not exist.')
    Object.assign(entry, await request.json())
    return json(entry)
  }
  const answers: Answers = {
    'GET /api/weight-history/*': history,
    'POST /api/weight-entry': add,
    'PATCH /api/weight-entry/*': change,
    'DELETE /api/weight-entry/*': remove,
    'GET /api/profile/*': () =>
      json({
        height_feet: 5,
        height_inches: 5,
        surgery_date: surgeryDate,
        surgery_day_weight_lbs: surgeryDayLbs,
        is_pregnant: isPregnant,
        goal_weight_lbs: goalLbs,
      }),
  }
  return { answers, entries }
}
