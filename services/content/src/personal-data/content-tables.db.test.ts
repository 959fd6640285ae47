import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Sql, uncoveredColumns } from '@gb/service-kit'
import { startContent } from '../testing/start-content.js'
import { CONTENT_TABLES } from './content-tables.js'

let content: Awaited<ReturnType<typeof startContent>>

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())

describe('what content holds about people', () => {
  it('is exported, or named with the reason why not', async () => {
    const sql = content.app.get(Sql, { strict: false })
    // A new table or column: put it into content-tables.ts.
    expect(await uncoveredColumns(sql, CONTENT_TABLES)).toEqual([])
    expect(await uncoveredColumns(sql, { ...CONTENT_TABLES, sections: [], unexported: {} })).not.toEqual([])
  })
})
