import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { defuseFormula, restoreText } from './spreadsheet-text.js'

const RISKY_STARTS = ['=', '+', '-', '@', '\t', '\r', '\n', "'", '\uff1d', '\uff0b', '\uff0d', '\uff20']
const hostile = fc
  .tuple(fc.constantFrom('', ...RISKY_STARTS, "''=", "'-"), fc.string({ unit: 'binary' }))
  .map((parts) => parts.join(''))

describe(defuseFormula.name, () => {
  it('leaves no cell that begins like a formula, and gives back what was written', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const cell = defuseFormula(text)
        expect(RISKY_STARTS.filter((start) => start !== "'" && cell.startsWith(start))).toEqual([])
        expect(restoreText(cell)).toBe(text)
      }),
    )
  })

  it('leaves ordinary text alone, in both directions', () => {
    for (const text of ['', 'Slept well', '12 oz', 'a=b', "it's"]) {
      expect(defuseFormula(text)).toBe(text)
      expect(restoreText(text)).toBe(text)
    }
    expect(restoreText("'tis")).toBe("'tis")
  })
})
