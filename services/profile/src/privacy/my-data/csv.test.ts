import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { csvLine, csvLines } from './csv.js'
import { csvLines as linesOf } from './reading/csv-lines.js'

const start = fc.constantFrom(
  '',
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ',',
  ';',
  '\r\n',
  '\n',
  '\r',
  '\t',
  ' ',
  '\ufeff',
)
const text = fc.tuple(start, fc.string({ unit: 'binary' }), start).map((parts) => parts.join(''))
const readCsv = async (written: string): Promise<string[][]> => {
  const lines: string[][] = []
  for await (const line of linesOf(written)) lines.push(line)
  return lines
}
const FIELDS = ['entry_id', 'notes', 'more']

describe('a CSV file', () => {
  it('gives back every text, whatever is in it', async () => {
    const rows = fc.array(fc.record({ entry_id: fc.uuid(), notes: text, more: text }), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const read = await readCsv(csvLine(FIELDS) + csvLines(FIELDS, written))
        expect(read).toEqual([FIELDS, ...written.map((row) => [row.entry_id, row.notes, row.more])])
      }),
    )
  })

  it('ends lines and quotes as RFC 4180 says, and runs nothing', () => {
    expect(csvLine(['a', 'b "c"', 'd,e', 'f\ng', '=1+1', null, 2.5, true, ['x']])).toBe(
      `a,"b ""c""","d,e","f\ng",'=1+1,,2.5,true,"[""x""]"\r\n`,
    )
  })

  it('reads what a spreadsheet makes of it', async () => {
    expect(await readCsv('\ufeffentry_id;notes\n1;"two, three"\n\n')).toEqual([
      ['entry_id', 'notes'],
      ['1', 'two, three'],
    ])
  })

  it('knows what is none', async () => {
    await expect(readCsv('entry_id,notes\n1,"never closed')).rejects.toMatchObject({ fault: 'not_csv' })
  })
})
