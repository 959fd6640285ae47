import { daysBetween } from '../days/days.js'
import type { FluidDayTotal } from '../fluids/days.js'
import { fluidNote } from '../fluids/notes.js'
import { moodSupport, type ToldEntry } from '../mood/support.js'
import { tellsOfVomiting } from '../words/body/index.js'
import type { Concern, ConcernId } from './concern.js'
import { inOrder } from './in-order.js'
import { type FoodDay, intakeConcerns } from './intake.js'
import { weightConcerns, type WeightsInput } from './weight-concerns.js'

/** Everything that was logged, as far as it may worry somebody. Days are local; days without an entry are left out. */
export type ConcernsInput = WeightsInput & {
  /** The hour on the clock of the person, 0 to 23. */
  readonly hour: number
  /** The last week is enough. */
  readonly fluidDays: readonly FluidDayTotal[]
  /** The last two weeks are enough. */
  readonly foodDays: readonly FoodDay[]
  /** The last two weeks. */
  readonly moods: readonly ToldEntry[]
  /** Notes that were written beside other entries, with their days. */
  readonly notes: readonly { readonly day: string; readonly text: string }[]
  /** Local days of the meals that came up again, one for each meal; none when absent. */
  readonly vomitedOn?: readonly string[] | undefined
}

/** A cry for help is answered at once for so many days; then it is a low mood, which stays for two weeks [D]. */
const CRISIS_DAYS = 2
/** Who wrote of vomiting is asked about it for so many days [D]. */
const VOMITING_DAYS = 2
/** One meal that came up again happens; from so many within these days it is asked about. Decision 57. */
const VOMITED_MEALS = 2

const moodConcerns = (entries: readonly ToldEntry[], today: string): ConcernId[] => {
  const fresh = entries.filter(({ day }) => daysBetween(day, today) < CRISIS_DAYS)
  if (moodSupport({ entries: fresh, today }).level === 3) return ['crisis_words']
  const { level } = moodSupport({ entries, today })
  return level === 0 ? [] : [level === 1 ? 'mood_drop' : 'low_mood']
}

const vomitingConcerns = ({ moods, notes, vomitedOn = [], today }: ConcernsInput): ConcernId[] => {
  const isRecent = ({ day }: { readonly day: string }) => daysBetween(day, today) < VOMITING_DAYS
  const written = [
    ...notes,
    ...moods.flatMap(({ day, texts }) => texts.map((text) => ({ day, text }))),
  ].filter(isRecent)
  const meals = vomitedOn.filter((day) => isRecent({ day })).length
  const isTold = meals >= VOMITED_MEALS || written.some(({ text }) => tellsOfVomiting(text))
  return isTold ? ['vomiting_words'] : []
}

/**
 * The one list of concerns over all logs, the most urgent first; see `CONCERN_KINDS` for the order. A level weight is no
 * matter while the same person is too light. Source: health-rules 9b.14.
 */
export const concerns = (input: ConcernsInput): Concern[] => {
  const { person, today, hour, fluidDays, foodDays } = input
  const { surgeryDate } = person
  const fluids = fluidNote({ days: fluidDays, today, hour, surgeryDate })
  return inOrder([
    ...(fluids === null ? [] : [fluids.code]),
    ...intakeConcerns(foodDays, { today, surgeryDate }),
    ...weightConcerns(input).map(({ id }) => id),
    ...moodConcerns(input.moods, today),
    ...vomitingConcerns(input),
  ])
}
