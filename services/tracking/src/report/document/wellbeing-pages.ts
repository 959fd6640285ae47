import { CORRELATION_CAUTION } from '@gb/domain'
import { dayGrid } from '../charts/day-grid.js'
import { moodChart } from '../charts/mood-chart.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { caption, drawing, heading, ledParagraph, PAGE_WIDTH, paragraph, together } from './parts.js'
import { GAP } from './printable.js'
import type { Room } from './room.js'
import { spanOf, vitaminsTaken } from './shared.js'

/** A section that has nothing to show. */
const nothing = (title: string, sentence: string, { headsNothing }: Room): Block[] =>
  headsNothing ? [together(heading(title), paragraph(sentence))] : [paragraph(sentence)]

/** Vitamins by day. */
export const vitaminPage = (content: ReportContent, room: Room): Block[] => {
  const rows = vitaminsTaken(content)
  const { report, shortDay } = content.speech
  const words = report.vitamins
  if (rows.length === 0) return nothing(words.heading, words.none, room)
  return [
    together(
      heading(words.heading),
      drawing(
        dayGrid(rows, spanOf(content), { width: PAGE_WIDTH, row: room.row, shortDay, counted: words.of }),
        rows.map(({ name, days }) => words.drawn({ name, days: days.size })).join(' '),
      ),
      caption(words.legend),
    ),
  ]
}

const meanOf = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)

/** How mood and weight go together, where enough weeks say so. */
const togetherText = ({ insights, speech }: ReportContent): string[] => {
  const { value: correlation } = insights.moodCorrelation
  const words = speech.report.mood
  if (correlation === null) return []
  return [
    words.together({
      sentence: speech.sentence(correlation.sentence),
      coefficient: correlation.coefficient.toFixed(2),
      strength: words.strengths[correlation.strength],
      weeks: insights.moodWeeks.length,
      caution: speech.sentence(CORRELATION_CAUTION),
    }),
  ]
}

/** Moods by day, and what goes with the weight. */
export const moodPage = (content: ReportContent, room: Room): Block[] => {
  const { moodDays, speech } = content
  const words = speech.report.mood
  if (moodDays.length === 0) return nothing(words.heading, words.none, room)
  const look = { width: PAGE_WIDTH, height: room.mood, shortDay: speech.shortDay }
  return [
    together(
      heading(words.heading),
      drawing(moodChart(moodDays, spanOf(content), look), words.drawn),
      caption(words.legend),
      paragraph(
        words.mean({
          days: moodDays.length,
          mood: meanOf(moodDays.map(({ mood }) => mood)),
          energy: meanOf(moodDays.map(({ energy }) => energy)),
        }),
      ),
      ...togetherText(content).map(paragraph),
    ),
  ]
}

/** What the person chose to show of their own words. */
export const notesPage = ({ notes: { printed, leftOut }, speech }: ReportContent): Block[] => {
  const words = speech.report.notes
  const remarks = [
    ...(printed.some(({ isShortened }) => isShortened) ? [words.shortened] : []),
    ...(leftOut > 0 ? [words.leftOut({ count: leftOut })] : []),
    ...(printed.some(({ text }) => text.includes(GAP)) ? [speech.paper.gap({ sign: GAP })] : []),
  ]
  const [first, ...others] = printed.map(({ day, kind, text }) =>
    ledParagraph(words.lead({ day: speech.longDay(day), kind: speech.report.kinds[kind] }), text),
  )
  if (first === undefined) return []
  return [
    together(heading(words.heading), ...(remarks.length > 0 ? [caption(remarks.join(' '))] : []), first),
    ...others,
  ]
}
