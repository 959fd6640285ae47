import { daysBetween } from '../days/days.js'
import type { FluidDayTotal } from '../fluids/days.js'
import { fluidNote } from '../fluids/notes.js'
import { hasCrisisWords, readForCrisis } from '../mood/crisis.js'
import { moodSupport, SUPPORT_DAYS, type ToldEntry } from '../mood/support.js'
import { recentAnswers, recoveryAdvice, type RecoveryDay, VOMITING_DAYS } from '../recovery/index.js'
import { tellsOfEating, tellsOfVomiting } from '../words/body/index.js'
import type { Concern, ConcernId } from './concern.js'
import { type FeltOn, feltConcerns } from './felt.js'
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
  /** Local days of the meals that came up again, one for each meal; the last 30 are enough, and none when absent. */
  readonly vomitedOn?: readonly string[] | undefined
  /** The same of meals that sat otherwise than well; the last week is enough, and none when absent. */
  readonly feltOn?: FeltOn | undefined
  /** What was answered in the first days after surgery; the last 31 days are enough, and none when absent. */
  readonly recovery?: readonly RecoveryDay[] | undefined
}

/** A cry for help is answered at once for so many days; then it is a low mood, which stays for two weeks [own]. */
const CRISIS_DAYS = 2
/** Who wrote of vomiting is asked about it for so many days [own]. */
const VOMITING_WORDS_DAYS = 2
/** One meal that came up again happens; from so many within these days it is asked about. Decision 57. */
const VOMITED = { meals: 2, days: 2 } as const
/** So many days belong to what has come back: "in any month". Source: health-rules 9b.5. */
export const VOMITING_LOOK_BACK_DAYS = 30
/** What has come back is asked about while the last time is no more days ago than this [own]. */
const COME_BACK_SPEAKS_DAYS = 3
/** Who wrote of purging, of not daring to eat, or of eating that cannot be stopped is asked about it for so many days [own]. */
const EATING_WORDS_DAYS = 7

interface Told {
  readonly day: string
  readonly text: string
}

/** Who flew west wrote it on a day that is still to come where they are now. */
const AHEAD_DAYS = 1

/** What is of the last days until today; a report of an earlier time knows nothing of what came later. */
const within = <Dated extends { readonly day: string }>(
  entries: readonly Dated[],
  days: number,
  today: string,
): Dated[] =>
  entries.filter(({ day }) => {
    const ago = daysBetween(day, today)
    return ago < days && ago >= -AHEAD_DAYS
  })

/** All that was written within the last days, beside an entry or as one. */
const writtenWithin = (days: number, { moods, notes, today }: ConcernsInput): Told[] =>
  within([...notes, ...moods.flatMap(({ day, texts }) => texts.map((text) => ({ day, text })))], days, today)

/** What is low and what was cried out, in the journal or in a note beside another entry. Source: health-rules 8.2. */
const moodConcerns = ({ moods, notes, today }: ConcernsInput): ConcernId[] => {
  const read = within(moods, SUPPORT_DAYS, today).map(readForCrisis)
  const fresh = moodSupport({ entries: within(read, CRISIS_DAYS, today), today })
  const isCried = (days: number) => within(notes, days, today).some(({ text }) => hasCrisisWords(text))
  if (fresh.level === 3 || isCried(CRISIS_DAYS)) return ['crisis_words']
  const { level } = moodSupport({ entries: read, today })
  if (level >= 2 || isCried(SUPPORT_DAYS)) return ['low_mood']
  return level === 1 ? ['mood_drop'] : []
}

/** Whether meals came up again on so many days of a month that it has come back; each day is there once for each meal. */
const hasComeBack = (days: readonly string[], today: string): boolean => {
  const meals = new Map<string, number>()
  for (const day of days) meals.set(day, (meals.get(day) ?? 0) + 1)
  const isRecent = days.some((day) => daysBetween(day, today) <= COME_BACK_SPEAKS_DAYS)
  const onSeveral = [...meals.values()].filter((count) => count > 1).length
  return isRecent && (meals.size >= VOMITING_DAYS.any || onSeveral >= VOMITING_DAYS.moreThanOnce)
}

/** Meals that came up again are a log like all others, and no private text. Source: health-rules 9b.5. */
const vomitingConcerns = (input: ConcernsInput): ConcernId[] => {
  const { today, vomitedOn = [] } = input
  const month = vomitedOn.filter((day) => daysBetween(day, today) < VOMITING_LOOK_BACK_DAYS)
  const meals = month.filter((day) => daysBetween(day, today) < VOMITED.days).length
  if (meals >= VOMITED.meals || hasComeBack(month, today)) return ['vomiting']
  return writtenWithin(VOMITING_WORDS_DAYS, input).some(({ text }) => tellsOfVomiting(text))
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
  const { surgeryDate, foodLoggedThrough } = person
  const fluids = fluidNote({ days: fluidDays, today, hour, surgeryDate })
  const intake = intakeConcerns(foodDays, { today, surgeryDate, foodLoggedThrough })
  const found = [
    ...(fluids === null ? [] : [fluids.code]),
    ...intake,
    ...eatingConcerns(input, intake),
    ...weightConcerns(input).map(({ id }) => id),
    ...moodConcerns(input),
    ...vomitingConcerns(input),
    ...feltConcerns(input.feltOn, input.today),
    ...recoveryConcerns(input),
  ]
  // The question is asked once, by the log before the words. Source: health-rules 9b.5.
  return inOrder(found.includes('vomiting') ? found.filter((id) => id !== 'vomiting_words') : found)
}
