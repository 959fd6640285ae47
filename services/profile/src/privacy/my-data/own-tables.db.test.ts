import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { uncoveredColumns } from '@gb/service-kit'
import { startProfile } from '../../testing/start-profile.js'
import { OWN_TABLES } from './own-tables.js'

let service: Awaited<ReturnType<typeof startProfile>>

beforeAll(async () => {
  service = await startProfile()
})
afterAll(() => service.close())

describe('what profile holds about people', () => {
  it('is exported, or named with the reason why not', async () => {
    // A new table or column: put it into own-tables.ts.
    expect(await uncoveredColumns(service.sql, OWN_TABLES)).toEqual([])
    expect(await uncoveredColumns(service.sql, { ...OWN_TABLES, sections: [], unexported: {} })).not.toEqual(
      [],
    )
  })
})
