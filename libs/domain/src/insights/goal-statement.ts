import type { GoalRange } from './goal-range.js'
import { INSIGHT_SENTENCES } from './insight.js'
import type { Projection } from './projection.js'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
const yearOf = (day: string): string => day.slice(0, 4)
const monthAndYear = (day: string): string => `${monthOf(day)} ${yearOf(day)}`

const rangeStatement = ({ earliest, latest }: GoalRange): string => {
  const from = monthAndYear(earliest)
  if (latest === null) return `You may reach your goal from ${from} on.`
  const to = monthAndYear(latest)
  if (from === to) return `You may reach your goal in ${to}.`
  const start = yearOf(earliest) === yearOf(latest) ? monthOf(earliest) : from
  return `You may reach your goal between ${start} and ${to}.`
}

/** Said where the goal is uncertain but not far: a chance from 20 % to 50 %. */
const UNCERTAIN =
  "Some people with a curve like yours reach this goal within two years; many don't. Any date would be a guess."

/** What can be said about reaching the goal, in one sentence or two. Source: health-rules 4.4 and 4.5. */
export const goalStatement = ({ goalRange, isGoalFar }: Projection): string => {
  if (goalRange.value !== null) return rangeStatement(goalRange.value)
  return goalRange.reason === 'goal_below_usual_range' && !isGoalFar
    ? UNCERTAIN
    : INSIGHT_SENTENCES[goalRange.reason]
}
