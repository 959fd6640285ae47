import { describe, expect, it } from '@jest/globals'
import { quietPlace } from './quiet-place'

const BOX = { top: 700, bottom: 756, left: 12, right: 378 }
const WINDOW = { top: 0, bottom: 844 }
const row = (top: number, bottom: number, left = 12, right = 378) => ({ top, bottom, left, right })
const up = (controls: readonly ReturnType<typeof row>[]) =>
  quietPlace({ box: BOX, controls, gap: 8, inside: WINDOW, direction: 'up' })

describe(quietPlace.name, () => {
  it('stays where nothing is in the way', () => {
    expect(up([])).toBe(0)
    expect(up([row(760, 820), row(100, 160)])).toBe(0)
  })

  it('goes above the row of actions', () => {
    expect(up([row(690, 750, 12, 190), row(690, 750, 200, 378)])).toBe(756 - 690 + 8)
  })

  it('goes past a gap that is too small for it', () => {
    expect(up([row(690, 750), row(600, 660)])).toBe(756 - 600 + 8)
  })

  it('does not mind what lies beside it', () => {
    expect(up([row(690, 750, 400, 480)])).toBe(0)
  })

  it('goes down where it comes from above', () => {
    const box = { top: 12, bottom: 68, left: 12, right: 378 }
    const controls = [row(20, 60, 330, 374), row(90, 140)]
    expect(quietPlace({ box, controls, gap: 8, inside: WINDOW, direction: 'down' })).toBe(140 - 12 + 8)
  })

  it('covers as little as it can where there is no free place', () => {
    const wall = Array.from({ length: 14 }, (_, index) => row(index * 60, index * 60 + 56))
    const isDense = up([...wall, row(0, 844, 12, 378)])
    expect(isDense).toBeGreaterThanOrEqual(0)
    expect(BOX.top - isDense).toBeGreaterThanOrEqual(0)
    expect(up([row(660, 844), row(0, 640, 340, 378), row(640, 660)])).toBe(756 - 640 + 8)
  })
})
