import { deflateSync } from 'node:zlib'

const pageObjects = (pages: number): string => {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ')
  const list = Array.from(
    { length: pages },
    (_, index) => `${index + 3} 0 obj<</Type /Page /Parent 2 0 R>>endobj\n`,
  )
  return `2 0 obj<</Type/Pages/Count ${pages}/Kids[${kids}]>>endobj\n${list.join('')}`
}

/** As much of a PDF as says how many pages it has. */
export const plainPdf = (pages: number): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${pageObjects(pages)}%%EOF`)

/** The same with its objects packed, as most writers of today have it. */
export const packedPdf = (pages: number): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.5\n9 0 obj<</Type /ObjStm /Filter /FlateDecode>>\nstream\r\n'),
    deflateSync(Buffer.from(pageObjects(pages))),
    Buffer.from('\nendstream\nendobj\n%%EOF'),
  ])
