import { getDocumentProxy } from 'unpdf'
import { reportDocument } from '../document/report-document.js'
import { PdfPrinter } from '../printer/pdf-printer.js'
import type { ReportContent } from '../report-content.js'

/** How long a print takes is of no matter here. */
export class UnhurriedPrinter extends PdfPrinter {
  protected override readonly patienceMs = 600_000
}

/** Of the margins of a page, in points; what is below is its foot. */
const EDGE = 50

/** The pages of a report as their words, and how far down each is used, 0 to 1. */
export const printedPages = async (printer: PdfPrinter, content: ReportContent, name: string) => {
  const pdf = await getDocumentProxy(
    new Uint8Array(await printer.print(reportDocument(content, name, 'full'))),
  )
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1)
      const [height = 0] = page.view.slice(3)
      const { items } = await page.getTextContent()
      const words = items.flatMap((item) =>
        'transform' in item ? [{ text: item.str, y: Number(item.transform[5]) }] : [],
      )
      const lowest = words.reduce((least, { y }) => (y > EDGE ? Math.min(least, y) : least), height)
      return {
        text: words.map(({ text }) => text).join(' '),
        used: (height - lowest - EDGE) / (height - 2 * EDGE),
      }
    }),
  )
}
