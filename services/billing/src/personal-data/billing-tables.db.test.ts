import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { uncoveredColumns } from '@gb/service-kit'
import { startBilling } from '../testing/start-billing.js'
import { BILLING_TABLES } from './billing-tables.js'

const TABLES = BILLING_TABLES

let service: Awaited<ReturnType<typeof startBilling>>

beforeAll(async () => {
  service = await startBilling()
})
afterAll(() => service.close())

describe('what billing holds about people', () => {
  it('is exported, or named with the reason why not', async () => {
    const { sql } = service
    // A new table or column: put it into billing-tables.ts.
    expect(await uncoveredColumns(sql, TABLES)).toEqual([])
    expect(await uncoveredColumns(sql, { ...TABLES, sections: [], unexported: {} })).not.toEqual([])
  })
})
