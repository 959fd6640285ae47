import { describe, expect, it } from '@jest/globals'
import { ancestorsIn, chainFrom, nameOf, placeOf } from './wal-names.mjs'

const name = (timeline, number) => nameOf(timeline, number)
const all = (...places) => places.map(([timeline, number]) => name(timeline, number))

describe('a segment', () => {
  it('is known by timeline and number, also over the end of a log file', () => {
    expect(nameOf(1, 255)).toBe('0000000100000000000000FF')
    expect(nameOf(1, 256)).toBe('000000010000000100000000')
    expect(placeOf('0000000A0000000100000002')).toEqual({ timeline: 10, number: 258 })
  })
})

describe('the chain of a log', () => {
  it('ends before the first gap', () => {
    expect(chainFrom(name(1, 2), all([1, 1], [1, 2], [1, 3], [1, 5]), new Set([1]))).toEqual(
      all([1, 2], [1, 3]),
    )
    expect(chainFrom(name(1, 4), all([1, 3]), new Set([1]))).toEqual([])
  })

  it('goes over to the timeline of a restore where that begins', () => {
    const names = all([1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [1, 5])
    expect(chainFrom(name(1, 2), names, new Set([1, 2]))).toEqual(all([1, 2], [2, 3], [2, 4]))
  })

  it('keeps to the timelines that belong together', () => {
    const names = all([1, 2], [1, 3], [2, 3], [1, 4])
    expect(chainFrom(name(1, 2), names, new Set([1]))).toEqual(all([1, 2], [1, 3], [1, 4]))
  })

  it('reads from a history where it came from', () => {
    expect(ancestorsIn('1\t0/3000000\tno recovery target specified\n\n2\t0/7000000\tbefore 2026\n')).toEqual([
      1, 2,
    ])
  })
})
