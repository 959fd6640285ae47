import { daysBetween } from '../days/days.js'
import type { FluidDayTotal } from '../fluids/days.js'
import { fluidNote } from '../fluids/notes.js'
import { hasCrisisWords, readForCrisis } from '../mood/crisis.js'
import { moodSupport, SUPPORT_DAYS, type ToldEntry } from '../mood/support.js'
import { recentAnswers, recoveryAdvice, type RecoveryDay } from '../recovery/index.js'
import { tellsOfEating, tellsOfVomiting } from '../words/body/index.js'
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
  /** What was answered in the first days after surgery; the last 31 days are enough, and none when absent. */
  readonly recovery?: readonly RecoveryDay[] | undefined
}

/** A cry for help is answered at once for so many days; then it is a low mood, which stays for two weeks [D]. */
const CRISIS_DAYS = 2
/** Who wrote of vomiting is asked about it for so many days [D]. */
const VOMITING_DAYS = 2
/** One meal that came up again happens; from so many within these days it is asked about. Decision 57. */
const VOMITED_MEALS = 2
/** Who wrote of purging, or of not daring to eat, is asked about it for so many days [D]. */
const EATING_WORDS_DAYS = 7

interface Told {
  readonly day: string
  readonly text: string
}

/** All that was written within the last days, beside an entry or as one. */
const writtenWithin = (days: number, { moods, notes, today }: ConcernsInput): Told[] =>
  [...notes, ...moods.flatMap(({ day, texts }) => texts.map((text) => ({ day, text })))].filter(
    ({ day }) => daysBetween(day, today) < days,
  )

/** What is low and what was cried out, in the journal or in a note beside another entry. Source: health-rules 8.2. */
const moodConcerns = ({ moods, notes, today }: ConcernsInput): ConcernId[] => {
  const read = moods.map(readForCrisis)
  const within = <Dated extends { readonly day: string }>(entries: readonly Dated[], days: number) =>
    entries.filter(({ day }) => daysBetween(day, today) < days)
  const fresh = moodSupport({ entries: within(read, CRISIS_DAYS), today })
  const isCried = (days: number) => within(notes, days).some(({ text }) => hasCrisisWords(text))
  if (fresh.level === 3 || isCried(CRISIS_DAYS)) return ['crisis_words']
  const { level } = moodSupport({ entries: read, today })
  if (level >= 2 || isCried(SUPPORT_DAYS)) return ['low_mood']
  return level === 1 ? ['mood_drop'] : []
}

/** Meals that came up again are a log like all others, and no private text. */
const vomitingConcerns = (input: ConcernsInput): ConcernId[] => {
  const meals = (input.vomitedOn ?? []).filter((day) => daysBetween(day, input.today) < VOMITING_DAYS).length
  if (meals >= VOMITED_MEALS) return ['vomiting']
  return writtenWithin(VOMITING_DAYS, input).some(({ text }) => tellsOfVomiting(text))
    ? ['vomiting_words']
    : []
}

/** What was answered in the first days, by the level of health-rules 6.1; more than once is asked about as meals are. */
const recoveryConcerns = ({ recovery = [], today, person }: ConcernsInput): ConcernId[] => {
  const advice = recoveryAdvice(recovery, { today, surgeryDate: person.surgeryDate })
  if (advice === null) return []
  const { level } = advice
  if (level === 'emergency') return ['recovery_emergency']
  if (level === 'surgeon_now') return ['recovery_surgeon']
  return recentAnswers(recovery, today).vomiting === 'more' ? ['vomiting'] : []
}

/** The question is asked once: what the food log asks already is not asked again. Source: health-rules 9b.3. */
const eatingConcerns = (input: ConcernsInput, intake: readonly ConcernId[]): ConcernId[] =>
  !intake.includes('able_to_eat') &&
  writtenWithin(EATING_WORDS_DAYS, input).some(({ text }) => tellsOfEating(text))
    ? ['eating_words']
    : []

/**
 * The one list of concerns over all logs, the most urgent first; see `CONCERN_KINDS` for the order. A level weight is no
 * matter while the same person is too light. Source: health-rules 9b.14.
 */
export const concerns = (input: ConcernsInput): Concern[] => {
  const { person, today, hour, fluidDays, foodDays } = input
  const { surgeryDate } = person
  const fluids = fluidNote({ days: fluidDays, today, hour, surgeryDate })
  const intake = intakeConcerns(foodDays, { today, surgeryDate })
  const found = [
    ...(fluids === null ? [] : [fluids.code]),
    ...intake,
    ...eatingConcerns(input, intake),
    ...weightConcerns(input).map(({ id }) => id),
    ...moodConcerns(input),
    ...vomitingConcerns(input),
    ...recoveryConcerns(input),
  ]
  // The question is asked once, by the log before the words. Source: health-rules 9b.5.
  return inOrder(found.includes('vomiting') ? found.filter((id) => id !== 'vomiting_words') : found)
}
