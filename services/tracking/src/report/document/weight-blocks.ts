import { goalStatement, pursuedGoalLbs, SCALE_UNIT_LABELS } from '@gb/domain'
import { weightChart } from '../charts/weight-chart.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { caption, drawing, PAGE_WIDTH, paragraph } from './parts.js'

/** Beside a concern there is less room on the page. */
const HEIGHT = { usual: 130, brief: 100 } as const

/** The weights, and what may come: a drawing with what it shows; a sentence where there is neither. */
const drawn = (content: ReportContent, room: keyof typeof HEIGHT): Block[] => {
  const { report, insights, person, speech } = content
  const words = speech.clinic.weight
  const unit = SCALE_UNIT_LABELS[report.weightUnit]
  const chart = weightChart(
    insights,
    { goalLbs: pursuedGoalLbs(person), unit: report.weightUnit, speech },
    { width: PAGE_WIDTH, height: HEIGHT[room] },
  )
  if (chart === null) return [paragraph(words.none)]
  const band = speech.clinic.bands[insights.projection.bandOf ?? 'none']
  return insights.weightDays.length > 0
    ? [
        drawing(chart, words.drawn({ from: speech.longDay(insights.from) })),
        caption(`${words.circles({ unit })} ${band}`),
      ]
    : [drawing(chart, words.bandDrawn), caption(`${words.none} ${words.scale({ unit })} ${band}`)]
}

/** The weights, the line through them, and what may come. */
export const weightBlocks = (content: ReportContent, room: keyof typeof HEIGHT): Block[] => {
  const { insights, speech } = content
  const words = speech.clinic.weight
  return [
    { text: words.heading, style: 'subheading', outline: true },
    ...drawn(content, room),
    paragraph(speech.sentence(goalStatement(insights.projection))),
    ...(insights.used.slips > 0 ? [caption(words.slips({ count: insights.used.slips }))] : []),
  ]
}
