import { longDay } from '../charts/frame.js'
import type { ReportContent, ReportVersion } from '../report-content.js'
import type { Block, ReportDocument } from './document-types.js'
import { clinicPage } from './clinic-page.js'
import { methodPage, weightTable } from './closing-pages.js'
import { printedDocument } from './printed-document.js'
import { nutritionPage, summaryPage } from './progress-pages.js'
import { moodPage, notesPage, vitaminPage } from './wellbeing-pages.js'

const fullReport = (content: ReportContent, name: string | null): Block[] => [
  ...clinicPage(content, name),
  ...summaryPage(content),
  ...nutritionPage(content),
  ...vitaminPage(content),
  ...moodPage(content),
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
  const { paper, from, to } = content.report
  const title = `Progress report, ${longDay(from)} to ${longDay(to)}`
  return printedDocument(
    { title, subject: 'Self-reported progress after a gastric sleeve', paper },
    version === 'clinic' ? clinicPage(content, name) : fullReport(content, name),
  )
}
