import { addDays } from '../api/sample.ts'
import type { Entry } from '../api/memory.ts'
import type { JsonObject } from '../api/contract.ts'
import { HABITS as person } from './habits.ts'

const TEN_MINUTES_MS = 600_000
const MINUTE_MS = 60_000

/** What the person wrote down once, without the day it was. */
interface Habit extends JsonObject {
  /** Time of day, hours and minutes in UTC. */
  at: string
}

/**
 * The diary of a person who has written for sixty days, by kind of entry as in `/api/<kind>-entry`. It is always the same
 * but for its dates, and nothing of it lies ahead.
 * @param now the moment it is read; it ends there
 * @param today the day of the person at that moment, YYYY-MM-DD
 */
export function sixtyDays(now: Date, today: string): Record<string, Entry[]> {
  const days = Array.from({ length: person.days }, (_, index) => index)
  const every = (kind: string, habits: readonly Habit[]) =>
    days.flatMap((ago) => habits.map((habit, index) => entryOf(kind, ago, habit, index)))
  const entryOf = (kind: string, ago: number, { at, ...written }: Habit, index = 0): Entry => {
    const date = addDays(today, -ago)
    // Today is not over, whatever the time is: its entries lie before now, in their order.
    const moment =
      ago === 0
        ? new Date(now.getTime() - (9 - index) * TEN_MINUTES_MS - kind.length * MINUTE_MS)
        : new Date(`${date}T${at}Z`)
    return { ...written, entry_id: idOf(kind, ago, index), date, recorded_at: moment.toISOString() }
  }
  const moods = days.map((ago) => entryOf('mood', ago, { at: '21:00', ...pick(person.moods, ago) }))
  return {
    fluid: every('fluid', person.fluids).filter(
      (_, index) => index < person.fluids.length || index % 5 !== 0,
    ),
    vitamin: every('vitamin', person.vitamins).map((entry) => ({ ...entry, taken_date: entry.date })),
    food: every('food', person.meals).map(asMeal),
    mood: moods,
    milestone: person.milestones.map(({ days_ago, milestone }) =>
      entryOf('milestone', days_ago, { at: '19:00', milestone }),
    ),
    weight: days
      .filter((ago) => ago % person.weight.every_days === 0)
      .map((ago) =>
        entryOf('weight', ago, { at: '11:30', ...weightOf(ago), notes: '', is_initial: false, hints: [] }),
      ),
  }
}

/** A weight that goes down in small steps, not in a line. */
function weightOf(ago: number): { weight_lbs: number } {
  const { from_lbs: from, to_lbs: to, swing_lbs: swing } = person.weight
  const lost = ((from - to) * ago) / (person.days - 1)
  return { weight_lbs: Math.round((to + lost + (ago === 0 ? 0 : pick(swing, ago))) * 10) / 10 }
}

/** A meal of one food: the figures of the food are those of the meal. */
function asMeal({ name = '', grams = 0, ...meal }: Entry): Entry {
  const { calories = 0, protein_g = 0, carbs_g = 0, fat_g = 0, fiber_g = 0, sugar_g = 0 } = meal
  const item = { name, grams, calories, protein_g, carbs_g, fat_g, fiber_g, sugar_g }
  return { ...meal, total_calories: calories, food_items: [item] }
}

const pick = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length]
  if (one === undefined) throw new Error('habits.ts has an empty list')
  return one
}

/** The same id for the same entry each time, in the form of a UUID. */
const idOf = (kind: string, ago: number, index: number): string => {
  const letters = Array.from(kind, (letter) => letter.charCodeAt(0).toString(16)).join('')
  const number = String(ago * 10 + index).padStart(12, '0')
  return `${letters.padEnd(8, '0').slice(0, 8)}-0000-4000-8000-${number}`
}
