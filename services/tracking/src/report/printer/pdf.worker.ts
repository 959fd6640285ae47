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

const print = ({ footerText, ...document }: PrinterOrder['document']): Promise<Buffer> =>
  pdfmake
    .createPdf({
      ...document,
      footer: (page, pages) => ({
        columns: [{ text: footerText }, { text: `Page ${page} of ${pages}`, alignment: 'right', width: 80 }],
        margin: [42, 16, 42, 0],
        fontSize: 8,
        color: '#5a6068',
      }),
    })
    .getBuffer()

parentPort?.on('message', ({ document }: PrinterOrder) => {
  const answer = (message: PrinterAnswer) => parentPort?.postMessage(message)
  print(document).then(
    (pdf) => answer({ pdf: new Uint8Array(pdf) }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.name : 'unknown' }),
  )
})
