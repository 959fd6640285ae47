import { CORRELATION_CAUTION, goalStatement, INSIGHT_SENTENCES, VITAMIN_NAMES } from '@gb/domain'
import { barChart } from '../charts/bar-chart.js'
import { dayGrid } from '../charts/day-grid.js'
import { longDay } from '../charts/frame.js'
import { moodChart } from '../charts/mood-chart.js'
import { weightChart } from '../charts/weight-chart.js'
import { STANDING_TEXT } from '../messages.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { keyFigures, lbs } from './figures.js'
import { caption, drawing, heading, list, PAGE_WIDTH, paragraph, subheading, table } from './parts.js'

const BAND_WORDS = {
  personal: 'The gray band ahead holds 80 of 100 courses that fit your weights; its middle is dashed.',
  population:
    'The gray band ahead is where 80 of 100 people are who began like you. It is not your own forecast.',
  none: 'There is no band ahead.',
} as const

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const spanOf = ({ report: { from, to } }: ReportContent) => ({ from, to })

/** Title, period, key figures and the summary in plain words. */
export const coverPage = (content: ReportContent): Block[] => {
  const { report, person } = content
  return [
    { text: 'Progress report', style: 'title', outline: true },
    paragraph(`${longDay(report.from)} to ${longDay(report.to)}`),
    caption(`Made on ${longDay(report.to)} with Gastric Buddy.`),
    {
      columns: [
        paragraph('Name: ________________________________'),
        paragraph('Date of birth: ______________'),
      ],
    },
    paragraph(
      person.surgeryDate === null
        ? 'Surgery date: not in the profile'
        : `Surgery date: ${longDay(person.surgeryDate)}`,
    ),
    subheading('In short'),
    list(content.summary),
    subheading('Key figures'),
    table(['Figure', 'Value'], keyFigures(content), [220, '*']),
    caption(`\n${STANDING_TEXT}`),
  ]
}

/** The weights, the line through them, and what may come. */
export const weightPage = (content: ReportContent): Block[] => {
  const { insights, person } = content
  const chart = weightChart(insights, person.goalWeightLbs, { width: PAGE_WIDTH, height: 270 })
  return [
    heading('Weight'),
    ...(chart === null
      ? [paragraph('No weight was logged in this period.')]
      : [
          drawing(
            chart,
            `Weights from ${longDay(insights.from)} on, the line through them, and the band ahead.`,
          ),
          caption(
            `Circles are the days with a weight, the dark line runs through them. ${BAND_WORDS[insights.projection.bandOf ?? 'none']}`,
          ),
        ]),
    paragraph(goalStatement(insights.projection)),
    ...(insights.used.slips > 0
      ? [caption(`${counted(insights.used.slips, 'weight')} that looked like a slip of the keys left out.`)]
      : []),
  ]
}

/** Protein, energy and fluids by day, what would help, and the best meals. */
export const nutritionPage = (content: ReportContent): Block[] => {
  const { insights } = content
  const [span, size] = [spanOf(content), { width: PAGE_WIDTH, height: 125 }]
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
  const best = insights.bestMeals.value ?? []
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
    ...(insights.improvementAreas.length === 0
      ? []
      : [
          subheading('What may help most'),
          list(
            insights.improvementAreas.map(
              ({ title, percent, action }) => `${title} (${percent}%): ${action}`,
            ),
          ),
        ]),
    ...(best.length === 0
      ? []
      : [
          subheading('Your best rated meals'),
          table(
            ['Meal', 'Day', 'Points', 'Protein'],
            best.map(({ name, day, ratingScore, proteinG }) => [
              name,
              longDay(day),
              String(ratingScore),
              `${Math.round(proteinG)} g`,
            ]),
            ['*', 80, 40, 50],
          ),
        ]),
  ]
}

/** Vitamins by day. */
export const vitaminPage = (content: ReportContent): Block[] => {
  const { vitaminDays } = content
  const rows = VITAMIN_NAMES.map((name) => ({
    name,
    days: new Set(
      vitaminDays
        .filter(({ taken }) => taken.some(({ vitaminName }) => vitaminName === name))
        .map(({ day }) => day),
    ),
  })).filter(({ days }) => days.size > 0)
  return [
    heading('Vitamins taken'),
    ...(rows.length === 0
      ? [paragraph('No vitamin was logged in this period.')]
      : [
          drawing(
            dayGrid(rows, spanOf(content), PAGE_WIDTH),
            rows.map(({ name, days }) => `${name}: ${days.size} days.`).join(' '),
          ),
          caption('Dark: logged as taken on that day. At the end: days of the period.'),
        ]),
  ]
}

const meanOf = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)

/** Moods by day, and what goes with the weight. */
export const moodPage = (content: ReportContent): Block[] => {
  const { moodDays, insights } = content
  const { value: correlation } = insights.moodCorrelation
  return [
    heading('Mood', false),
    ...(moodDays.length === 0
      ? [paragraph('No mood was logged in this period.')]
      : [
          drawing(
            moodChart(moodDays, spanOf(content), { width: PAGE_WIDTH, height: 120 }),
            'Mood and energy of each day with an entry, 1 to 10.',
          ),
          caption('Solid with dots: mood. Dashed: energy.'),
          paragraph(
            `On ${moodDays.length} days mood was ${meanOf(moodDays.map(({ mood }) => mood))} and energy ${meanOf(moodDays.map(({ energy }) => energy))} of 10 on average.`,
          ),
        ]),
    ...(correlation === null
      ? []
      : [
          paragraph(
            `${correlation.sentence} (Spearman ${correlation.coefficient.toFixed(2)}, ${correlation.strength}, ${insights.moodWeeks.length} weeks) ${CORRELATION_CAUTION}`,
          ),
        ]),
  ]
}

/** A note longer than this is shortened in print, and says so: it stays whole in the app. */
const NOTE_CHARACTERS = 900

const printed = (text: string): string => {
  const clean = text.replaceAll(/[^\P{Cc}\n]/gu, ' ')
  if (clean.length <= NOTE_CHARACTERS) return clean
  // Not in the middle of a word, nor of a character.
  const short = clean.slice(0, NOTE_CHARACTERS).replace(/\S*$/u, '')
  return `${short}… (shortened; the whole text is in the app)`
}

/** What the person chose to show of their own words. */
export const notesPage = ({ notes }: ReportContent): Block[] =>
  notes.length === 0
    ? []
    : [
        heading('Notes you chose', false),
        ...notes.map(({ day, title, text }): Block => ({
          stack: [subheading(`${longDay(day)}: ${title}`), paragraph(printed(text))],
        })),
      ]

const PAIRS = 4

/** Every day with a weight, four to a row. */
export const weightTable = ({ insights: { weightDays } }: ReportContent): Block[] => {
  if (weightDays.length === 0) return []
  const cells = weightDays.map(({ day, weightLbs }) => [longDay(day), lbs(weightLbs)] as const)
  const rows = Array.from({ length: Math.ceil(cells.length / PAIRS) }, (_, row) =>
    Array.from({ length: PAIRS }, (_pair, i) => cells[row * PAIRS + i] ?? ['', '']).flat(),
  )
  const heads = Array.from({ length: PAIRS }, () => ['Day', 'Weight']).flat()
  return [
    heading('All weights'),
    caption('Mean of the day, from left to right.'),
    table(heads, rows, Array.from({ length: PAIRS }, () => [66, '*'] as const).flat()),
  ]
}

/** Where the numbers come from. */
export const methodPage = ({ insights: { used } }: ReportContent): Block[] => [
  heading('How these numbers are made', false),
  list([
    `Used: ${counted(used.weights, 'weight')}, ${counted(used.meals, 'meal')}, ${counted(used.drinks, 'drink')}, ${counted(used.moods, 'mood')}. A day without entries is unknown and never counts as zero.`,
    'Trends: the middle of the slopes between every two days of the last 30 days (Theil–Sen), over daily means. Weights more than 12% from their neighbors are left out.',
    'Goal and band: a curve that falls off, fitted to your weights after day 7 since surgery, with what cohorts of sleeve patients show as a start. It needs 6 weights over 28 days. The goal is a range of months, never a day.',
    'Chance at two years: to hold a loss of at least 20% of the weight at surgery, the accepted adequate response.',
    'Protein counts at 90% of the goal of that day, fluids at the whole goal. Goals follow the phase after surgery.',
    'Meal times: at least 3 meals, each 2 hours after the one before, and no drink within 30 minutes after one.',
    'Food from photos is an estimate. The curve was tried on generated patients, not on real ones: take it as plausible.',
  ]),
  caption(STANDING_TEXT),
]

/** Everything a clinic needs on one page. */
export const clinicPage = (content: ReportContent): Block[] => {
  const { report, insights, person, vitaminDays } = content
  const chart = weightChart(insights, person.goalWeightLbs, { width: PAGE_WIDTH, height: 165 })
  const vitamins = VITAMIN_NAMES.map((name) => {
    const days = vitaminDays.filter(({ taken }) =>
      taken.some(({ vitaminName }) => vitaminName === name),
    ).length
    return [name, days] as const
  }).filter(([, days]) => days > 0)
  return [
    { text: 'Progress summary for the clinic', style: 'heading', outline: true },
    caption(
      `${longDay(report.from)} to ${longDay(report.to)} · surgery ${person.surgeryDate === null ? 'date not given' : longDay(person.surgeryDate)} · self-reported in Gastric Buddy`,
    ),
    {
      columns: [
        paragraph('Name: ________________________________'),
        paragraph('Date of birth: ______________'),
      ],
    },
    ...(chart === null ? [] : [drawing(chart, 'Weights, the line through them, and the band ahead.')]),
    table(['Figure', 'Value'], keyFigures(content), [220, '*']),
    subheading('Vitamins, days taken'),
    paragraph(
      vitamins.length === 0 ? 'None logged.' : vitamins.map(([name, days]) => `${name} ${days}`).join(' · '),
    ),
    paragraph(goalStatement(insights.projection)),
    caption(STANDING_TEXT),
  ]
}
