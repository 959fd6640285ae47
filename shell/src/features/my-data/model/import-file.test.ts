import { describe, expect, it } from '@jest/globals'
import { IMPORT_MAX_BYTES } from '@gb/domain'
import { readImportFile } from './import-file'

const file = (text: string, name = 'file') => new File([text], name)

describe(readImportFile.name, () => {
  it('takes an object for an export, whatever the file is called', async () => {
    await expect(readImportFile(file('\uFEFF {"format":"gastric-buddy-export"}', 'a.txt'))).resolves.toEqual({
      kind: 'export',
      name: 'a.txt',
      export: { format: 'gastric-buddy-export' },
    })
  })

  it.each([
    ['entry_id,date,weight_lbs,notes', 'weight'],
    ['"entry_id","vitamin_name"', 'vitamins'],
    ['entry_id, fluid_type ,amount_oz', 'fluids'],
    ['mood_rating,entry_id', 'mood'],
    ['entry_id,meal_type', 'food'],
  ] as const)('tells by its columns which log %s is', async (header, log) => {
    const csv = `${header}\r\n1,2,3\r\n`
    await expect(readImportFile(file(csv, 'x.csv'))).resolves.toEqual({
      kind: 'csv',
      name: 'x.csv',
      log,
      csv,
    })
  })

  it.each(['', 'hello', '[1]', '{"broken', 'a,b\nweight_lbs,1'])('refuses %j', async (text) => {
    await expect(readImportFile(file(text))).resolves.toEqual({ kind: 'not-ours' })
  })

  it('says of a table that it is too large when only what would be sent of it is', async () => {
    const header = 'entry_id,mood_rating\n'
    const quotes = '"'.repeat(IMPORT_MAX_BYTES / 2)
    await expect(readImportFile(file(header + quotes))).resolves.toEqual({ kind: 'too-large' })
  }, 60_000)

  it('does not even read what is too large', async () => {
    const large = new File([new Uint8Array(IMPORT_MAX_BYTES + 1)], 'large.json')
    await expect(readImportFile(large)).resolves.toEqual({ kind: 'too-large' })
  })
})
