import type { Concern, DailyGoals, LoggedMeal } from '@gb/domain'
import { type LoggedDay, spelled } from '@gb/service-kit'
import type { ContextConcernDto, ContextDayDto, ContextStageDto } from './check-in-context.dto.js'

const NOTHING: Omit<LoggedDay, 'date'> = {
  weightLbs: null,
  fluidOz: null,
  vitamins: 0,
  moodRating: null,
  energyLevel: null,
}

const tenths = (value: number): number => Math.round(value * 10) / 10

// A day without a meal is not a day of 0 calories.
const total = (values: readonly number[]): number | null =>
  values.length === 0 ? null : tenths(values.reduce((sum, value) => sum + value, 0))

const toDay = (
  date: string,
  logged: Omit<LoggedDay, 'date'>,
  plates: readonly LoggedMeal[],
): ContextDayDto => ({
  date,
  ...spelled(logged, 'weightLbs', 'fluidOz', 'vitamins', 'moodRating', 'energyLevel'),
  meals: plates.filter(({ isDrink }) => !isDrink).length,
  calories: total(plates.map(({ calories }) => calories)),
  protein_g: total(plates.map(({ proteinG }) => proteinG)),
})

/** The food stage beside a message. */
export const toContextStage = ({ phase, proteinG, fluidOz, fromClinic }: DailyGoals): ContextStageDto => ({
  phase,
  protein_goal_g: proteinG,
  fluid_goal_oz: fluidOz,
  from_clinic: fromClinic,
})

/** A concern beside a message. */
export const toContextConcern = (concern: Concern): ContextConcernDto =>
  spelled(concern, 'id', 'urgency', 'title', 'text')

/** Days of both logs as one list, newest first; a day that is in neither is not there. */
export const toContextDays = (
  logged: readonly LoggedDay[],
  plates: readonly LoggedMeal[],
): ContextDayDto[] => {
  const loggedOn = new Map(logged.map((day) => [day.date, day]))
  const platesOn = Map.groupBy(plates, ({ day }) => day)
  return [...new Set([...loggedOn.keys(), ...platesOn.keys()])]
    .toSorted((a, b) => b.localeCompare(a))
    .map((date) => toDay(date, loggedOn.get(date) ?? NOTHING, platesOn.get(date) ?? []))
}
