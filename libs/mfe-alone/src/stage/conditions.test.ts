import { describe, expect, it } from '@jest/globals'
import { addressOf, conditionsIn, type Conditions } from './conditions'

describe('the conditions of a stage', () => {
  it('stand in the address and are read from it again, flags included', () => {
    const conditions: Conditions = {
      part: 'fluids',
      isPremium: true,
      isDark: false,
      answers: 'slow',
      flags: { fresh: true, calm: false },
    }
    expect(addressOf(conditions)).toBe('?part=fluids&premium=&answers=slow&flag.fresh=on&flag.calm=off')
    expect(conditionsIn(addressOf(conditions), '')).toEqual(conditions)
  })

  it('are the plain ones where the address says nothing, or nothing that is known', () => {
    const plain = { part: 'weight', isPremium: false, isDark: false, answers: 'fine', flags: {} }
    expect(conditionsIn('', 'weight')).toEqual(plain)
    expect(conditionsIn('?answers=later', 'weight')).toEqual(plain)
  })
})
