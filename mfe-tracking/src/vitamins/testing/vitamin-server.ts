import { deviceTimeZone } from '@gb/api-client'
import {
  doseHints,
  type FluidType,
  hintsOn,
  type IronAnswer,
  localDay,
  type MealType,
  type VitaminHint,
} from '@gb/domain'
import { type Answers, json, NO_SHEET, problem } from '@gb/test-kit'
import type { toVitamin } from '../api/vitamins.mapper'

type WireEntry = Parameters<typeof toVitamin>[0]
type AddBody = Omit<WireEntry, 'taken_date' | 'recorded_at' | 'hints' | 'is_confirmed'> & {
  recorded_at?: string
  is_confirmed?: boolean
}

const recommended = (name: string) => ({
  name,
  dosage: 'As usual',
  timing: 'Morning',
  notes: 'With food.',
  unit: 'mg',
  source: 'A guideline',
  review_date: '2026-11-20',
})

const dayOf = (recordedAt: string) => localDay(new Date(recordedAt), deviceTimeZone())

interface ServerOptions {
  pageSize?: number
  age?: number
  surgeryDate?: string | null
  /** First day of full liquids by the clinic's own plan; null without one. */
  fullFrom?: string | null
  /** First day of purees by the clinic's own plan; null without one. */
  pureeFrom?: string | null
}

/** A server that keeps vitamins, newest first. `failNext` breaks the next additions, before or after storing. */
export function vitaminServer({
  pageSize = 50,
  age = 40,
  surgeryDate = null,
  fullFrom = null,
  pureeFrom = null,
}: ServerOptions = {}) {
  const drinks: { fluid_type: FluidType; recorded_at: string }[] = []
  const meals: { meal_type: MealType; recorded_at: string }[] = []
  const today = localDay(new Date(), deviceTimeZone())
  const entries: WireEntry[] = []
  let ironAnswer: IronAnswer | null = null
  const failures: ('lost' | 'answer-lost')[] = []

  const withHints = (entry: WireEntry): WireEntry => {
    const dose = { vitaminName: entry.vitamin_name, dosageMg: entry.dosage_mg }
    const beside = entries
      .filter((other) => other !== entry && other.taken_date === entry.taken_date)
      .filter((other) => other.time_taken === entry.time_taken)
      .map(({ vitamin_name }) => vitamin_name)
    const asked = entry.is_confirmed ? [] : doseHints(dose, { sameDay: [], ageYears: age }, false)
    const toWire = ({ proposedMg: proposed_mg, ...hint }: VitaminHint) => ({ ...hint, proposed_mg })
    return { ...entry, hints: [...hintsOn(dose, beside), ...asked].map(toWire) }
  }
  const add = async (request: Request): Promise<Response | Error> => {
    const failure = failures.shift()
    if (failure === 'lost') return new Error('connection lost')
    const body = (await request.json()) as AddBody
    let entry = entries.find(({ entry_id }) => entry_id === body.entry_id)
    if (entry === undefined) {
      const recorded_at = body.recorded_at ?? new Date().toISOString()
      entry = { is_confirmed: false, ...body, recorded_at, taken_date: dayOf(recorded_at), hints: [] }
      entries.unshift(entry)
    }
    return failure === 'answer-lost' ? new Error('connection lost') : json(withHints(entry), 201)
  }
  const history = (request: Request) => {
    const from = Number(new URL(request.url).searchParams.get('before') ?? 0)
    return json({
      entries: entries.slice(from, from + pageSize).map(withHints),
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
    const changed = (await request.json()) as Partial<AddBody>
    const moved = changed.recorded_at === undefined ? {} : { taken_date: dayOf(changed.recorded_at) }
    return json(Object.assign(entry, changed, moved))
  }
  const answers: Answers = {
    'POST /api/vitamin-entry': add,
    'PATCH /api/vitamin-entry/*': change,
    'DELETE /api/vitamin-entry/*': remove,
    'GET /api/vitamin-history/*': history,
    'GET /api/fluid-summary/*': () => json({ entries: drinks }),
    'GET /api/food-history/*': () => json({ entries: meals, next_before: null }),
    'GET /api/profile/*': () =>
      json({
        age,
        iron_answer: ironAnswer,
        surgery_date: surgeryDate,
        clinic_plan:
          fullFrom === null && pureeFrom === null
            ? null
            : { ...NO_SHEET, full_from: fullFrom, puree_from: pureeFrom },
      }),
    'PUT /api/iron-answer/*': async (request) => {
      const given = (await request.json()) as { iron_answer: IronAnswer }
      ironAnswer = given.iron_answer
      return json(given)
    },
    'GET /api/recommended-vitamins': () =>
      json({
        notice: "Your clinic's plan comes first.",
        daily_vitamins: ['Multivitamin', 'Calcium Citrate', 'Iron', 'Zinc', 'Something new'].map(recommended),
      }),
  }
  return {
    answers,
    entries,
    drinks,
    meals,
    today,
    failNext: (...next: typeof failures) => void failures.push(...next),
    /** A stored vitamin, older than those before. */
    has(entry: Partial<WireEntry>): void {
      const n = entries.length
      entries.push({
        entry_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
        vitamin_name: 'Iron',
        dosage_mg: 18,
        dosage_amount: null,
        dosage_unit: null,
        time_taken: 'morning',
        notes: '',
        is_confirmed: false,
        taken_date: today,
        recorded_at: new Date(Date.now() - (n + 1) * 60_000).toISOString(),
        hints: [],
        ...entry,
      })
    },
  }
}
