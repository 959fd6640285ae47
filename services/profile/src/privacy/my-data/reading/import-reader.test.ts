import { describe, expect, it } from '@jest/globals'
import { IMPORT_BATCH, IMPORT_LIMITS, LOG_SECTIONS, PERSONAL_LOGS } from '@gb/domain'
import fc from 'fast-check'
import type { FoundRows } from './import-answers.js'
import { ImportReader } from './import-reader.js'
import { ImportRefusal } from './refusal.js'

const ME = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'

const readAll = async (body: string, size = 1000) => {
  const bytes = Buffer.from(body)
  const reader = new ImportReader(ME)
  for (let at = 0; at < bytes.length; at += size) reader.take(bytes.subarray(at, at + size))
  const file = await reader.end()
  const batches: FoundRows[] = []
  for (let found = await reader.next(); found; found = await reader.next()) batches.push(found)
  return { file, batches }
}

const reasonOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof ImportRefusal ? error.reason : String(error)),
  )

const rowsOf = (batches: FoundRows[], log: string) =>
  batches.filter((batch) => batch.log === log).flatMap(({ rows }) => rows)

describe(ImportReader.name, () => {
  it('gives back every entry as JSON reads it, wherever the body is cut into pieces', async () => {
    const text = fc.string({ unit: 'grapheme' }).map((some) => some.replaceAll('\u0000', ''))
    const name = text.filter((some) => !['__proto__', 'prototype'].includes(some))
    const row = fc.dictionary(
      name,
      fc.oneof(text, fc.double({ noNaN: true }), fc.constant(null), fc.array(text)),
    )
    const section = fc.array(fc.oneof(row, fc.constantFrom(1, null, 'a', [], [{}])), { maxLength: 5 })
    const sections = fc.tuple(
      ...PERSONAL_LOGS.map((log) => fc.tuple(fc.constant(LOG_SECTIONS[log]), section)),
    )
    const indents = fc.constantFrom(undefined, 1)
    await fc.assert(
      fc.asyncProperty(sections, fc.integer({ min: 1, max: 60 }), indents, async (pairs, size, indent) => {
        const body = JSON.stringify({ export: Object.fromEntries(pairs), user_id: ME }, null, indent)
        const written: unknown = JSON.parse(body)
        const { batches } = await readAll(body, size)
        const read = PERSONAL_LOGS.map((log) => [
          LOG_SECTIONS[log],
          rowsOf(batches, log).map((found) => ('values' in found ? found.values : found.message)),
        ])
        const entry = (value: unknown) =>
          typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : 'This is not an entry.'
        const { export: sent } = written as { export: Record<string, unknown[]> }
        expect(Object.fromEntries(read)).toEqual(
          Object.fromEntries(Object.entries(sent).map(([key, rows]) => [key, rows.map(entry)])),
        )
      }),
    )
  })

  it('hands rows over log by log, a few at a time, whatever order the sections have', async () => {
    const many = IMPORT_BATCH.rows + 1
    const rows = Array.from({ length: many }, (_, n) => ({ n }))
    const { batches } = await readAll(
      JSON.stringify({ export: { food_entries: [{}], weight_entries: rows } }),
    )
    expect(batches.map(({ log, rows: some }) => [log, some.length])).toEqual([
      ['weight', IMPORT_BATCH.rows],
      ['weight', 1],
      ['food', 1],
    ])
  })

  it('hands large rows over in smaller batches', async () => {
    const rows = Array.from({ length: 20 }, () => ({ notes: Array(4).fill('x'.repeat(40_000)) }))
    const { batches } = await readAll(JSON.stringify({ export: { mood_entries: rows } }))
    expect(batches.map(({ rows: some }) => some.length)).toEqual([4, 4, 4, 4, 4])
  })

  it.each([
    ['a text', { notes: 'x'.repeat(IMPORT_LIMITS.textLength + 1) }],
    ['many values', { items: Array(IMPORT_LIMITS.rowValues).fill(1) }],
    ['many bytes', { notes: Array(20).fill('x'.repeat(30_000)) }],
  ])('names an entry that is too large for %s, builds it never, and goes on', async (_, row) => {
    const { batches } = await readAll(JSON.stringify({ export: { mood_entries: [row, { n: 1 }] } }), 60_000)
    expect(rowsOf(batches, 'mood')).toEqual([
      { row: 1, message: 'This entry is larger than any entry of Gastric Buddy.' },
      { row: 2, values: { n: 1 } },
    ])
  })

  it('stops at the row that is too many of one log, and of all', async () => {
    const row = `${'0,'.repeat(IMPORT_LIMITS.rowsPerLog - 1)}0`
    const sections = (count: number) =>
      PERSONAL_LOGS.slice(0, count).map((log) => `"${LOG_SECTIONS[log]}":[${row}]`)
    expect(await reasonOf(readAll(`{"export":{"mood_entries":[${row},{`, 60_000))).toBe('too_many_rows')
    expect(await reasonOf(readAll(`{"export":{${sections(2).join(',')}}}`, 60_000))).toBe('taken')
    expect(await reasonOf(readAll(`{"export":{${sections(2).join(',')},"mood_entries":[{`, 60_000))).toBe(
      'too_many_rows',
    )
  }, 60_000)

  it('takes the last of two equal names, as every reader of JSON does', async () => {
    const body = `{"user_id":"${ME}","export":{"mood_entries":[{"n":1}]},"export":{"mood_entries":{},"weight_entries":[{"n":2},{"n":3}],"weight_entries":[{"n":4}],"mood_entries":[]}}`
    const { file, batches } = await readAll(body)
    expect(file.export?.notLists).toEqual([])
    expect(batches).toEqual([{ log: 'weight', rows: [{ row: 1, values: { n: 4 } }], fromText: false }])
  })

  it('keeps of the body what names its members, and nothing long', async () => {
    const { file } = await readAll(
      JSON.stringify({ user_id: ME, other: { a: [1] }, more: [1], csv: 'x', log: 'y'.repeat(1000) }),
    )
    expect(file.head).toEqual({ user_id: ME, other: {}, more: [], csv: '', log: 'y'.repeat(300) })
  })

  it('ends when the id of another person comes, before or after the rows', async () => {
    expect(await reasonOf(readAll('{"user_id":"somebody else"'))).toBe('not_yours')
    expect(await reasonOf(readAll('{"export":{"mood_entries":[{}]},"user_id":"somebody else"'))).toBe(
      'not_yours',
    )
  })
})
