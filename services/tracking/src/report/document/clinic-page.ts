import { daysBetween } from '@gb/domain'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { keyFigures } from './figures.js'
import { caption, concernBlocks, paragraph, subheading, table, tightTable, whoLine } from './parts.js'
import { vitaminsTaken } from './shared.js'
import { symptomFigures } from './symptoms.js'
import { weightBlocks } from './weight-blocks.js'

/** The app keeps neither medicines nor allergies: a line for a pen. */
const PEN_LINE = '____________________________'

const surgeryText = ({ report, person: { surgeryDate }, speech }: ReportContent): string => {
  const words = speech.clinic.surgery
  if (surgeryDate === null) return words.none
  const ago = daysBetween(surgeryDate, report.to)
  const day = speech.longDay(surgeryDate)
  return ago < 0 ? words.planned({ day }) : words.done({ day, ago: String(ago) })
}

const vitaminsText = (content: ReportContent): string => {
  const vitamins = vitaminsTaken(content)
  return vitamins.length === 0
    ? content.speech.clinic.vitamins.none
    : vitamins.map(({ name, days }) => `${name} ${days.size}`).join(' · ')
}

/** Everything a clinic needs on one page: the first of the report, and a file of its own. */
export const clinicPage = (content: ReportContent, whose: string | null): Block[] => {
  const { report, insights, speech } = content
  const { clinic: words, longDay } = speech
  const concerns = concernBlocks(insights.concerns, speech)
  const isBrief = concerns.length > 0
  const figures = isBrief ? tightTable : table
  return [
    { text: words.heading, style: 'heading', outline: true },
    caption(words.made({ from: longDay(report.from), to: longDay(report.to) })),
    whoLine(whose, speech),
    { columns: [paragraph(surgeryText(content)), paragraph(`${words.medicines} ${PEN_LINE}`)] },
    ...concerns,
    ...weightBlocks(content, isBrief ? 'brief' : 'usual'),
    subheading(words.figures.heading),
    figures(
      [words.figures.figure, words.figures.value],
      [...keyFigures(content), [words.vitamins.figure, vitaminsText(content)], ...symptomFigures(content)],
      [190, '*'],
    ),
    // At the end of its page, where room after it would begin another.
    { ...caption(speech.paper.standing), margin: [0, 2, 0, 0] },
  ]
}
