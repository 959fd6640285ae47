import { CORRELATION_CAUTION } from '@gb/domain'
import { dayGrid } from '../charts/day-grid.js'
import { longDay } from '../charts/frame.js'
import { moodChart } from '../charts/mood-chart.js'
import { GAP_REMARK, NOTE_REMARKS } from '../messages.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { caption, drawing, heading, ledParagraph, pageHeading, PAGE_WIDTH, paragraph } from './parts.js'
import { GAP } from './printable.js'
import { counted, spanOf, vitaminsTaken } from './shared.js'

/** Vitamins by day. */
export const vitaminPage = (content: ReportContent): Block[] => {
  const rows = vitaminsTaken(content)
  return [
    pageHeading('Vitamins taken'),
    ...(rows.length === 0
      ? [paragraph('No vitamin was logged in this period.')]
      : [
          drawing(
            dayGrid(rows, spanOf(content), PAGE_WIDTH),
            rows.map(({ name, days }) => `${name}: ${counted(days.size, 'day')}.`).join(' '),
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
    heading('Mood'),
    ...(moodDays.length === 0
      ? [paragraph('No mood was logged in this period.')]
      : [
          drawing(
            moodChart(moodDays, spanOf(content), { width: PAGE_WIDTH, height: 80 }),
            'Mood and energy of each day with an entry, 1 to 10.',
          ),
          caption('Solid with dots: mood. Dashed: energy.'),
          paragraph(
            `On ${counted(moodDays.length, 'day')} mood was ${meanOf(moodDays.map(({ mood }) => mood))} and energy ${meanOf(moodDays.map(({ energy }) => energy))} of 10 on average.`,
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

/** What the person chose to show of their own words. */
export const notesPage = ({ notes: { printed, leftOut } }: ReportContent): Block[] => {
  if (printed.length === 0) return []
  const remarks = [
    ...(printed.some(({ isShortened }) => isShortened) ? [NOTE_REMARKS.shortened] : []),
    ...(leftOut > 0 ? [NOTE_REMARKS.leftOut(leftOut)] : []),
    ...(printed.some(({ text }) => text.includes(GAP)) ? [GAP_REMARK] : []),
  ]
  return [
    heading('Notes you chose'),
    ...(remarks.length > 0 ? [caption(remarks.join(' '))] : []),
    ...printed.map(({ day, title, text }) => ledParagraph(`${longDay(day)}, ${title}:`, text)),
  ]
}
