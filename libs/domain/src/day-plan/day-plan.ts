import type { FluidType, MealType, VitaminName } from '../entries/entry-choices.js'
import { drinkWindows } from './drink-windows.js'
import { kindOfDrink, kindOfVitamin, type PlanEvent } from './gaps.js'
import { layOut, type Stretch, type Wanted } from './lay-out.js'
import { lastMinuteFor, WAKING } from './waking-hours.js'

/** What a line of the day is about. */
export type PlanSubject =
  | { readonly type: 'vitamin'; readonly vitaminName: VitaminName }
  | { readonly type: 'meal'; readonly mealType: MealType }
  | { readonly type: 'drink'; readonly fluidType: FluidType }

/** One line of the day, at an instant in ms. */
export interface PlanLine {
  readonly subject: PlanSubject
  readonly at: number
  readonly isDone: boolean
}

/** A day laid out: what was and what is to come in order of time, what found no place, when a drink fits. */
export interface DayPlan {
  readonly lines: readonly PlanLine[]
  readonly notToday: readonly PlanSubject[]
  readonly drinkWindows: readonly Stretch[]
}

/** What is known of a day. All instants in ms. */
export interface DayPlanFacts {
  readonly now: number
  /** What was logged on the day, and shortly before it where it still keeps something away. */
  readonly done: readonly { readonly subject: PlanSubject; readonly at: number }[]
  /** The vitamins to lay out. */
  readonly vitamins: readonly VitaminName[]
  /** The instant of a time on the clock of the day, given in minutes from midnight. */
  readonly atClock: (minutes: number) => number
}

const clock = (hours: number, minutes = 0): number => hours * 60 + minutes

/** Usual meals. A meal whose time is long past was had and not logged, or was none. */
const MEALS: readonly { mealType: MealType; best: number }[] = [
  { mealType: 'breakfast', best: clock(8) },
  { mealType: 'lunch', best: clock(12, 30) },
  { mealType: 'dinner', best: clock(18) },
]
const MEAL_OPEN_MINUTES = 90

/**
 * The day plan of health-rules 3.1: multivitamin and B12 in the morning, calcium at noon and about 4 pm, D3 with the
 * larger meal, iron in the evening, early enough to stay upright for half an hour. In order of importance where there is
 * not room for all. Source of the last: health-rules 9b.12.
 */
const VITAMINS: readonly { vitaminName: VitaminName; best: number }[] = [
  { vitaminName: 'Multivitamin', best: clock(8) },
  { vitaminName: 'Vitamin B12', best: clock(8) },
  { vitaminName: 'Calcium Citrate', best: clock(12) },
  { vitaminName: 'Vitamin D3', best: clock(18) },
  { vitaminName: 'Iron', best: clock(20, 30) },
  { vitaminName: 'Calcium Citrate', best: clock(16) },
]

/** How many doses of a vitamin a usual day has; 0 for what is not laid out. */
export const plannedDoses = (vitaminName: VitaminName): number =>
  VITAMINS.filter((planned) => planned.vitaminName === vitaminName).length

const kindOf = (subject: PlanSubject) => {
  if (subject.type === 'meal') return 'meal'
  return subject.type === 'drink' ? kindOfDrink(subject.fluidType) : kindOfVitamin(subject.vitaminName)
}
/** What is logged or planned, as far as others keep away from it. */
export const eventOf = ({ subject, at }: { subject: PlanSubject; at: number }): PlanEvent => ({
  kind: kindOf(subject),
  at,
})

const wantedMeals = ({ now, done, atClock }: DayPlanFacts) => {
  const had = new Set(done.map(({ subject }) => (subject.type === 'meal' ? subject.mealType : null)))
  return MEALS.filter(
    ({ mealType, best }) => !had.has(mealType) && now <= atClock(best + MEAL_OPEN_MINUTES),
  ).map(({ mealType, best }) => ({ subject: { type: 'meal', mealType } as const, best }))
}

/** Each dose that was taken makes one of its vitamin less to lay out, the earliest first. */
const wantedVitamins = ({ done, vitamins, atClock }: DayPlanFacts) => {
  const midnight = atClock(0)
  const takenToday = done.flatMap(({ subject, at }) =>
    subject.type === 'vitamin' && at >= midnight ? [subject.vitaminName] : [],
  )
  return VITAMINS.filter(({ vitaminName }) => {
    if (!vitamins.includes(vitaminName)) return false
    const index = takenToday.indexOf(vitaminName)
    if (index !== -1) takenToday.splice(index, 1)
    return index === -1
  }).map(({ vitaminName, best }) => ({ subject: { type: 'vitamin', vitaminName } as const, best }))
}

/**
 * Lays out the rest of a day around what was logged, so that calcium, iron, meals and drinks keep their distance.
 * A proposal for reading, never a reason to refuse an entry. Source: health-rules 3.1, 3.4 and 5.
 */
export const dayPlan = (facts: DayPlanFacts): DayPlan => {
  const { now, done, atClock } = facts
  const stretch = { from: now, until: atClock(WAKING.until) }
  const wanted = [...wantedMeals(facts), ...wantedVitamins(facts)].map(
    ({ subject, best }): Wanted & { subject: PlanSubject } => ({
      subject,
      kind: kindOf(subject),
      best: atClock(best),
      ...(subject.type === 'vitamin' && {
        from: atClock(WAKING.from),
        until: atClock(lastMinuteFor(subject.vitaminName)),
      }),
    }),
  )
  const laidOut = layOut(done.map(eventOf), wanted, stretch)
  const planned = laidOut.flatMap(({ subject, at }) => (at === null ? [] : [{ subject, at, isDone: false }]))
  const logged = done.filter(({ at }) => at >= atClock(0)).map((line) => ({ ...line, isDone: true }))
  return {
    lines: [...logged, ...planned].toSorted((a, b) => a.at - b.at),
    notToday: laidOut.flatMap(({ subject, at }) => (at === null ? [subject] : [])),
    drinkWindows: drinkWindows([...done, ...planned].map(eventOf), stretch),
  }
}
