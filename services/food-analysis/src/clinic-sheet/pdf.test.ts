import { deflateSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { isPdf, pdfFacts } from './pdf.js'
import { packedPdf, plainPdf } from '../testing/pdfs.js'

describe(pdfFacts.name, () => {
  it.each([1, 4, 5, 20])('counts %i pages, plain or packed', (pages) => {
    expect(pdfFacts(plainPdf(pages))).toEqual({ pages, isLocked: false })
    expect(pdfFacts(packedPdf(pages))).toEqual({ pages, isLocked: false })
  })

  it('counts no page twice that was written on later', () => {
    const later = Buffer.from('3 0 obj<</Type/Page/Parent 2 0 R/Annots[8 0 R]>>endobj\n%%EOF')
    expect(pdfFacts(Buffer.concat([plainPdf(4), later, later]))).toEqual({ pages: 4, isLocked: false })
  })

  it('sees a lock', () => {
    expect(pdfFacts(Buffer.concat([plainPdf(1), Buffer.from('/Encrypt 9 0 R')])).isLocked).toBe(true)
  })

  it('finds no page in what only begins like a PDF, and unpacks no bomb', () => {
    expect(pdfFacts(Buffer.from('%PDF-1.7 hello'))).toEqual({ pages: 0, isLocked: false })
    const bomb = deflateSync(Buffer.alloc(200 * 1024 * 1024))
    const file = Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj<</Type/ObjStm>>stream\n'),
      bomb,
      Buffer.from('\nendstream'),
    ])
    expect(pdfFacts(file)).toEqual({ pages: 0, isLocked: false })
  })
})

describe(isPdf.name, () => {
  it.each(['%PD', 'PDF-1.7', ' %PDF-1.7', 'Dear patient'])('is no PDF: "%s"', (text) => {
    expect(isPdf(Buffer.from(text))).toBe(false)
  })
})
