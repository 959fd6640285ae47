import { goalStatement, habitsAmong, INSIGHT_SENTENCES } from '@gb/domain'
import { barChart } from '../charts/bar-chart.js'
import { longDay } from '../charts/frame.js'
import { GAP_REMARK } from '../messages.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import {
  caption,
  concernsToPrint,
  drawing,
  heading,
  list,
  PAGE_WIDTH,
  pageHeading,
  paragraph,
  subheading,
  table,
} from './parts.js'
import { GAP, printable } from './printable.js'
import { spanOf } from './shared.js'

/** More would begin another page. */
const MEALS_SHOWN = 3

/** What the first page says in the same words is not said twice. */
const newSentences = ({ summary, insights: { concerns, projection } }: ReportContent): string[] => {
  const said = [goalStatement(projection), ...concernsToPrint(concerns).whole.map(({ text }) => text)]
  return summary.filter((sentence) => !said.some((text) => sentence.includes(text)))
}

/** The summary in plain words; whoever reads it knows the first page. */
export const summaryPage = (content: ReportContent): Block[] => [
  pageHeading('In short'),
  list(newSentences(content)),
]

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
