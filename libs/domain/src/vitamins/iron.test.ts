import { describe, expect, it } from '@jest/globals'
import { IRON_ANSWERS, ironAmount, isOtherGroupsIron } from './iron.js'
import { DOSE_PLAUSIBILITY } from './plausibility.js'

describe(ironAmount.name, () => {
  it('is 18 mg only for low risk after a talk with the team', () => {
    const amounts = [null, ...IRON_ANSWERS].map((answer) => [answer, ironAmount(answer).fromMg])
    expect(amounts).toEqual([
      [null, 45],
      ['higher', 45],
      ['low_risk', 18],
      ['not_sure', 45],
      ['not_now', 45],
    ])
  })

  it.each([null, ...IRON_ANSWERS])('is never one that is asked about (%s)', (answer) => {
    const { softOverMg = 0 } = DOSE_PLAUSIBILITY.Iron
    expect(ironAmount(answer).toMg).toBeLessThanOrEqual(softOverMg)
  })
})

describe(isOtherGroupsIron.name, () => {
  it('knows the tap of the other group, and leaves what a clinic set alone', () => {
    expect([18, 45, 60, 27, 65].map((mg) => isOtherGroupsIron(mg, 'higher'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(isOtherGroupsIron(45, 'low_risk')).toBe(true)
    expect(isOtherGroupsIron(18, 'low_risk')).toBe(false)
  })
})
