import { describe, expect, it } from '@jest/globals'
import { fluidSummary } from './summary.js'

describe(fluidSummary.name, () => {
  it('sums a day by type without float noise', () => {
    const entries = [
      { fluidType: 'water', amountOz: 8.1 },
      { fluidType: 'tea', amountOz: 6 },
      { fluidType: 'water', amountOz: 8.2 },
    ] as const
    expect(fluidSummary(entries, 64)).toEqual({
      totalFluidOz: 22.3,
      fluidGoalOz: 64,
      remainingOz: 41.7,
      fluidByType: { water: 16.3, tea: 6 },
    })
  })

  it('has nothing by type on an empty day', () => {
    expect(fluidSummary([], 48)).toEqual({
      totalFluidOz: 0,
      fluidGoalOz: 48,
      remainingOz: 48,
      fluidByType: {},
    })
  })

  it('has nothing left beyond the goal', () => {
    expect(fluidSummary([{ fluidType: 'other', amountOz: 70 }], 64).remainingOz).toBe(0)
  })
})
