import type { ReportPaper } from '@gb/domain'
import { localeOf, type PaperSpeech } from '../speech.js'
import type { Block, ReportDocument } from './document-types.js'
import { PAGE_MARGINS, STYLES } from './parts.js'

interface About {
  title: string
  subject: string
  paper: ReportPaper
  speech: PaperSpeech
}

/** Pages as every paper of ours looks, with their title at each foot. */
export const printedDocument = (
  { title, subject, paper, speech }: About,
  content: Block[],
): ReportDocument => ({
  pageSize: paper === 'a4' ? 'A4' : 'LETTER',
  pageMargins: PAGE_MARGINS,
  language: localeOf(speech),
  displayTitle: true,
  tagged: true,
  version: '1.7',
  info: { title, subject, creator: 'Gastric Buddy' },
  content,
  styles: STYLES,
  defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.15 },
  footer: { text: title, page: speech.paper.page({ page: '{page}', pages: '{pages}' }) },
})
