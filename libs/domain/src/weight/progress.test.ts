import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { weightProgress } from './progress.js'

const progress = (firstLbs: number, currentLbs: number, goalLbs: number) =>
  weightProgress({ firstLbs, currentLbs, goalLbs })

describe(weightProgress.name, () => {
  it('is lost over lost plus remaining', () => {
    expect(progress(260, 230, 160)).toEqual({ lostLbs: 30, remainingLbs: 70, percentToGoal: 30 })
  })

  it('has no float noise', () => {
    expect(progress(250.3, 240.1, 160.2)).toEqual({ lostLbs: 10.2, remainingLbs: 79.9, percentToGoal: 11.3 })
  })

  it('stays at 100 below the goal, with nothing left', () => {
    expect(progress(260, 150, 160)).toEqual({ lostLbs: 110, remainingLbs: 0, percentToGoal: 100 })
  })

  it('is 0 percent after a gain, and tells the gain', () => {
    expect(progress(200, 210, 160)).toEqual({ lostLbs: -10, remainingLbs: 50, percentToGoal: 0 })
  })

  it('is 0 percent when nothing is lost and nothing is left', () => {
    expect(progress(150, 150, 180)).toEqual({ lostLbs: 0, remainingLbs: 0, percentToGoal: 0 })
  })

  it('is a percent between 0 and 100 for all weights', () => {
    const weight = fc.integer({ min: 800, max: 6000 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(weight, weight, weight, (first, current, goal) => {
        const { percentToGoal, remainingLbs } = progress(first, current, goal)
        expect(percentToGoal).toBeGreaterThanOrEqual(0)
        expect(percentToGoal).toBeLessThanOrEqual(100)
        expect(remainingLbs).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
