import { goalStatement, habitsAmong, INSIGHT_SENTENCES } from '@gb/domain'
import { barChart } from '../charts/bar-chart.js'
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
const newSentences = ({ summary, insights: { concerns, projection }, speech }: ReportContent): string[] => {
  const { unsaid } = otherConcernsToSay(concerns)
  const left = [...concernsToPrint(concerns).whole, ...unsaid].map((one) => speech.concern(one).text)
  const said = [speech.sentence(goalStatement(projection)), ...left]
  return [
    ...new Set(summary.filter((sentence) => !said.some((text) => sentence.includes(text)))),
    ...(unsaid.length === 0 ? [] : [speech.paper.concerns.left({ count: unsaid.length })]),
  ]
}

/** The summary in plain words; whoever reads it knows the first page. */
export const summaryPage = (content: ReportContent): Block[] => [
  pageHeading(content.speech.report.short),
  list(newSentences(content)),
]

/** Protein, energy and fluids by day. */
export const nutritionPage = (content: ReportContent, { bars, headsNothing }: Room): Block[] => {
  const { nutritionDays, hydrationDays } = content.insights
  const { report, shortDay, sentence } = content.speech
  const words = report.food
  const [span, look] = [spanOf(content), { width: PAGE_WIDTH, height: bars, shortDay }]
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
      heading(words.heading),
      ...headed(words.protein, protein),
      protein.length === 0
        ? paragraph(sentence(INSIGHT_SENTENCES.no_food_logged))
        : drawing(barChart(protein, span, look), words.proteinDrawn),
    ),
    together(
      ...headed(words.fluids, fluids),
      fluids.length === 0
        ? paragraph(sentence(INSIGHT_SENTENCES.no_fluids_logged))
        : drawing(barChart(fluids, span, look), words.fluidsDrawn),
      ...(isDrawn ? [caption(words.bars)] : []),
    ),
  ]
}

const mealName = (name: string): string => shortened(printable(name), MEAL_NAME_CHARACTERS)

/** What would help most, of what is a habit. */
const habitsBlock = ({ insights, speech }: ReportContent): Block[] => {
  const words = speech.report.habits
  const habits = habitsAmong(insights.improvementAreas, insights.concerns)
  if (habits.length === 0) return []
  const said = habits.map(({ title, percent, action }) =>
    words.one({ title: speech.sentence(title), percent, action: speech.sentence(action) }),
  )
  return [together(subheading(words.heading), list(said))]
}

const bestMealsBlock = ({ insights, speech }: ReportContent): Block[] => {
  const words = speech.report.meals
  const best = (insights.bestMeals.value ?? []).slice(0, MEALS_SHOWN)
  if (best.length === 0) return []
  const rows = best.map(({ name, day, ratingScore, proteinG }) => [
    mealName(name),
    speech.longDay(day),
    String(ratingScore),
    `${Math.round(proteinG)} g`,
  ])
  const hasGap = best.some(({ name }) => mealName(name).includes(GAP))
  return [
    together(
      subheading(words.heading),
      table([words.meal, words.day, words.points, words.protein], rows, MEAL_WIDTHS),
      ...(hasGap ? [caption(`\n${speech.paper.gap({ sign: GAP })}`)] : []),
    ),
  ]
}

/** What would help, and the best meals. */
export const mealsPage = (content: ReportContent): Block[] => [
  ...habitsBlock(content),
  ...bestMealsBlock(content),
]
