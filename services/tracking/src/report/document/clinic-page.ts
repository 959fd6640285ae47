import { daysBetween } from '@gb/domain'
import { longDay } from '../charts/frame.js'
import { CLINIC_WORDS as words, STANDING_TEXT } from '../messages.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { keyFigures } from './figures.js'
import { caption, concernBlocks, paragraph, subheading, table, tightTable, whoLine } from './parts.js'
import { vitaminsTaken } from './shared.js'
import { symptomFigures } from './symptoms.js'
import { weightBlocks } from './weight-blocks.js'

const surgeryText = ({ report, person: { surgeryDate } }: ReportContent): string => {
  if (surgeryDate === null) return words.noDate
  const ago = daysBetween(surgeryDate, report.to)
  if (ago < 0) return words.planned(longDay(surgeryDate))
  return words.surgery(longDay(surgeryDate), ago)
}

const vitaminsText = (content: ReportContent): string => {
  const vitamins = vitaminsTaken(content)
  return vitamins.length === 0
    ? words.noVitamins
    : vitamins.map(({ name, days }) => `${name} ${days.size}`).join(' · ')
}

/** Everything a clinic needs on one page: the first of the report, and a file of its own. */
export const clinicPage = (content: ReportContent, whose: string | null): Block[] => {
  const { report, insights } = content
  const concerns = concernBlocks(insights.concerns)
  const isBrief = concerns.length > 0
  const figures = isBrief ? tightTable : table
  return [
    { text: words.heading, style: 'heading', outline: true },
    caption(
      `${longDay(report.from)} to ${longDay(report.to)} · self-reported in Gastric Buddy · made on ${longDay(report.to)}`,
    ),
    whoLine(whose),
    { columns: [paragraph(surgeryText(content)), paragraph(words.medicines)] },
    ...concerns,
    ...weightBlocks(content, isBrief ? 'brief' : 'usual'),
    subheading('Key figures'),
    figures(
      ['Figure', 'Value'],
      [...keyFigures(content), [words.vitamins, vitaminsText(content)], ...symptomFigures(content)],
      [190, '*'],
    ),
    // At the end of its page, where room after it would begin another.
    { ...caption(STANDING_TEXT), margin: [0, 2, 0, 0] },
  ]
}
