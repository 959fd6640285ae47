import { describe, expect, it } from '@jest/globals'
import { axisLabels, soleLabel } from './axis-labels'

const INSIDE = { left: 38, right: 268 }
const texts = (labels: { text: string }[]) => labels.map(({ text }) => text)

describe(axisLabels.name, () => {
  it('names both ends', () => {
    expect(axisLabels({ first: 'Nov 1', last: 'Today', ...INSIDE })).toEqual([
      { text: 'Nov 1', x: 38, anchor: 'start' },
      { text: 'Today', x: 268, anchor: 'end' },
    ])
  })

  it('leaves the older one out where two have no room', () => {
    const long = { first: 'Nov 23, 2025, week 1', last: 'Today, week 53' }
    expect(texts(axisLabels({ ...long, ...INSIDE }))).toEqual(['Today, week 53'])
    expect(texts(axisLabels({ ...long, left: 38, right: 378 }))).toEqual([long.first, long.last])
  })

  it('names what lies between only where no other word is', () => {
    const at = (x: number) =>
      texts(axisLabels({ first: 'Nov 1', last: 'Mar 2027', between: { text: 'Nov 8', x }, ...INSIDE }))
    expect(at(140)).toEqual(['Nov 1', 'Nov 8', 'Mar 2027'])
    expect(at(90)).toEqual(['Nov 1', 'Mar 2027'])
    expect(at(200)).toEqual(['Nov 1', 'Mar 2027'])
  })
})

describe(soleLabel.name, () => {
  it('stands below its place, and never goes over the edge', () => {
    expect(soleLabel('Today', 150, 38, 268)).toEqual({ text: 'Today', x: 150, anchor: 'middle' })
    expect(soleLabel('Today, week 53', 46, 38, 268)).toMatchObject({ x: 38, anchor: 'start' })
    expect(soleLabel('Today, week 53', 260, 38, 268)).toMatchObject({ x: 268, anchor: 'end' })
  })
})
