import { describe, expect, it } from '@jest/globals'
import { goalProgress } from './progress.js'

describe(goalProgress.name, () => {
  it('stops the bar at 100 and not the text', () => {
    expect(goalProgress(99.2, 80)).toEqual({ percent: 124, barPercent: 100 })
  })

  it('is a whole percent on the way', () => {
    expect(goalProgress(20, 60)).toEqual({ percent: 33, barPercent: 33 })
  })

  it('is nothing without a goal', () => {
    expect(goalProgress(20, null)).toBeNull()
    expect(goalProgress(20, 0)).toBeNull()
  })
})
