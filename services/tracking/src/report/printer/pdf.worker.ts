// Runs in a thread of its own: laying out a report takes a tenth of a second and more, in which no request may wait.
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { workBehindRequests } from '@gb/service-kit/behind-requests'
import pdfmake from 'pdfmake'
import type { PrinterAnswer, PrinterOrder } from './printer-messages.js'
import { tagPages } from './tagged-pages.js'

workBehindRequests()

const require = createRequire(import.meta.url)
const FONTS = `${dirname(require.resolve('pdfmake/fonts/Roboto.js'))}/Roboto/`

pdfmake.setFonts({
  Roboto: {
    normal: `${FONTS}Roboto-Regular.ttf`,
    bold: `${FONTS}Roboto-Medium.ttf`,
    italics: `${FONTS}Roboto-Italic.ttf`,
    bolditalics: `${FONTS}Roboto-MediumItalic.ttf`,
  },
})
const FOOT_HEIGHT = 50
tagPages(FOOT_HEIGHT)
// A document is data of ours, but nothing in it may ever reach the network or another file.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.startsWith(FONTS))
const RULES = {
  hLineWidth: (row: number, { table }: { table: { body: unknown[] } }) =>
    row === 0 || row === table.body.length ? 0 : row === 1 ? 0.8 : 0.3,
  vLineWidth: () => 0,
  hLineColor: () => '#c4c9d0',
  paddingTop: () => 2,
  paddingBottom: () => 2,
  paddingLeft: () => 0,
  paddingRight: () => 6,
}
pdfmake.setTableLayouts({
  rules: RULES,
  tight: { ...RULES, paddingTop: () => 0.4, paddingBottom: () => 0.4 },
})

/** A last page of which less is used looks like a mistake. [own] */
const LEAST_USED = 0.45

interface Print {
  pdf: Buffer
  pages: number
  /** How far down the last page something begins, 0 to 1. */
  used: number
}

type Layout = Omit<PrinterOrder['document'], 'fit'>

/** The words for the number of a page, with the numbers in their places. */
const numbered = (words: string, { page, pages }: { page: number; pages: number }): string =>
  words.replace('{page}', String(page)).replace('{pages}', String(pages))

const printLayout = async ({ footer, ...layout }: Layout): Promise<Print> => {
  const end = { pages: 1, used: 0 }
  const pdf = await pdfmake
    .createPdf({
      ...layout,
      // Asked about each block where it came to stand; none begins a page because of it.
      pageBreakBefore({ pages, startPosition: { pageNumber, verticalRatio } }) {
        end.pages = pages
        if (pageNumber === pages) end.used = Math.max(end.used, verticalRatio)
        return false
      },
      footer: (page, count) => ({
        columns: [
          { text: footer.text },
          { text: numbered(footer.page, { page, pages: count }), alignment: 'right', width: 80 },
        ],
        margin: [42, 16, 42, 0],
        fontSize: 8,
        color: '#5a6068',
      }),
    })
    .getBuffer()
  return { pdf, ...end }
}

/** Prints the first layout that fits; where none does, the shortest of them. */
const print = async ({ fit, ...document }: PrinterOrder['document']): Promise<Buffer> => {
  let shortest = await printLayout(document)
  if (fit === undefined) return shortest.pdf
  const fits = ({ pages, used }: Print) => pages <= fit.mostPages && used >= LEAST_USED
  if (fits(shortest)) return shortest.pdf
  for (const content of fit.others) {
    const printed = await printLayout({ ...document, content })
    if (fits(printed)) return printed.pdf
    if (printed.pages < shortest.pages) shortest = printed
  }
  return shortest.pdf
}

parentPort?.on('message', ({ document }: PrinterOrder) => {
  const answer = (message: PrinterAnswer) => parentPort?.postMessage(message)
  print(document).then(
    (pdf) => answer({ pdf: new Uint8Array(pdf) }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.name : 'unknown' }),
  )
})
