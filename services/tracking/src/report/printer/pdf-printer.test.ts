import { afterAll, describe, expect, it } from '@jest/globals'
import type { ReportDocument } from '../document/document-types.js'
import { PdfPrinter } from './pdf-printer.js'

const printer = new PdfPrinter()
afterAll(() => printer.onModuleDestroy())

const page = (text: string, font = 'Roboto'): ReportDocument => ({
  pageSize: 'A4',
  pageMargins: [42, 46, 42, 50],
  language: 'en-US',
  displayTitle: true,
  tagged: true,
  version: '1.7',
  info: { title: 'A page', subject: 'A test', creator: 'A test' },
  content: [{ text }],
  styles: {},
  defaultStyle: { font, fontSize: 10, lineHeight: 1 },
  footer: { text: 'A foot', page: '{page} / {pages}' },
})

/** A thread that takes as long as the document says, in ms; 'never' never answers and 'break' ends it. */
const SLOW_THREAD = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ document }) => {
    const [{ text }] = document.content
    if (text === 'break') throw new Error(text)
    if (text !== 'never') setTimeout(() => parentPort.postMessage({ pdf: new Uint8Array(Number(text)) }), Number(text))
  })`

class HastyPrinter extends PdfPrinter {
  protected override readonly patienceMs = 2500
  protected override readonly workerUrl = new URL(`data:text/javascript,${encodeURIComponent(SLOW_THREAD)}`)
}

const UNAVAILABLE = { code: 'unavailable' }

describe(PdfPrinter.name, () => {
  it('prints, and after a document that cannot be printed it still does', async () => {
    await expect(printer.print(page('Hello', 'No such font'))).rejects.toMatchObject(UNAVAILABLE)
    const pdf = await printer.print(page('Hello'))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('prints up to 20 at once and refuses more', async () => {
    const prints = Array.from({ length: 20 }, (_, n) => printer.print(page(`Page ${n}`)))
    await expect(printer.print(page('One more'))).rejects.toMatchObject(UNAVAILABLE)
    for (const pdf of await Promise.all(prints)) expect(pdf.length).toBeGreaterThan(1000)
  })

  it('has patience with each print from when it begins, however long it waited for others', async () => {
    const hasty = new HastyPrinter()
    const prints = await Promise.all(Array.from({ length: 6 }, () => hasty.print(page('450'))))
    expect(prints.map((pdf) => pdf.length)).toEqual([450, 450, 450, 450, 450, 450])
    hasty.onModuleDestroy()
  })

  it.each(['never', 'break'])(
    'fails a print that goes on for too long or breaks (%s), and no other',
    async (bad) => {
      const hasty = new HastyPrinter()
      const [before, broken, after] = await Promise.allSettled(
        ['10', bad, '20'].map((text) => hasty.print(page(text))),
      )
      expect([before, broken, after]).toMatchObject([
        { status: 'fulfilled' },
        { status: 'rejected', reason: UNAVAILABLE },
        { status: 'fulfilled' },
      ])
      hasty.onModuleDestroy()
    },
  )

  it('fails what was being printed when it is closed', async () => {
    const closing = new PdfPrinter()
    const prints = ['Too late', 'Later still'].map((text) => closing.print(page(text)))
    closing.onModuleDestroy()
    for (const print of prints) await expect(print).rejects.toMatchObject(UNAVAILABLE)
  })
})
