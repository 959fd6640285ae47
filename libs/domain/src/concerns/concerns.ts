import { daysBetween } from '../days/days.js'
import type { FluidDayTotal } from '../fluids/days.js'
import { fluidNote } from '../fluids/notes.js'
import { moodSupport, type SupportEntry } from '../mood/support.js'
import { surgeryDayLbs, type SurgeryTold, weightBaseline } from '../weight/baseline.js'
import { cleanWeightNotes } from '../weight/notes.js'
import { withoutSlips } from '../weight/slip.js'
import { isGoalTooLight, isTooLight } from '../weight/too-light.js'
import type { AskedWeighIn } from '../weight/weigh-ins.js'
import { tellsOfVomiting } from '../words/body/index.js'
import { type Concern, CONCERN_IDS, CONCERN_KINDS, type ConcernId, type Urgency } from './concern.js'
import { type FoodDay, intakeConcerns } from './intake.js'
import { CONCERN_WORDS } from './messages.js'

/** Who the concerns are about. `surgeryDate` is 'YYYY-MM-DD' or null. */
export type ConcernedPerson = SurgeryTold & {
  readonly heightInches: number
  /** null while there is none. */
  readonly goalWeightLbs: number | null
  readonly isPregnant?: boolean
}

/** Everything that was logged, as far as it may worry somebody. Days are local; days without an entry are left out. */
export type ConcernsInput = {
  readonly person: ConcernedPerson
  readonly today: string
  /** The hour on the clock of the person, 0 to 23. */
  readonly hour: number
  /** The last week is enough. */
  readonly fluidDays: readonly FluidDayTotal[]
  /** The last two weeks are enough. */
  readonly foodDays: readonly FoodDay[]
  /** All of them: losses are counted from the first. */
  readonly weighIns: readonly (AskedWeighIn & { readonly isInitial: boolean })[]
  /** The last two weeks. */
  readonly moods: readonly SupportEntry[]
  /** Notes that were written beside other entries, with their days. */
  readonly notes: readonly { readonly day: string; readonly text: string }[]
}

/** A cry for help is answered at once for so many days; then it is a low mood, which stays for two weeks [D]. */
const CRISIS_DAYS = 2
/** Who wrote of vomiting is asked about it for so many days [D]. */
const VOMITING_DAYS = 2

/** A concern with its words. */
export const concernOf = (id: ConcernId): Concern => ({ id, ...CONCERN_KINDS[id], ...CONCERN_WORDS[id] })

const moodConcerns = (entries: readonly SupportEntry[], today: string): ConcernId[] => {
  const fresh = entries.filter(({ day }) => daysBetween(day, today) < CRISIS_DAYS)
  if (moodSupport({ entries: fresh, today }).level === 3) return ['crisis_words']
  const { level } = moodSupport({ entries, today })
  return level === 0 ? [] : [level === 1 ? 'mood_drop' : 'low_mood']
}

const wordConcerns = ({ moods, notes, today }: ConcernsInput): ConcernId[] => {
  const written = [
    ...notes,
    ...moods.flatMap(({ day, texts }) => texts.map((text) => ({ day, text }))),
  ].filter(({ day }) => daysBetween(day, today) < VOMITING_DAYS)
  return written.some(({ text }) => tellsOfVomiting(text)) ? ['vomiting_words'] : []
}

/** What the weights alone say, the most urgent first. */
export const weightConcerns = ({
  person,
  weighIns,
  today,
}: Pick<ConcernsInput, 'person' | 'weighIns' | 'today'>): Concern[] => {
  const { surgeryDate, goalWeightLbs, heightInches, isPregnant = false } = person
  const goalLbs = isPregnant ? null : goalWeightLbs
  const clean = withoutSlips(weighIns.filter(({ day }) => day <= today))
  const baseline = weightBaseline(clean, surgeryDate, surgeryDayLbs(person, today))
  return inOrder([
    ...(goalLbs !== null && isGoalTooLight(goalLbs, heightInches) ? (['goal_too_light'] as const) : []),
    ...(isTooLight(clean, heightInches, today) ? (['too_light'] as const) : []),
    ...(baseline === null
      ? []
      : cleanWeightNotes({ weighIns: clean, baseline, surgeryDate, goalLbs, today, isPregnant })),
  ])
}

const inOrder = (ids: readonly ConcernId[]): Concern[] =>
  CONCERN_IDS.filter((id) => ids.includes(id)).map(concernOf)

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
    ...wordConcerns(input),
  ])
}

/**
 * The concerns as somebody else may see them, a clinic or whoever answers a message: what was found in a private text is a
 * low mood there, without a word of the text being told.
 */
export const concernsForOthers = (found: readonly Concern[]): Concern[] =>
  inOrder(found.map(({ id }) => (id === 'crisis_words' ? 'low_mood' : id)))

/** A concern as one run of sentences. */
export const concernInWords = ({ title, text }: Pick<Concern, 'title' | 'text'>): string =>
  `${title}${/[?.!]$/.test(title) ? '' : '.'} ${text}`

const SERIOUS: readonly Urgency[] = ['now', 'today', 'soon']

/** Whether one of them is serious: then nothing beside it is praised, foretold or counted down. Source: health-rules 9b.14. */
export const hasUrgentConcern = (found: readonly Pick<Concern, 'urgency'>[]): boolean =>
  found.some(({ urgency }) => SERIOUS.includes(urgency))
