import { describe, expect, it } from '@jest/globals'
import type { PersonalPage } from '@gb/service-kit'
import { strFromU8, unzipSync } from 'fflate'
import { csvDocument, jsonDocument, zipDocument } from './export-document.js'

const HEAD = { exportedAt: '2026-11-20T08:30:00.000Z', profile: { name: 'Sam' }, recipients: [] }

const page = (section: string, ...rows: number[]): PersonalPage => ({
  section,
  fields: ['n'],
  rows: rows.map((n) => ({ n })),
  next: null,
})

async function* pages(...list: PersonalPage[]): AsyncGenerator<PersonalPage> {
  for (const one of list) yield Promise.resolve(one)
}

const some = () => pages(page('a', 1, 2), page('a'), page('a', 3), page('b'), page('c'), page('c', 4))

const joined = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

describe(jsonDocument.name, () => {
  it('is one document with every section, empty ones too', async () => {
    expect(JSON.parse(await joined(jsonDocument(HEAD, some())))).toEqual({
      format: 'gastric-buddy-export',
      version: 1,
      exported_at: '2026-11-20T08:30:00.000Z',
      profile: { name: 'Sam' },
      recipients: [],
      a: [{ n: 1 }, { n: 2 }, { n: 3 }],
      b: [],
      c: [{ n: 4 }],
    })
  })

  it('is one without any section', async () => {
    expect(JSON.parse(await joined(jsonDocument(HEAD, pages())))).toMatchObject({ version: 1 })
  })
})

describe(csvDocument.name, () => {
  it('names its columns once, also without rows', async () => {
    expect(await joined(csvDocument(pages(page('a', 1), page('a', 2))))).toBe('n\r\n1\r\n2\r\n')
    expect(await joined(csvDocument(pages(page('a'))))).toBe('n\r\n')
  })
})

describe(zipDocument.name, () => {
  it('holds one file for each section, the profile and the recipients', async () => {
    const pieces: Uint8Array[] = []
    for await (const piece of zipDocument(HEAD, some())) pieces.push(piece)
    const files = unzipSync(Buffer.concat(pieces))
    const texts = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
    expect(texts).toEqual({
      'profile.csv': 'name\r\nSam\r\n',
      'recipients.csv': '\r\n',
      'a.csv': 'n\r\n1\r\n2\r\n3\r\n',
      'b.csv': 'n\r\n',
      'c.csv': 'n\r\n4\r\n',
    })
  })
})
