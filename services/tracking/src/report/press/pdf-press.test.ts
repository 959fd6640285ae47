import { afterAll, describe, expect, it } from '@jest/globals'
import type { ReportDocument } from '../document/document-types.js'
import { PdfPress } from './pdf-press.js'

const press = new PdfPress()
afterAll(() => press.onModuleDestroy())

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
  footerText: 'A foot',
})

const UNAVAILABLE = { code: 'unavailable' }

describe(PdfPress.name, () => {
  it('prints, and after a document that cannot be printed it still does', async () => {
    await expect(press.print(page('Hello', 'No such font'))).rejects.toMatchObject(UNAVAILABLE)
    const pdf = await press.print(page('Hello'))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('prints up to 20 at once and refuses more', async () => {
    const prints = Array.from({ length: 20 }, (_, n) => press.print(page(`Page ${n}`)))
    await expect(press.print(page('One more'))).rejects.toMatchObject(UNAVAILABLE)
    for (const pdf of await Promise.all(prints)) expect(pdf.length).toBeGreaterThan(1000)
  })

  it('fails what was being printed when it is closed', async () => {
    const closing = new PdfPress()
    const print = closing.print(page('Too late'))
    closing.onModuleDestroy()
    await expect(print).rejects.toMatchObject(UNAVAILABLE)
  })
})
