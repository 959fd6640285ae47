import { SCALE_UNIT_LABELS, weightFigure } from '@gb/domain'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { caption, heading, smallLists, tightTable, together } from './parts.js'
import { weightRows } from './weight-rows.js'

const PAIRS = 8
/** Holds the widest day, "Nov 20". */
const DAY_WIDTH = 27

/** The weights, eight to a row: so half a year of them leaves room on its page for what comes after. */
export const weightTable = (content: ReportContent): Block[] => {
  const { of, rows: weights } = weightRows(content)
  if (weights.length === 0) return []
  const { report, speech } = content
  const { weightUnit } = report
  const { title, about, head } = speech.report.weights[of]
  const cells = weights.map(
    ({ day, weightLbs }) => [speech.shortDay(day), weightFigure(weightLbs, weightUnit)] as const,
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
export const methodPage = ({ insights: { used }, speech }: ReportContent): Block[] => {
  const words = speech.report.method
  return [
    together(
      heading(words.heading),
      smallLists(
        [words.used(used), words.trends, words.goals, words.times],
        [words.band, words.chance, words.estimates],
      ),
      caption(speech.paper.standing),
    ),
  ]
}
