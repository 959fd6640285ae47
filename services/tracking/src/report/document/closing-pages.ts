import { SCALE_UNIT_LABELS, weightFigure } from '@gb/domain'
import { shortDay } from '../charts/frame.js'
import { STANDING_TEXT } from '../messages.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { caption, heading, smallLists, tightTable, together } from './parts.js'
import { counted } from './shared.js'
import { weightRows } from './weight-rows.js'

const PAIRS = 8
/** Holds the widest day, "Nov 20". */
const DAY_WIDTH = 27

const TABLE_WORDS = {
  days: { title: 'All weights', about: 'Mean of the day, from left to right.', head: 'Day' },
  weeks: {
    title: 'Weights by week',
    about: 'Mean of the seven days from that day on, from left to right. The app has every day.',
    head: 'From',
  },
} as const

/** The weights, eight to a row: so half a year of them leaves room on its page for what comes after. */
export const weightTable = (content: ReportContent): Block[] => {
  const { of, rows: weights } = weightRows(content)
  if (weights.length === 0) return []
  const { weightUnit } = content.report
  const { title, about, head } = TABLE_WORDS[of]
  const cells = weights.map(
    ({ day, weightLbs }) => [shortDay(day), weightFigure(weightLbs, weightUnit)] as const,
  )
  const rows = Array.from({ length: Math.ceil(cells.length / PAIRS) }, (_, row) =>
    Array.from({ length: PAIRS }, (_pair, i) => cells[row * PAIRS + i] ?? ['', '']).flat(),
  )
  const heads = Array.from({ length: PAIRS }, (_, pair) =>
    pair < cells.length ? [head, SCALE_UNIT_LABELS[weightUnit]] : ['', ''],
  ).flat()
  return [
    together(
      heading(title),
      caption(about),
      tightTable(heads, rows, Array.from({ length: PAIRS }, () => [DAY_WIDTH, '*'] as const).flat()),
    ),
  ]
}

/** Where the numbers come from. */
export const methodPage = ({ insights: { used } }: ReportContent): Block[] => [
  together(
    heading('How these numbers are made'),
    smallLists(
      [
        `Used: ${counted(used.weights, 'weight')}, ${counted(used.meals, 'meal')}, ${counted(used.drinks, 'drink')}, ${counted(used.moods, 'mood')}. A day without entries is unknown and never counts as zero.`,
        'Trends: the middle of the slopes between every two days of the last 30 days (Theil–Sen), over daily means. Weights more than 12% from their neighbors are left out.',
        'Protein counts at 90% of the goal of that day, fluids at the whole goal. Goals follow the phase after surgery.',
        'Meal times: at least 3 meals, each 2 hours after the one before, and no drink within 30 minutes after one.',
      ],
      [
        'Goal and band: a curve that falls off, fitted to your weights after day 7 since surgery, with what cohorts of sleeve patients show as a start. It needs 6 weights over 28 days. The goal is a range of months, never a day.',
        'Chance at two years: to hold a loss of at least 20% of the weight at surgery, the accepted adequate response.',
        'Food from photos is an estimate. The curve was tried on generated patients, not on real ones: take it as plausible.',
      ],
    ),
    caption(STANDING_TEXT),
  ),
]
