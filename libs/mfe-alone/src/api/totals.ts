import { isObject, mapValues, type Json, type JsonObject } from './contract.ts'
import type { Memory } from './memory.ts'

/** What an answer is worked out from. */
export interface Asked {
  memory: Memory
  /** The day of the person, YYYY-MM-DD. */
  today: string
  /** `?date=`, else today. */
  date: string
}

type WorkOut = (answer: JsonObject, asked: Asked) => JsonObject

const SHOWN_DAYS = 7

/**
 * Answers that sum entries up, by their path: what is logged counts in them at once. They replace what the example of the
 * contract says and leave the rest of it as it is.
 */
export const TOTALS: Record<string, WorkOut> = {
  '/api/fluid-summary/{user_id}': (answer, { memory, date }) => {
    const entries = memory.ofDay('fluid', date)
    const total = sum(entries, 'amount_oz')
    const ofType = (type: string) =>
      sum(
        entries.filter(({ fluid_type }) => fluid_type === type),
        'amount_oz',
      )
    return {
      ...answer,
      date,
      entries,
      total_fluid_oz: total,
      remaining_oz: Math.max(0, numberIn(answer, 'fluid_goal_oz') - total),
      fluid_by_type: mapValues(objectIn(answer, 'fluid_by_type'), (_, type) => ofType(type)),
    }
  },
  '/api/fluid-days/{user_id}': (answer, { memory, date }) => {
    const days = lastDays(memory, 'fluid', date).map((day) => ({
      ...firstOf(answer, 'days'),
      date: day,
      total_fluid_oz: sum(memory.ofDay('fluid', day), 'amount_oz'),
    }))
    return { ...answer, from: days.at(-1)?.date ?? date, to: date, days: days.toReversed() }
  },
  '/api/daily-summary/{user_id}': (answer, { memory, date }) => ({ ...answer, ...mealsOf(memory, date) }),
  '/api/food-days/{user_id}': (answer, { memory, date }) => ({
    ...answer,
    next_before: null,
    days: lastDays(memory, 'food', date).map((day) => ({
      ...firstOf(answer, 'days'),
      ...mealsOf(memory, day),
    })),
  }),
  '/api/weight-history/{user_id}': (answer, { memory }) => {
    const current = numberIn(memory.all('weight')[0] ?? {}, 'weight_lbs')
    const lost = round(numberIn(objectIn(answer, 'lost_since'), 'weight_lbs') - current)
    const remaining = round(Math.max(0, current - numberIn(answer, 'goal_weight_lbs')))
    return {
      ...answer,
      current_weight_lbs: current,
      weight_lost_lbs: lost,
      remaining_to_goal_lbs: remaining,
      percent_to_goal: lost > 0 ? round((lost / (lost + remaining)) * 100) : 0,
    }
  },
  '/api/mood-history/{user_id}': (answer, { memory }) => {
    const all = memory.all('mood')
    const average = (name: string) => (all.length === 0 ? null : round(sum(all, name) / all.length))
    return {
      ...answer,
      average_mood: average('mood_rating'),
      average_energy: average('energy_level'),
      total_entries: all.length,
    }
  },
  // The example shows what a concern looks like; this person is well.
  '/api/concerns/{user_id}': (answer) => ({ ...answer, concerns: [] }),
  '/api/premium-analytics/{user_id}': (answer, { memory, today }) => ({
    ...answer,
    concerns: [],
    to: today,
    weight_trends: {
      ...objectIn(answer, 'weight_trends'),
      days: memory
        .all('weight')
        .map(({ date, weight_lbs = 0 }) => ({ date, weight_lbs, trend_lbs: weight_lbs }))
        .toReversed(),
    },
  }),
}

function mealsOf(memory: Memory, date: string): JsonObject {
  const entries = memory.ofDay('food', date)
  const total = (name: string) => sum(entries, name)
  return {
    date,
    entries,
    meals_logged: entries.length,
    consumed: {
      calories: total('total_calories'),
      protein: total('protein_g'),
      carbs: total('carbs_g'),
      fat: total('fat_g'),
      fiber: total('fiber_g'),
      sugar: total('sugar_g'),
    },
  }
}

/** The newest days with entries of a kind, up to a day. */
const lastDays = (memory: Memory, kind: string, until: string): string[] =>
  [...new Set(memory.all(kind).map(({ date }) => date))].filter((date) => date <= until).slice(0, SHOWN_DAYS)

const sum = (entries: readonly JsonObject[], name: string): number =>
  round(entries.reduce((total, entry) => total + numberIn(entry, name), 0))

const round = (value: number): number => Math.round(value * 10) / 10

const numberIn = (object: JsonObject, name: string): number => Number(object[name] ?? 0)

const objectIn = (object: JsonObject, name: string): JsonObject => asObject(object[name])

const firstOf = (object: JsonObject, name: string): JsonObject => {
  const list = object[name]
  return Array.isArray(list) ? asObject(list[0]) : {}
}

const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})
