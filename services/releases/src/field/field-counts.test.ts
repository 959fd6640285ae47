import { describe, expect, it } from '@jest/globals'
import { counted, type FieldReport, noCounts, p75Of, whyPause } from './field-counts.js'

const loaded = (ms: number): FieldReport => ({
  kind: 'loaded',
  remote: 'mfe-a',
  version: '1',
  ms,
  mark: null,
})
const failed: FieldReport = {
  kind: 'failed',
  remote: 'mfe-a',
  version: '1',
  mark: null,
  reason: 'download',
  id: 'ABC234',
  cause: null,
  isAgain: false,
}
const after = (...reports: FieldReport[]) => reports.reduce(counted, noCounts())
const many = (number: number, report: FieldReport) => Array.from({ length: number }, () => report)

describe('what is counted', () => {
  it('is loads by their time, and failures', () => {
    expect(after(loaded(0), loaded(100), loaded(101), loaded(60_000), failed)).toEqual({
      loads: 4,
      failures: 1,
      times: [2, 1, 0, 0, 0, 0, 0, 1],
    })
  })

  it('gives the time within which three of four ended', () => {
    expect(p75Of(noCounts())).toBeNull()
    expect(p75Of(after(...many(3, loaded(80)), loaded(9000)))).toBe(100)
    expect(p75Of(after(...many(2, loaded(80)), ...many(2, loaded(900))))).toBe(1000)
    expect(p75Of(after(loaded(9000)))).toBe(Number.POSITIVE_INFINITY)
  })
})

describe(whyPause.name, () => {
  const of = (people: number, failing: number, loads: number, failures: number) =>
    whyPause({ people, failing, loads, failures })

  it('waits until it failed for three, however often', () => {
    expect(of(0, 0, 0, 0)).toBeNull()
    expect(of(1, 1, 10, 10)).toBeNull()
    expect(of(2, 2, 20, 20)).toBeNull()
    expect(of(60, 2, 60, 20)).toBeNull()
    expect(of(3, 3, 3, 3)).toBe('It failed for 3 of 3 people, in 3 of 3 loads.')
  })

  it('does not wait for fifty loads where half of the first ones fail', () => {
    expect(of(6, 3, 6, 3)).toBe('It failed for 3 of 6 people, in 3 of 6 loads.')
    expect(of(7, 3, 7, 3)).toBeNull()
    expect(of(30, 3, 49, 10)).toBeNull()
    expect(of(30, 3, 50, 10)).toBe('It failed for 3 of 30 people, in 10 of 50 loads.')
  })

  it('allows one of twenty, and no more', () => {
    expect(of(80, 5, 100, 5)).toBeNull()
    expect(of(80, 5, 100, 5.2)).toBe('It failed for 5 of 80 people, in 5 of 100 loads.')
  })
})
