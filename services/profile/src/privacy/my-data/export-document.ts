import { EXPORT_FORMAT } from '@gb/domain'
import type { PersonalPage, PersonalRow, Recipient } from '@gb/service-kit'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { csvLine, csvLines } from './csv.js'

/** What an export begins with. */
export interface ExportHead {
  exportedAt: string
  profile: PersonalRow
  recipients: Recipient[]
}

const toRecipientRow = ({ howLong, ...recipient }: Recipient): PersonalRow => ({
  ...recipient,
  how_long: howLong,
})

/** The whole export as one JSON document, written piece by piece. */
export async function* jsonDocument(
  head: ExportHead,
  pages: AsyncIterable<PersonalPage>,
): AsyncGenerator<string> {
  const opening = {
    format: EXPORT_FORMAT.name,
    version: EXPORT_FORMAT.version,
    exported_at: head.exportedAt,
    profile: head.profile,
    recipients: head.recipients.map(toRecipientRow),
  }
  yield JSON.stringify(opening).slice(0, -1)
  let section: string | null = null
  let empty = true
  for await (const page of pages) {
    if (page.section !== section) {
      yield `${section === null ? '' : '\n]'},\n${JSON.stringify(page.section)}:[`
      section = page.section
      empty = true
    }
    const rows = page.rows.map((row) => JSON.stringify(row))
    if (rows.length > 0) yield `${empty ? '\n' : ',\n'}${rows.join(',\n')}`
    empty &&= rows.length === 0
  }
  yield `${section === null ? '' : '\n]'}}\n`
}

/** One log as a CSV file, written piece by piece. */
export async function* csvDocument(pages: AsyncIterable<PersonalPage>): AsyncGenerator<string> {
  let named = false
  for await (const { fields, rows } of pages) {
    if (!named) yield csvLine(fields)
    named = true
    yield csvLines(fields, rows)
  }
}

/** Everything as a zip of CSV files, written piece by piece. */
export async function* zipDocument(
  head: ExportHead,
  pages: AsyncIterable<PersonalPage>,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const failures: Error[] = []
  const zip = new Zip((error, piece) => (error ? failures.push(error) : written.push(piece)))
  const taken = (): Uint8Array[] => {
    if (failures[0]) throw failures[0]
    return written.splice(0)
  }
  const open = (name: string, fields: string[]): ZipDeflate => {
    const file = new ZipDeflate(`${name}.csv`, { level: 6 })
    zip.add(file)
    file.push(strToU8(csvLine(fields)))
    return file
  }
  const whole = (name: string, rows: PersonalRow[]): void => {
    const fields = Object.keys(rows[0] ?? {})
    open(name, fields).push(strToU8(csvLines(fields, rows)), true)
  }
  whole('profile', [head.profile])
  whole('recipients', head.recipients.map(toRecipientRow))
  let section: string | null = null
  let file: ZipDeflate | undefined
  for await (const page of pages) {
    if (page.section !== section) {
      file?.push(new Uint8Array(), true)
      section = page.section
      file = open(section, page.fields)
    }
    file?.push(strToU8(csvLines(page.fields, page.rows)))
    yield* taken()
  }
  file?.push(new Uint8Array(), true)
  zip.end()
  yield* taken()
}
