import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { isGoalTooLight, isTooLight } from './too-light.js'

const TODAY = '2026-11-20'
const HEIGHT = 64
const ago = (days: number, weightLbs: number) => ({ day: addDays(TODAY, -days), weightLbs })

describe(isGoalTooLight.name, () => {
  it('is a goal under a BMI of 18.5', () => {
    expect(isGoalTooLight(107.7, HEIGHT)).toBe(true)
    expect(isGoalTooLight(107.9, HEIGHT)).toBe(false)
    expect(isGoalTooLight(130, 74)).toBe(true)
    expect(isGoalTooLight(90, 56)).toBe(false)
  })
})

describe(isTooLight.name, () => {
  const tooLight = (...weighIns: ReturnType<typeof ago>[]) => isTooLight(weighIns, HEIGHT, TODAY)

  it('is a weight that still falls under a BMI of 20', () => {
    expect(tooLight(ago(14, 117), ago(1, 115))).toBe(true)
    expect(tooLight(ago(35, 120), ago(1, 115))).toBe(true)
    expect(tooLight(ago(14, 119), ago(1, 117))).toBe(false)
    expect(tooLight(ago(14, 115), ago(1, 115))).toBe(false)
    expect(tooLight(ago(14, 113), ago(1, 115))).toBe(false)
  })

  it('is any weight under 18.5, also alone or steady, while it is about now', () => {
    expect(tooLight(ago(3, 106))).toBe(true)
    expect(tooLight(ago(20, 106), ago(3, 106))).toBe(true)
    expect(tooLight(ago(61, 106))).toBe(false)
    expect(tooLight()).toBe(false)
  })
})
