import { CORRELATION_CAUTION } from '@gb/domain'
import { dayGrid } from '../charts/day-grid.js'
import { longDay } from '../charts/frame.js'
import { moodChart } from '../charts/mood-chart.js'
import { GAP_REMARK, NOTE_REMARKS } from '../messages.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { caption, drawing, heading, ledParagraph, PAGE_WIDTH, paragraph, together } from './parts.js'
import { GAP } from './printable.js'
import type { Room } from './room.js'
import { counted, spanOf, vitaminsTaken } from './shared.js'

/** A section that has nothing to show. */
const nothing = (title: string, sentence: string, { headsNothing }: Room): Block[] =>
  headsNothing ? [together(heading(title), paragraph(sentence))] : [paragraph(sentence)]

/** Vitamins by day. */
export const vitaminPage = (content: ReportContent, room: Room): Block[] => {
  const rows = vitaminsTaken(content)
  const title = 'Vitamins taken'
  if (rows.length === 0) return nothing(title, 'No vitamin was logged in this period.', room)
  return [
    together(
      heading(title),
      drawing(
        dayGrid(rows, spanOf(content), { width: PAGE_WIDTH, row: room.row }),
        rows.map(({ name, days }) => `${name}: ${counted(days.size, 'day')}.`).join(' '),
      ),
      caption('Dark: logged as taken on that day. At the end: days of the period.'),
    ),
  ]
}

const meanOf = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)

/** Moods by day, and what goes with the weight. */
export const moodPage = (content: ReportContent, room: Room): Block[] => {
  const { moodDays, insights } = content
  const { value: correlation } = insights.moodCorrelation
  if (moodDays.length === 0) return nothing('Mood', 'No mood was logged in this period.', room)
  return [
    together(
      heading('Mood'),
      drawing(
        moodChart(moodDays, spanOf(content), { width: PAGE_WIDTH, height: room.mood }),
        'Mood and energy of each day with an entry, 1 to 10.',
      ),
      caption('Solid with dots: mood. Dashed: energy.'),
      paragraph(
        `On ${counted(moodDays.length, 'day')} mood was ${meanOf(moodDays.map(({ mood }) => mood))} and energy ${meanOf(moodDays.map(({ energy }) => energy))} of 10 on average.`,
      ),
      ...(correlation === null
        ? []
        : [
            paragraph(
              `${correlation.sentence} (Spearman ${correlation.coefficient.toFixed(2)}, ${correlation.strength}, ${insights.moodWeeks.length} weeks) ${CORRELATION_CAUTION}`,
            ),
          ]),
    ),
  ]
}

/** What the person chose to show of their own words. */
export const notesPage = ({ notes: { printed, leftOut } }: ReportContent): Block[] => {
  const remarks = [
    ...(printed.some(({ isShortened }) => isShortened) ? [NOTE_REMARKS.shortened] : []),
    ...(leftOut > 0 ? [NOTE_REMARKS.leftOut(leftOut)] : []),
    ...(printed.some(({ text }) => text.includes(GAP)) ? [GAP_REMARK] : []),
  ]
  const [first, ...others] = printed.map(({ day, title, text }) =>
    ledParagraph(`${longDay(day)}, ${title}:`, text),
  )
  if (first === undefined) return []
  return [
    together(heading('Notes you chose'), ...(remarks.length > 0 ? [caption(remarks.join(' '))] : []), first),
    ...others,
  ]
}
