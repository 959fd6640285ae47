import {
  goalStatement,
  habitsAmong,
  INSIGHT_SENTENCES,
  pursuedGoalLbs,
  SCALE_UNIT_LABELS,
  type ScaleUnit,
} from '@gb/domain'
import { barChart } from '../charts/bar-chart.js'
import { longDay } from '../charts/frame.js'
import { weightChart } from '../charts/weight-chart.js'
import { GAP_REMARK, STANDING_TEXT } from '../messages.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { keyFigures } from './figures.js'
import {
  caption,
  concernBlocks,
  drawing,
  heading,
  list,
  PAGE_WIDTH,
  pageHeading,
  paragraph,
  subheading,
  table,
  whoLine,
} from './parts.js'
import { GAP, printable } from './printable.js'
import { BAND_WORDS, counted, spanOf } from './shared.js'

/** More would begin another page. */
const MEALS_SHOWN = 3
const NO_WEIGHT = 'No weight was logged in this period.'
const BAND_DRAWN = 'The band of weights ahead.'
const weightsDrawn = (from: string) =>
  `Weights from ${longDay(from)} on, the line through them, and the band ahead.`

const scaleIs = (unit: ScaleUnit) => `${NO_WEIGHT} The scale is in ${SCALE_UNIT_LABELS[unit]}.`
const circlesAre = (unit: ScaleUnit) =>
  `Circles are the days with a weight, in ${SCALE_UNIT_LABELS[unit]}; the dark line runs through them.`

/** What stands above it already is not said twice. */
const withoutConcerns = ({ summary, insights: { concerns } }: ReportContent): string[] =>
  summary.filter((sentence) => !concerns.some(({ text }) => sentence.includes(text)))

/** Title, period, what wants talking about first, the summary in plain words and the key figures. */
export const coverPage = (content: ReportContent, name: string | null): Block[] => {
  const { report, person } = content
  return [
    { text: 'Progress report', style: 'title', outline: true },
    paragraph(`${longDay(report.from)} to ${longDay(report.to)}`),
    caption(`Made on ${longDay(report.to)} with Gastric Buddy.`),
    whoLine(name),
    paragraph(
      person.surgeryDate === null
        ? 'Surgery date: not in the profile'
        : `Surgery date: ${longDay(person.surgeryDate)}`,
    ),
    ...concernBlocks(content.insights.concerns),
    subheading('In short'),
    list(withoutConcerns(content)),
    subheading('Key figures'),
    table(['Figure', 'Value'], keyFigures(content), [220, '*']),
    caption(`\n${STANDING_TEXT}`),
  ]
}

/** The weights, the line through them, and what may come. */
export const weightPage = (content: ReportContent): Block[] => {
  const { report, insights, person } = content
  const hasWeights = insights.weightDays.length > 0
  const chart = weightChart(
    insights,
    { goalLbs: pursuedGoalLbs(person), unit: report.weightUnit },
    { width: PAGE_WIDTH, height: 144 },
  )
  return [
    pageHeading('Weight'),
    ...(chart === null
      ? [paragraph(NO_WEIGHT)]
      : [
          drawing(chart, hasWeights ? weightsDrawn(insights.from) : BAND_DRAWN),
          caption(
            `${hasWeights ? circlesAre(report.weightUnit) : scaleIs(report.weightUnit)} ${BAND_WORDS[insights.projection.bandOf ?? 'none']}`,
          ),
        ]),
    paragraph(goalStatement(insights.projection)),
    ...(insights.used.slips > 0
      ? [caption(`${counted(insights.used.slips, 'weight')} that looked like a typo left out.`)]
      : []),
  ]
}

/** Protein, energy and fluids by day, what would help, and the best meals. */
export const nutritionPage = (content: ReportContent): Block[] => {
  const { insights } = content
  const [span, size] = [spanOf(content), { width: PAGE_WIDTH, height: 58 }]
  const protein = insights.nutritionDays.map(({ day, proteinG, proteinGoalG }) => ({
    day,
    value: proteinG,
    goal: proteinGoalG,
  }))
  const fluids = insights.hydrationDays.map(({ day, totalOz, goalOz }) => ({
    day,
    value: totalOz,
    goal: goalOz,
  }))
  const habits = habitsAmong(insights.improvementAreas, insights.concerns)
  const best = (insights.bestMeals.value ?? []).slice(0, MEALS_SHOWN)
  return [
    heading('Food and fluids'),
    subheading('Protein, g a day'),
    ...(protein.length === 0
      ? [paragraph(INSIGHT_SENTENCES.no_food_logged)]
      : [drawing(barChart(protein, span, size), 'Protein of each day with food, with its goal.')]),
    subheading('Fluids, oz a day'),
    ...(fluids.length === 0
      ? [paragraph(INSIGHT_SENTENCES.no_fluids_logged)]
      : [drawing(barChart(fluids, span, size), 'Fluids of each day with drinks, with their goal.')]),
    caption('Dark bars reached the goal of their day, the short lines. A day without a bar was not logged.'),
    ...(habits.length === 0
      ? []
      : [
          subheading('What may help most'),
          list(habits.map(({ title, percent, action }) => `${title} (${percent}%): ${action}`)),
        ]),
    ...(best.length === 0
      ? []
      : [
          subheading('Your best rated meals'),
          table(
            ['Meal', 'Day', 'Points', 'Protein'],
            best.map(({ name, day, ratingScore, proteinG }) => [
              printable(name),
              longDay(day),
              String(ratingScore),
              `${Math.round(proteinG)} g`,
            ]),
            ['*', 80, 40, 50],
          ),
          ...(best.some(({ name }) => printable(name).includes(GAP)) ? [caption(`\n${GAP_REMARK}`)] : []),
        ]),
  ]
}
