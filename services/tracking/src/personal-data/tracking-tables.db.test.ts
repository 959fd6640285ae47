import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { uncoveredColumns } from '@gb/service-kit'
import { startTracking } from '../testing/start-tracking.js'
import { trackingTables } from './tracking-tables.js'

const TABLES = trackingTables((_userId, rows) => Promise.resolve(rows))

let service: Awaited<ReturnType<typeof startTracking>>

beforeAll(async () => {
  service = await startTracking()
})
afterAll(() => service.close())

describe('what tracking holds about people', () => {
  it('is exported, or named with the reason why not', async () => {
    const { sql } = service
    // A new table or column: put it into tracking-tables.ts.
    expect(await uncoveredColumns(sql, TABLES)).toEqual([])
    expect(await uncoveredColumns(sql, { ...TABLES, sections: [], unexported: {} })).not.toEqual([])
  })
})
