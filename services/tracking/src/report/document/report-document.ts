import type { ReportContent, ReportVersion } from '../report-content.js'
import type { Block, ReportDocument } from './document-types.js'
import { clinicPage } from './clinic-page.js'
import { methodPage, weightTable } from './closing-pages.js'
import { printedDocument } from './printed-document.js'
import { mealsPage, nutritionPage, summaryPage } from './progress-pages.js'
import { type Room, ROOMS } from './room.js'
import { moodPage, notesPage, vitaminPage } from './wellbeing-pages.js'

/** Without chosen notes, and with as many as there may be. Source: product-rules 9. */
const MOST_PAGES = { plain: 3, withNotes: 5 } as const

const fullReport = (content: ReportContent, name: string | null, room: Room): Block[] => [
  ...clinicPage(content, name),
  ...summaryPage(content),
  ...nutritionPage(content, room),
  ...mealsPage(content),
  ...vitaminPage(content, room),
  ...moodPage(content, room),
  ...notesPage(content),
  ...weightTable(content),
  ...methodPage(content),
]

/**
 * Lays a report out. Pure: the same content gives the same document.
 * @param name whom it is about; null leaves a line for a pen
 */
export const reportDocument = (
  content: ReportContent,
  name: string | null,
  version: ReportVersion,
): ReportDocument => {
  const { report, speech } = content
  const { report: words, longDay } = speech
  const title = words.title({ from: longDay(report.from), to: longDay(report.to) })
  const about = { title, subject: words.subject, paper: report.paper, speech }
  if (version === 'clinic') return printedDocument(about, clinicPage(content, name))
  const [first, ...others] = ROOMS.map((room) => fullReport(content, name, room))
  const mostPages = content.notes.printed.length === 0 ? MOST_PAGES.plain : MOST_PAGES.withNotes
  return { ...printedDocument(about, first ?? []), fit: { mostPages, others } }
}
