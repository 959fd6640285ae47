import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { uncoveredColumns } from '@gb/service-kit'
import { startFoodAnalysis } from '../testing/start-food-analysis.js'
import { FOOD_TABLES } from './food-tables.js'

const TABLES = FOOD_TABLES

let service: Awaited<ReturnType<typeof startFoodAnalysis>>

beforeAll(async () => {
  service = await startFoodAnalysis()
})
afterAll(() => service.close())

describe('what food-analysis holds about people', () => {
  it('is exported, or named with the reason why not', async () => {
    const { sql } = service
    // A new table or column: put it into food-tables.ts.
    expect(await uncoveredColumns(sql, TABLES)).toEqual([])
    expect(await uncoveredColumns(sql, { ...TABLES, sections: [], unexported: {} })).not.toEqual([])
  })
})
