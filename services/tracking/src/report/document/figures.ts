import {
  chancePercent,
  chanceWord,
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
} from '@gb/domain'
import type { ReportContent } from '../report-content.js'
import type { PaperSpeech } from '../speech.js'

export type Figure = [what: string, value: string]

/** A value in words, or why there is none. */
const valued = <Value>(
  insight: Insight<Value>,
  speech: PaperSpeech,
  words: (value: Value) => string,
): string =>
  insight.reason === null ? words(insight.value) : speech.sentence(INSIGHT_SENTENCES[insight.reason])

/** The goal as it was set; one that is too light is not read without saying so. Source: health-rules 9b.3. */
const goalText = ({ person, report, speech }: ReportContent): string => {
  const goal = weightText(person.goalWeightLbs, report.weightUnit)
  return isGoalTooLight(person.goalWeightLbs, person.heightInches)
    ? speech.clinic.figures.goalTooLight({ goal })
    : goal
}

/** The food stage on the last day of the report and whose plan it and its goals are; without a stage the goals' alone. */
const stageText = ({ report, person, speech: { clinic: words } }: ReportContent): string => {
  const { fromClinic } = dailyGoals(person, report.to)
  const whose =
    fromClinic.length === 0
      ? words.plan.guide
      : words.plan.some({ parts: fromClinic.map((part) => words.parts[part]).join(', ') })
  const phase = phaseOn(person, report.to)
  return phase === null ? whose : `${words.stages[phase.key]}. ${whose}`
}

interface DayFigure {
  what: string
  unit: string
  days: readonly { value: number; goal: number | null }[]
  mean: (counted: { mean: number; days: number }) => string
}

/** What a day had on average of those on which something was logged, beside the goal of the last of them. */
const dayFigure = ({ what, unit, days, mean }: DayFigure, { clinic }: PaperSpeech): Figure => {
  const words = clinic.figures
  const last = days.at(-1)
  if (last === undefined) return [what, words.nothing]
  const sum = days.reduce((all, { value }) => all + value, 0)
  const said = mean({ mean: Math.round(sum / days.length), days: days.length })
  return [
    what,
    last.goal === null ? said : words.withGoal({ mean: said, goal: `${Math.round(last.goal)} ${unit}` }),
  ]
}

const eatenAndDrunk = ({ nutritionDays, hydrationDays }: Insights, speech: PaperSpeech): Figure[] => {
  const words = speech.clinic.figures
  const protein = nutritionDays.map(({ proteinG, proteinGoalG }) => ({
    value: proteinG,
    goal: proteinGoalG,
  }))
  const fluids = hydrationDays.map(({ totalOz, goalOz }) => ({ value: totalOz, goal: goalOz }))
  return [
    dayFigure({ what: words.protein, unit: 'g', days: protein, mean: words.ofFood }, speech),
    dayFigure({ what: words.fluids, unit: 'oz', days: fluids, mean: words.ofDrinks }, speech),
  ]
}

/** Weights as they are now, at the start, and at most. */
const weightFigures = (content: ReportContent): Figure[] => {
  const { report, insights, person, speech } = content
  const words = speech.clinic.figures
  const lbs = (value: number): string => weightText(value, report.weightUnit)
  const last = insights.weightDays.at(-1)
  const { highestWeightLbs } = person
  return [
    [words.last, last ? lbs(last.weightLbs) : words.lastNone],
    person.isPregnant === true
      ? [words.pregnant, speech.sentence(PREGNANCY_ADVICE)]
      : [words.goal, goalText(content)],
    [
      words.baseline,
      valued(insights.baseline, speech, ({ weightLbs, day }) =>
        words.baselineOn({ weight: lbs(weightLbs), day: speech.longDay(day) }),
      ),
    ],
    ...(highestWeightLbs == null ? [] : [[words.highest, lbs(highestWeightLbs)] satisfies Figure]),
  ]
}

/** The numbers of the first page: what, and how much or why not. During a pregnancy no loss and no chance is one of them. */
export const keyFigures = (content: ReportContent): Figure[] => {
  const { report, insights, person, speech } = content
  const words = speech.clinic.figures
  const { weight, projection, totalLossPercent } = insights
  const said = <Value>(insight: Insight<Value>, inWords: (value: Value) => string) =>
    valued(insight, speech, inWords)
  const lbs = (value: number): string => weightText(value, report.weightUnit)
  const signed = (value: number): string => weightChangeText(value, report.weightUnit)
  const unlessPregnant = (figure: Figure): Figure[] => (person.isPregnant === true ? [] : [figure])
  const share = (insight: Insight<Score>) => said(insight, words.share)
  return [
    [words.stage, stageText(content)],
    ...weightFigures(content),
    ...unlessPregnant([words.loss, said(totalLossPercent, (percent) => `${percent.toFixed(1)}%`)]),
    [words.average, said(weight.weekAverageLbs, lbs)],
    [words.month, said(weight.monthChangeLbs, signed)],
    [words.week, said(weight.weeklyChangeLbs, signed)],
    ...unlessPregnant([
      words.chance,
      said(projection.successChance, (chance) =>
        speech.clinic.chances[chanceWord(chance)]({ percent: chancePercent(chance) }),
      ),
    ]),
    ...eatenAndDrunk(insights, speech),
    [words.proteinDays, share(insights.proteinConsistency)],
    [words.fluidDays, share(insights.hydrationCompliance)],
  ]
}
