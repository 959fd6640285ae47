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

  const course = (days: readonly number[], lbsOn: (daysAgo: number) => number) =>
    tooLight(...days.map((day) => ago(day, Math.round(10 * lbsOn(day)) / 10)))
  const daily = Array.from({ length: 29 }, (_, day) => 28 - day)
  const OFTEN = [28, 26, 23, 21, 19, 16, 14, 12, 9, 7, 5, 2, 0]

  it.each([
    ['every day', daily],
    ['a few times a week', OFTEN],
    ['every week', [28, 21, 14, 7, 0]],
    ['once in three months', [95, 2]],
  ])('sees a slow fall of somebody who weighs in %s', (_, days) => {
    // 0.4 lbs a week: from one weigh-in to the next the scale shows nothing.
    expect(course(days, (day) => 112 + (0.4 * day) / 7)).toBe(true)
    expect(course(days, () => 113)).toBe(false)
    expect(course(days, (day) => 115 - (0.4 * day) / 7)).toBe(false)
  })

  it('sees a fall of a few days where it is more than the scale', () => {
    expect(tooLight(ago(3, 116), ago(0, 114))).toBe(true)
    expect(tooLight(ago(4, 116), ago(2, 115), ago(0, 114))).toBe(true)
    expect(tooLight(ago(3, 115), ago(0, 114.2))).toBe(false)
    expect(tooLight(ago(1, 116), ago(0, 114))).toBe(false)
  })

  it('is any weight under 18.5, also alone or steady, while it is about now', () => {
    expect(tooLight(ago(3, 106))).toBe(true)
    expect(tooLight(ago(20, 106), ago(3, 106))).toBe(true)
    expect(tooLight(ago(61, 106))).toBe(false)
    expect(tooLight()).toBe(false)
  })
})
