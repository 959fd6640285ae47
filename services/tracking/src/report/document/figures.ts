import {
  chanceText,
  dailyGoals,
  type Insight,
  type Insights,
  INSIGHT_SENTENCES,
  isGoalTooLight,
  phaseOn,
  PREGNANCY_ADVICE,
  type Score,
  weightChangeText,
  weightText,
  whosePlan,
} from '@gb/domain'
import { longDay } from '../charts/frame.js'
import type { ReportContent } from '../report-content.js'

const scored = ({ value, reason }: Insight<Score>): string =>
  value === null
    ? INSIGHT_SENTENCES[reason]
    : `${value.percent}% (${value.days} ${value.days === 1 ? 'day' : 'days'})`

export type Figure = [what: string, value: string]

const valued = (insight: Insight<number>, words: (value: number) => string): string =>
  insight.value === null ? INSIGHT_SENTENCES[insight.reason] : words(insight.value)

const highestFigure = (weight: string): Figure => ['Highest weight before surgery', weight]
const lossFigure = (loss: string): Figure => ['Loss since then', loss]
const chanceFigure = (chance: string): Figure => ['Chance to hold a loss of 20% at two years', chance]

/** The goal as it was set; one that is too light is not read without saying so. Source: health-rules 9b.3. */
const goalText = (person: ReportContent['person'], lbs: (value: number) => string): string =>
  isGoalTooLight(person.goalWeightLbs, person.heightInches)
    ? `${lbs(person.goalWeightLbs)}, below the range that is healthy for this height: to be talked about`
    : lbs(person.goalWeightLbs)

/** The food stage on the last day of the report and whose plan it and its goals are; without a stage the goals' alone. */
const stageText = ({ report, person }: ReportContent): string => {
  const { fromClinic } = dailyGoals(person, report.to)
  const name = phaseOn(person, report.to)?.name
  return name === undefined ? whosePlan(fromClinic) : `${name}. ${whosePlan(fromClinic)}`
}

/** What a day had on average of those on which something was logged, beside the goal of the last of them. */
const dayFigure = (
  what: string,
  days: readonly { value: number; goal: number | null }[],
  { unit, of }: { unit: string; of: string },
): Figure => {
  const last = days.at(-1)
  if (last === undefined) return [what, 'Nothing logged']
  const mean = Math.round(days.reduce((sum, { value }) => sum + value, 0) / days.length)
  const counted = `${days.length} ${days.length === 1 ? 'day' : 'days'}`
  const goal = last.goal === null ? '' : `; goal ${Math.round(last.goal)} ${unit}`
  return [what, `${mean} ${unit} on average of ${counted} ${of}${goal}`]
}

const eatenAndDrunk = ({ nutritionDays, hydrationDays }: Insights): Figure[] => [
  dayFigure(
    'Protein a day',
    nutritionDays.map(({ proteinG, proteinGoalG }) => ({ value: proteinG, goal: proteinGoalG })),
    { unit: 'g', of: 'with food' },
  ),
  dayFigure(
    'Fluids a day',
    hydrationDays.map(({ totalOz, goalOz }) => ({ value: totalOz, goal: goalOz })),
    { unit: 'oz', of: 'with drinks' },
  ),
]

/** The numbers of the first page: what, and how much or why not. During a pregnancy no loss and no chance is one of them. */
export const keyFigures = (content: ReportContent): Figure[] => {
  const { report, insights, person } = content
  const lbs = (value: number): string => weightText(value, report.weightUnit)
  const signed = (value: number): string => weightChangeText(value, report.weightUnit)
  const { weight, weightDays, projection, baseline, totalLossPercent } = insights
  const last = weightDays.at(-1)
  const { highestWeightLbs, isPregnant = false } = person
  return [
    ['Food stage and goals', stageText(content)],
    ['Last weight', last ? lbs(last.weightLbs) : 'None in this period'],
    isPregnant ? ['Goals and forecasts', PREGNANCY_ADVICE] : ['Goal weight', goalText(person, lbs)],
    [
      'Weight at the start (baseline)',
      baseline.value
        ? `${lbs(baseline.value.weightLbs)} on ${longDay(baseline.value.day)}`
        : INSIGHT_SENTENCES[baseline.reason],
    ],
    ...(highestWeightLbs == null ? [] : [highestFigure(lbs(highestWeightLbs))]),
    ...(isPregnant ? [] : [lossFigure(valued(totalLossPercent, (percent) => `${percent.toFixed(1)}%`))]),
    ['7-day average', valued(weight.weekAverageLbs, lbs)],
    ['Change over 30 days', valued(weight.monthChangeLbs, signed)],
    ['Change per week', valued(weight.weeklyChangeLbs, signed)],
    ...(isPregnant ? [] : [chanceFigure(valued(projection.successChance, chanceText))]),
    ...eatenAndDrunk(insights),
    ['Days with protein at 90% of goal or more', scored(insights.proteinConsistency)],
    ['Days with fluids at goal', scored(insights.hydrationCompliance)],
  ]
}
