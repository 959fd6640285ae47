import { describe, expect, it } from '@jest/globals'
import { counted, type FieldReport, noCounts, p75Of, whyPause } from './field-counts.js'

const loaded = (ms: number): FieldReport => ({ kind: 'loaded', remote: 'mfe-a', version: '1', ms })
const failed: FieldReport = {
  kind: 'failed',
  remote: 'mfe-a',
  version: '1',
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
  it('waits until enough is known', () => {
    expect(whyPause(noCounts())).toBeNull()
    expect(whyPause(after(...many(4, failed)))).toBeNull()
    expect(whyPause(after(...many(39, loaded(1)), ...many(10, failed)))).toBeNull()
    expect(whyPause(after(...many(40, loaded(1)), ...many(10, failed)))).toBe('It failed in 10 of 50 loads.')
  })

  it('does not wait for fifty people where half of the first ones see a card', () => {
    expect(whyPause(after(...many(5, failed)))).toBe('It failed in 5 of 5 loads.')
    expect(whyPause(after(...many(5, loaded(1)), ...many(5, failed)))).toBe('It failed in 5 of 10 loads.')
    expect(whyPause(after(...many(6, loaded(1)), ...many(5, failed)))).toBeNull()
  })

  it('allows one of twenty, and no more', () => {
    expect(whyPause(after(...many(95, loaded(1)), ...many(5, failed)))).toBeNull()
    expect(whyPause(after(...many(94, loaded(1)), ...many(6, failed)))).toBe('It failed in 6 of 100 loads.')
  })
})
