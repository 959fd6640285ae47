import { inflateSync } from 'node:zlib'

const PDF = Buffer.from('%PDF-')
const STREAM = Buffer.from('stream')
const END = Buffer.from('endstream')
/** Of the packed lists of objects only so much is unpacked: an honest PDF of a few pages has far less. */
const MOST_UNPACKED = 8 * 1024 * 1024
const MOST_STREAMS = 500
/** A dictionary of a stream is short, and stands right before it. */
const DICTIONARY_LENGTH = 600

/** Whether the first bytes are those of a PDF. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, PDF.length).equals(PDF)

/** The texts in which the objects of a PDF stand: the file itself, and its packed lists of objects. */
function* objectTexts(bytes: Buffer): Generator<string> {
  yield bytes.toString('latin1')
  let left = MOST_UNPACKED
  let at = bytes.indexOf(STREAM)
  for (let streams = 0; at !== -1 && streams < MOST_STREAMS && left > 0; streams += 1) {
    const end = bytes.indexOf(END, at)
    if (end === -1) return
    const dictionary = bytes.toString('latin1', Math.max(0, at - DICTIONARY_LENGTH), at)
    if (dictionary.slice(dictionary.lastIndexOf('obj')).includes('/ObjStm')) {
      const unpacked = unpack(bytes.subarray(at + STREAM.length, end), left)
      left -= unpacked.length
      yield unpacked.toString('latin1')
    }
    at = bytes.indexOf(STREAM, end + END.length)
  }
}

const unpack = (packed: Buffer, most: number): Buffer => {
  // A line break of one or two bytes stands before the bytes of a stream.
  const start = packed[0] === 0x0d ? 2 : 1
  try {
    return inflateSync(packed.subarray(start), { maxOutputLength: most, finishFlush: 2 })
  } catch {
    return Buffer.alloc(0)
  }
}

/** How a PDF stands: how many pages it has (0 when none can be found), and whether it is locked. */
export const pdfFacts = (bytes: Buffer): { pages: number; isLocked: boolean } => {
  let pages = 0
  let said = 0
  let isLocked = false
  for (const text of objectTexts(bytes)) {
    pages += text.match(/\/Type\s{0,4}\/Page(?![A-Za-z])/g)?.length ?? 0
    for (const [, count] of text.matchAll(/\/Count\s{0,4}(\d{1,6})/g)) said = Math.max(said, Number(count))
    isLocked ||= /\/Encrypt(?![A-Za-z])/.test(text)
  }
  // A page that was written on later stands there twice, and the file says how many there are in all.
  return { pages: said > 0 ? Math.min(pages, said) : pages, isLocked }
}
