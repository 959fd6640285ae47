import { goalStatement, pursuedGoalLbs, SCALE_UNIT_LABELS, type ScaleUnit } from '@gb/domain'
import { longDay } from '../charts/frame.js'
import { weightChart } from '../charts/weight-chart.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { caption, drawing, PAGE_WIDTH, paragraph } from './parts.js'
import { BAND_WORDS, counted } from './shared.js'

/** Beside a concern there is less room on the page. */
const HEIGHT = { usual: 130, brief: 100 } as const

const NO_WEIGHT = 'No weight was logged in this period.'
const BAND_DRAWN = 'The band of weights ahead.'
const weightsDrawn = (from: string) =>
  `Weights from ${longDay(from)} on, the line through them, and the band ahead.`

const scaleIs = (unit: ScaleUnit) => `${NO_WEIGHT} The scale is in ${SCALE_UNIT_LABELS[unit]}.`
const circlesAre = (unit: ScaleUnit) =>
  `Circles are the days with a weight, in ${SCALE_UNIT_LABELS[unit]}; the dark line runs through them.`

/** The weights, the line through them, and what may come. */
export const weightBlocks = (
  { report, insights, person }: ReportContent,
  room: keyof typeof HEIGHT,
): Block[] => {
  const hasWeights = insights.weightDays.length > 0
  const chart = weightChart(
    insights,
    { goalLbs: pursuedGoalLbs(person), unit: report.weightUnit },
    { width: PAGE_WIDTH, height: HEIGHT[room] },
  )
  return [
    { text: 'Weight', style: 'subheading', outline: true },
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
