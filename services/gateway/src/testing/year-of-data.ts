// A year of a person's data with the totals worked out apart from the product: whole tenths, the rules of the clock
// written down by hand, and a day that is known before the instant is. Nothing of the domain is used.
import { randomUUID } from 'node:crypto'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Longer than a year: between two changes of the clock in March there can be 371 days. */
const DAYS = 380
const TYPES = ['water', 'tea', 'coffee', 'juice', 'other'] as const
const WORDS = ['happy', 'content', 'hopeful', 'neutral', 'tired', 'stressed', 'sad'] as const
const VITAMINS = [
  { vitamin_name: 'Vitamin B12', dosage_mg: 0.35, time_taken: 'morning', minute: 8 * 60 },
  { vitamin_name: 'Calcium Citrate', dosage_mg: 500, time_taken: 'afternoon', minute: 13 * 60 },
  { vitamin_name: 'Calcium Citrate', dosage_mg: 400, time_taken: 'evening', minute: 23 * 60 + 58 },
] as const

/** A zone whose clocks change as in the United States. */
export interface Zone {
  name: string
  /** What to add to the clock of its winter to get UTC, in minutes. */
  winterToUtc: number
}

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The n-th Sunday of a month (0 is January). */
const sunday = (year: number, month: number, n: number): number => {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (n - 1))
}

const springOf = (day: number) => sunday(new Date(day).getUTCFullYear(), 2, 2)
const autumnOf = (day: number) => sunday(new Date(day).getUTCFullYear(), 10, 1)
const TWO = 120 * MINUTE_MS

/** The instant of a minute of a local day. `again`: the second time round in the hour that autumn repeats. */
const instantOf = (zone: Zone, day: number, minute: number, again = false): string => {
  const clock = day + minute * MINUTE_MS
  const isSummer = clock >= springOf(day) + TWO && clock < autumnOf(day) + TWO && !again
  return new Date(clock + (zone.winterToUtc - (isSummer ? 60 : 0)) * MINUTE_MS).toISOString()
}

/** When people drink: around midnight too, and around each change of the clock. */
const drinksOf = (day: number): { minute: number; again?: boolean }[] => {
  const usual = [{ minute: 1 }, { minute: 510 }, { minute: 900 }, { minute: 1439 }]
  if (day === springOf(day)) return [...usual, { minute: 119 }, { minute: 180 }]
  if (day === autumnOf(day)) return [...usual, { minute: 90 }, { minute: 90, again: true }, { minute: 120 }]
  return usual
}

/** What was drunk on a day, in tenths of an ounce. */
export type DayOfDrinks = Record<(typeof TYPES)[number], number>

/** Whole tenths as the number on the wire. */
export const tenths = (value: number): number => Number(`${Math.trunc(value / 10)}.${value % 10}`)

/** Sum through count to the nearest tenth, in whole numbers. */
export const averageInTenths = (sum: number, count: number): number =>
  tenths(Math.floor((20 * sum + count) / (2 * count)))

/** A year that ended the day before yesterday, as rows of an export, and its totals. */
export const yearOfData = (zone: Zone) => {
  const end = Date.parse(isoDay(Date.now())) - 2 * DAY_MS
  const days = Array.from({ length: DAYS }, (_, i) => end - (DAYS - 1 - i) * DAY_MS)
  const moment = (day: number, minute: number, again?: boolean) => ({
    entry_id: randomUUID(),
    recorded_at: instantOf(zone, day, minute, again),
    time_zone: zone.name,
  })
  const drinks = new Map<string, DayOfDrinks>()
  const fluids = days.flatMap((day, d) => {
    const total: DayOfDrinks = { water: 0, tea: 0, coffee: 0, juice: 0, other: 0 }
    drinks.set(isoDay(day), total)
    return drinksOf(day).map(({ minute, again }, i) => {
      const type = TYPES[(d + i) % TYPES.length] ?? 'other'
      const amount = 40 + ((d * 13 + i * 29) % 130)
      total[type] += amount
      const entry = { fluid_type: type, amount_oz: tenths(amount) }
      return { ...moment(day, minute, again), date: isoDay(day), ...entry }
    })
  })
  const weights = days.map((day, d) => ({ day, lbs: 3040 - 2 * d + ((d * 7) % 11) }))
  const moods = days.map((day, d) => ({ day, mood: 1 + ((d * 3) % 10), energy: 1 + ((d * d) % 9) }))
  return {
    days: days.map(isoDay),
    /** The days on which the clocks change. */
    changes: days.filter((day) => day === springOf(day) || day === autumnOf(day)).map(isoDay),
    drinks,
    firstWeight: weights[0]?.lbs ?? 0,
    weightSum: weights.reduce((sum, { lbs }) => sum + lbs, 0),
    moodSum: moods.reduce((sum, { mood }) => sum + mood, 0),
    energySum: moods.reduce((sum, { energy }) => sum + energy, 0),
    logs: {
      fluid: fluids,
      weight: weights.map(({ day, lbs }) => ({
        ...moment(day, 425),
        date: isoDay(day),
        weight_lbs: tenths(lbs),
      })),
      mood: moods.map(({ day, mood, energy }, d) => ({
        ...moment(day, 1435),
        date: isoDay(day),
        mood_rating: mood,
        energy_level: energy,
        mood_description: WORDS[d % WORDS.length],
      })),
      vitamin: days.flatMap((day) =>
        VITAMINS.map(({ minute, ...taken }) => ({
          ...moment(day, minute),
          taken_date: isoDay(day),
          ...taken,
        })),
      ),
    },
  }
}
