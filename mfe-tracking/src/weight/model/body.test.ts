import { describe, expect, it } from '@jest/globals'
import { weighIn } from '../testing/weigh-in'
import { newestCounted, tellsNoLoss } from './body'
import type { WeightEntry } from './weight'

const BODY = { heightInches: 64, surgeryDate: null, surgeryDayWeightLbs: null, isPregnant: false }
const told = (...entries: WeightEntry[]) => tellsNoLoss(BODY, newestCounted(entries.toReversed()))

describe(tellsNoLoss.name, () => {
  const light = [weighIn('2026-11-01', 116), weighIn('2026-11-08', 115)]
  const heavy = [weighIn('2026-11-01', 216), weighIn('2026-11-08', 215)]

  it('tells a light person of no loss, also while a slip stands above what they weigh', () => {
    expect(told(...light)).toBe(true)
    expect(told(...light, weighIn('2026-11-15', 215))).toBe(true)
    expect(told(...light, weighIn('2026-11-15', 52.2))).toBe(true)
  })

  it('takes no slip below what somebody weighs for a light body', () => {
    expect(told(...heavy)).toBe(false)
    expect(told(...heavy, weighIn('2026-11-15', 115))).toBe(false)
  })

  it('takes a weight that was confirmed as it is', () => {
    expect(told(...light, weighIn('2026-11-15', 215, true))).toBe(false)
    expect(told(...heavy, weighIn('2026-11-15', 115, true))).toBe(true)
  })

  it('knows nothing without a weight', () => {
    expect(told()).toBe(false)
  })
})
