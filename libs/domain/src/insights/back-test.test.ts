import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { backTest, BACK_TEST_PATIENTS, type BackTestRow } from './testing/back-test.js'
import { coverage, COVERAGE_PEOPLE, type CoverageRow } from './validation/coverage.js'

const rowOf = ({ months, curveErrorLbs, lineErrorLbs, inBand, bandLbs }: BackTestRow): string =>
  `| ${months} | ${curveErrorLbs.toFixed(1)} lb | ${lineErrorLbs.toFixed(1)} lb | ${Math.round(100 * inBand)} of 100 | ${bandLbs.toFixed(0)} lb |`

describe('the projection, looking back', () => {
  const rows = backTest()

  it('foresees month 12 better the more is known, and far better than a straight line', () => {
    const errors = rows.map(({ curveErrorLbs }) => curveErrorLbs)
    expect(errors).toEqual([...errors].sort((a, b) => b - a))
    for (const { curveErrorLbs, lineErrorLbs } of rows) expect(curveErrorLbs * 3).toBeLessThan(lineErrorLbs)
  })

  it('has 70 and more of 100 in its band', () => {
    for (const { inBand } of rows) expect(inBand).toBeGreaterThanOrEqual(0.7)
  })

  it('does as docs/PROJECTION.md says', () => {
    const file = readFileSync(resolve(process.cwd(), 'docs/PROJECTION.md'), 'utf8')
    const page = file.replaceAll(/ +/g, ' ')
    expect(page).toContain(rows.map(rowOf).join('\n'))
    expect(page).toContain(`${BACK_TEST_PATIENTS} generated patients`)
  })
})

const coverageRowOf = (known: number, rows: readonly CoverageRow[]): string => {
  const cells = [6, 9, 12, 18, 24].map((month) => {
    const row = rows.find((one) => one.knownMonths === known && one.month === month)
    return row ? `${Math.round(100 * row.inBand)}` : '-'
  })
  return `| ${known} | ${cells.join(' | ')} |`
}

describe('the band, held against courses of another family', () => {
  const rows = coverage()

  it('holds 72 to 88 of 100 in each month, from however few months it is foreseen', () => {
    const outside = rows.filter(({ inBand }) => inBand < 0.72 || inBand > 0.88)
    expect(outside).toEqual([])
  })

  it('does as docs/PROJECTION.md says', () => {
    const page = readFileSync(resolve(process.cwd(), 'docs/PROJECTION.md'), 'utf8').replaceAll(/ +/g, ' ')
    expect(page).toContain([3, 6, 12].map((known) => coverageRowOf(known, rows)).join('\n'))
    expect(page).toContain(`${COVERAGE_PEOPLE} people`)
  })
})
