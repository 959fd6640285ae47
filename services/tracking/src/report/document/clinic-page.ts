import { goalStatement, pursuedGoalLbs } from '@gb/domain'
import { longDay } from '../charts/frame.js'
import { weightChart } from '../charts/weight-chart.js'
import { STANDING_TEXT } from '../messages.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { keyFigures } from './figures.js'
import {
  caption,
  concernBlocks,
  drawing,
  PAGE_WIDTH,
  paragraph,
  subheading,
  table,
  whoLine,
} from './parts.js'
import { BAND_WORDS, vitaminsTaken } from './shared.js'

/** Everything a clinic needs on one page. */
export const clinicPage = (content: ReportContent, whose: string | null): Block[] => {
  const { report, insights, person } = content
  const chart = weightChart(
    insights,
    { goalLbs: pursuedGoalLbs(person), unit: report.weightUnit },
    { width: PAGE_WIDTH, height: 165 },
  )
  const vitamins = vitaminsTaken(content)
  return [
    { text: 'Progress summary for the clinic', style: 'heading', outline: true },
    caption(
      `${longDay(report.from)} to ${longDay(report.to)} · surgery ${person.surgeryDate === null ? 'date not given' : longDay(person.surgeryDate)} · self-reported in Gastric Buddy`,
    ),
    whoLine(whose),
    ...concernBlocks(insights.concerns),
    ...(chart === null
      ? []
      : [
          drawing(chart, 'Weights, the line through them, and the band ahead.'),
          caption(BAND_WORDS[insights.projection.bandOf ?? 'none']),
        ]),
    table(['Figure', 'Value'], keyFigures(content), [220, '*']),
    subheading('Vitamins, days taken'),
    paragraph(
      vitamins.length === 0
        ? 'None logged.'
        : vitamins.map(({ name, days }) => `${name} ${days.size}`).join(' · '),
    ),
    paragraph(goalStatement(insights.projection)),
    caption(STANDING_TEXT),
  ]
}
