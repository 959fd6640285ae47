import { goalStatement, habitsAmong, INSIGHT_SENTENCES } from '@gb/domain'
import { barChart } from '../charts/bar-chart.js'
import { longDay } from '../charts/frame.js'
import { BARS_ARE, CONCERNS_LEFT, GAP_REMARK } from '../messages.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import {
  caption,
  concernsToPrint,
  drawing,
  heading,
  list,
  otherConcernsToSay,
  PAGE_WIDTH,
  pageHeading,
  paragraph,
  subheading,
  table,
  together,
} from './parts.js'
import { GAP, printable, shortened } from './printable.js'
import type { Room } from './room.js'
import { spanOf } from './shared.js'

/** More would begin another page. */
const MEALS_SHOWN = 3
/** So much of a name is two lines; a plate may hold thirty foods. */
const MEAL_NAME_CHARACTERS = 90

/** None is '*': a long word in that one would push the others off the page. */
const MEAL_WIDTHS = [310, 80, 40, 50]

/** What the first page says in the same words is not said twice, and of many concerns only the most urgent are said. */
const newSentences = ({ summary, insights: { concerns, projection } }: ReportContent): string[] => {
  const { unsaid } = otherConcernsToSay(concerns)
  const left = [...concernsToPrint(concerns).whole, ...unsaid].map(({ text }) => text)
  const said = [goalStatement(projection), ...left]
  return [
    ...new Set(summary.filter((sentence) => !said.some((text) => sentence.includes(text)))),
    ...(unsaid.length === 0 ? [] : [CONCERNS_LEFT(unsaid.length)]),
  ]
}

/** The summary in plain words; whoever reads it knows the first page. */
export const summaryPage = (content: ReportContent): Block[] => [
  pageHeading('In short'),
  list(newSentences(content)),
]

/** Protein, energy and fluids by day. */
export const nutritionPage = (content: ReportContent, { bars, headsNothing }: Room): Block[] => {
  const { nutritionDays, hydrationDays } = content.insights
  const [span, size] = [spanOf(content), { width: PAGE_WIDTH, height: bars }]
  const protein = nutritionDays.map(({ day, proteinG, proteinGoalG }) => ({
    day,
    value: proteinG,
    goal: proteinGoalG,
  }))
  const fluids = hydrationDays.map(({ day, totalOz, goalOz }) => ({ day, value: totalOz, goal: goalOz }))
  const headed = (title: string, days: readonly unknown[]) =>
    days.length > 0 || headsNothing ? [subheading(title)] : []
  const isDrawn = protein.length + fluids.length > 0
  return [
    together(
      heading('Food and fluids'),
      ...headed('Protein, g a day', protein),
      protein.length === 0
        ? paragraph(INSIGHT_SENTENCES.no_food_logged)
        : drawing(barChart(protein, span, size), 'Protein of each day with food, with its goal.'),
    ),
    together(
      ...headed('Fluids, oz a day', fluids),
      fluids.length === 0
        ? paragraph(INSIGHT_SENTENCES.no_fluids_logged)
        : drawing(barChart(fluids, span, size), 'Fluids of each day with drinks, with their goal.'),
      ...(isDrawn ? [caption(BARS_ARE)] : []),
    ),
  ]
}

const mealName = (name: string): string => shortened(printable(name), MEAL_NAME_CHARACTERS)

/** What would help, and the best meals. */
export const mealsPage = ({ insights }: ReportContent): Block[] => {
  const habits = habitsAmong(insights.improvementAreas, insights.concerns)
  const best = (insights.bestMeals.value ?? []).slice(0, MEALS_SHOWN)
  return [
    ...(habits.length === 0
      ? []
      : [
          together(
            subheading('What may help most'),
            list(habits.map(({ title, percent, action }) => `${title} (${percent}%): ${action}`)),
          ),
        ]),
    ...(best.length === 0
      ? []
      : [
          together(
            subheading('Your best rated meals'),
            table(
              ['Meal', 'Day', 'Points', 'Protein'],
              best.map(({ name, day, ratingScore, proteinG }) => [
                mealName(name),
                longDay(day),
                String(ratingScore),
                `${Math.round(proteinG)} g`,
              ]),
              MEAL_WIDTHS,
            ),
            ...(best.some(({ name }) => mealName(name).includes(GAP)) ? [caption(`\n${GAP_REMARK}`)] : []),
          ),
        ]),
  ]
}
