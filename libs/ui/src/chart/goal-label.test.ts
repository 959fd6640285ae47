import { describe, expect, it } from '@jest/globals'
import { goalLabelPlace } from './goal-label'

const INSIDE = { left: 38, right: 378, bottom: 212 }
const place = (way: { x: number; y: number }[], lineY = 150) =>
  goalLabelPlace({ text: 'Goal 160 lbs', lineY, way, dots: way, inside: INSIDE })

describe(goalLabelPlace.name, () => {
  it('stands above its line at the right where nothing is near', () => {
    expect(
      place([
        { x: 50, y: 30 },
        { x: 370, y: 60 },
      ]),
    ).toEqual({ x: 378, y: 143, anchor: 'end' })
  })

  it('goes to the left where the trend comes down to the goal', () => {
    expect(
      place([
        { x: 50, y: 30 },
        { x: 370, y: 145 },
      ]),
    ).toMatchObject({ y: 143, anchor: 'start' })
  })

  it('goes below where the course runs along just above its line', () => {
    expect(
      place([
        { x: 50, y: 140 },
        { x: 370, y: 140 },
      ]),
    ).toEqual({ x: 378, y: 165, anchor: 'end' })
  })

  it('is found by a course that only passes, between two dots that are far apart', () => {
    expect(
      place([
        { x: 50, y: 60 },
        { x: 300, y: 60 },
        { x: 378, y: 200 },
      ]),
    ).toMatchObject({ anchor: 'start' })
  })

  it('stays inside the picture at its upper and its lower edge', () => {
    expect(place([{ x: 50, y: 100 }], 16).y).toBe(31)
    expect(place([{ x: 50, y: 100 }], 212).y).toBe(205)
  })
})
