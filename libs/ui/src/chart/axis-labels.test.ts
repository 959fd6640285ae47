import { describe, expect, it } from '@jest/globals'
import { axisLabels, labelBelow } from './axis-labels'

const INSIDE = { width: 280 }
const ENDS = { first: { text: 'Nov 1', x: 46 }, last: { text: 'Today', x: 260 } }
const texts = (labels: { text: string }[]) => labels.map(({ text }) => text)

describe(axisLabels.name, () => {
  it('names both ends, each below its place', () => {
    expect(axisLabels({ ...ENDS, ...INSIDE })).toEqual([
      { text: 'Nov 1', x: 46, anchor: 'middle' },
      { text: 'Today', x: 260, anchor: 'middle' },
    ])
  })

  it('stays below the last measurement, where the picture goes on beyond it', () => {
    const last = { text: 'Yesterday, week 18', x: 180 }
    expect(axisLabels({ ...ENDS, last, ...INSIDE }).at(-1)).toEqual({ ...last, anchor: 'middle' })
  })

  it('leaves the older one out where two have no room', () => {
    const first = { text: 'Nov 23, 2025, week 1', x: 46 }
    const last = { text: 'Today, week 53', x: 260 }
    expect(texts(axisLabels({ first, last, ...INSIDE }))).toEqual(['Today, week 53'])
    const wide = axisLabels({ first, last: { ...last, x: 370 }, width: 390 })
    expect(texts(wide)).toEqual([first.text, last.text])
  })

  it('names what lies between only where no other word is', () => {
    const last = { text: 'Mar 2027', x: 260 }
    const at = (x: number) =>
      texts(axisLabels({ first: ENDS.first, last, between: { text: 'Nov 8', x }, ...INSIDE }))
    expect(at(140)).toEqual(['Nov 1', 'Nov 8', 'Mar 2027'])
    expect(at(80)).toEqual(['Nov 1', 'Mar 2027'])
    expect(at(200)).toEqual(['Nov 1', 'Mar 2027'])
  })
})

describe(labelBelow.name, () => {
  it('is centered, or begins or ends at its place at the edge of the picture', () => {
    expect(labelBelow({ text: 'Today', x: 150 }, 280)).toEqual({ text: 'Today', x: 150, anchor: 'middle' })
    expect(labelBelow({ text: 'Today, week 53', x: 46 }, 280)).toMatchObject({ x: 38, anchor: 'start' })
    expect(labelBelow({ text: 'Today, week 53', x: 260 }, 280)).toMatchObject({ x: 268, anchor: 'end' })
  })
})
