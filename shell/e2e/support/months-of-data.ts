import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { addDays, localDay } from '@gb/domain'
import type { Person } from './api'

const DAY_MS = 86_400_000
const TIME_ZONE = 'America/New_York'
const BASELINE_LBS = 262
const MEALS = [
  { meal_type: 'breakfast', hour: 12, food_id: 'greek-yogurt-plain-nonfat', grams: 200 },
  { meal_type: 'lunch', hour: 17, food_id: 'cottage-cheese-1-percent', grams: 170 },
  { meal_type: 'dinner', hour: 23, food_id: 'chicken-breast-roasted-no-skin', grams: 180 },
] as const
const DRINKS = [13, 15, 19, 21, 22] as const

/** A number from 0 to 1 that is the same in every run. */
const noise = (n: number): number => Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1

/** Surgery, and what is weighed after it: fast at first, then slower, with the scale's own mind. */
const weightAt = (daysSinceSurgery: number): number => {
  const months = daysSinceSurgery / 30.44
  const lost = months <= 0 ? 0 : 0.3 * (1 - Math.exp(-months / 3.5))
  return Math.round(10 * (BASELINE_LBS * (1 - lost) + 3 * noise(daysSinceSurgery) - 1.5)) / 10
}

// From noon on, UTC has the same day as New York.
const instantOf = (start: number, hour: number): string => new Date(start + hour * 3_600_000).toISOString()
const moment = (start: number, hour: number) => ({
  entry_id: randomUUID(),
  recorded_at: instantOf(start, hour),
  time_zone: TIME_ZONE,
})
const dayOf = (start: number): string => instantOf(start, 0).slice(0, 10)

/** What somebody logs who had surgery so many days ago: most days, not all. */
const logsOf = (days: number) => {
  // Of those who log, not of UTC: in its first hours New York still has the day before.
  const yesterday = Date.parse(addDays(localDay(new Date(), TIME_ZONE), -1))
  const all = Array.from({ length: days }, (_, i) => ({
    since: i,
    start: yesterday - (days - 1 - i) * DAY_MS,
  }))
  return {
    all,
    document: {
      weight_entries: all
        .filter(({ since }) => since === 0 || noise(since + 0.1) < 0.7)
        .map(({ since, start }) => ({
          ...moment(start, 12),
          date: dayOf(start),
          weight_lbs: weightAt(since),
          is_initial: since === 0,
        })),
      fluid_entries: all
        .filter(({ since }) => noise(since + 0.2) < 0.9)
        .flatMap(({ since, start }) =>
          DRINKS.map((hour, i) => ({
            ...moment(start, hour),
            date: dayOf(start),
            fluid_type: 'water',
            amount_oz: 9 + Math.round(7 * noise(since * 5 + i)),
          })),
        ),
      mood_entries: all
        .filter(({ since }) => noise(since + 0.3) < 0.6)
        .map(({ since, start }) => ({
          ...moment(start, 23),
          date: dayOf(start),
          mood_rating: 4 + Math.round(5 * noise(since + 0.4)),
          energy_level: 4 + Math.round(4 * noise(since + 0.5)),
          mood_description: 'content',
        })),
      vitamin_entries: all
        .filter(({ since }) => noise(since + 0.6) < 0.85)
        .map(({ start }) => ({
          ...moment(start, 13),
          taken_date: dayOf(start),
          vitamin_name: 'Multivitamin',
          dosage_mg: 1,
          time_taken: 'morning',
        })),
    },
  }
}

/** Logs the `days` days since a surgery up to yesterday, meals in the last `mealDays` of them. */
export const logMonths = async ({ api, userId }: Person, days: number, mealDays: number): Promise<void> => {
  const { all, document } = logsOf(days)
  const imported = await api.post('/api/import', {
    data: { user_id: userId, export: { format: 'gastric-buddy-export', version: 1, ...document } },
  })
  expect(imported.ok(), await imported.text()).toBe(true)
  expect(((await imported.json()) as { refused: unknown[] }).refused).toEqual([])
  for (const { since, start } of all.slice(-mealDays)) {
    if (noise(since + 0.7) > 0.85) continue
    await Promise.all(
      MEALS.map(async ({ meal_type, hour, food_id, grams }, i) => {
        const items = [{ food_id, grams: Math.round(grams * (0.7 + 0.7 * noise(since * 3 + i))) }]
        const logged = await api.post('/api/food-entry', {
          data: { user_id: userId, meal_type, items, recorded_at: instantOf(start, hour) },
        })
        expect(logged.status(), await logged.text()).toBe(201)
      }),
    )
  }
}
