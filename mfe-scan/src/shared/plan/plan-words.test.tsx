import { afterEach, describe, expect, it } from '@jest/globals'
import { CLINIC_PARTS, PHASE_KEYS, phaseOfKey, SCREENS_CHECKED, whosePlan } from '@gb/domain'
import { cleanup, renderHook } from '@testing-library/react'
import { usePlanWords } from './plan-words'

afterEach(cleanup)

describe(usePlanWords.name, () => {
  const words = () => renderHook(usePlanWords).result.current

  it('says in English what the rules say', () => {
    const { phase, whose, checked } = words()
    expect(PHASE_KEYS.map(phase)).toEqual(PHASE_KEYS.map((key) => phaseOfKey(key).name))
    const plans = [[], ['stage'], CLINIC_PARTS] as const
    expect(plans.map(whose)).toEqual(plans.map(whosePlan))
    expect(checked).toBe(SCREENS_CHECKED)
  })
})
