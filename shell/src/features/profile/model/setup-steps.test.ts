import { describe, expect, it } from '@jest/globals'
import { formValuesOf } from './profile-form-values'
import { SETUP_STEPS, stepAsking } from './setup-steps'

describe('the steps of a new profile', () => {
  it('are four, and ask for every field once', () => {
    const asked = SETUP_STEPS.flatMap(({ fields }) => fields)
    expect(SETUP_STEPS).toHaveLength(4)
    expect(asked.sort()).toEqual(Object.keys(formValuesOf(null)).sort())
  })

  it('are found by what they ask for, the earliest first', () => {
    expect(stepAsking(['goalWeightLbs', 'email'])).toBe(0)
    expect(stepAsking(['surgeryDate'])).toBe(2)
    expect(stepAsking([])).toBeNull()
  })
})
