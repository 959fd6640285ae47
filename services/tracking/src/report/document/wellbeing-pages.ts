import { CORRELATION_CAUTION } from '@gb/domain'
import { dayGrid } from '../charts/day-grid.js'
import { longDay } from '../charts/frame.js'
import { moodChart } from '../charts/mood-chart.js'
import type { ReportContent } from '../report-content.js'
import type { Block } from './document-types.js'
import { caption, drawing, heading, PAGE_WIDTH, paragraph, subheading } from './parts.js'
import { counted, spanOf, vitaminsTaken } from './shared.js'

/** Vitamins by day. */
export const vitaminPage = (content: ReportContent): Block[] => {
  const rows = vitaminsTaken(content)
  return [
    heading('Vitamins taken'),
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
    heading('Mood', false),
    ...(moodDays.length === 0
      ? [paragraph('No mood was logged in this period.')]
      : [
          drawing(
            moodChart(moodDays, spanOf(content), { width: PAGE_WIDTH, height: 120 }),
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

/** A note longer than this is shortened in print, and says so: it stays whole in the app. */
const NOTE_CHARACTERS = 900

const printed = (text: string): string => {
  const clean = text.replaceAll(/[^\P{Cc}\n]/gu, ' ')
  if (clean.length <= NOTE_CHARACTERS) return clean
  // Not in the middle of a character, nor of a word if there are words.
  const short = clean
    .slice(0, NOTE_CHARACTERS)
    .toWellFormed()
    .replace(/\s\S*$/u, '')
  return `${short} … (shortened; the whole text is in the app)`
}

/** What the person chose to show of their own words. */
export const notesPage = ({ notes }: ReportContent): Block[] =>
  notes.length === 0
    ? []
    : [
        heading('Notes you chose', false),
        ...notes.map(({ day, title, text }): Block => ({
          stack: [subheading(`${longDay(day)}: ${title}`), paragraph(printed(text))],
        })),
      ]
