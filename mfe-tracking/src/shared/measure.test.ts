import { describe, expect, it } from '@jest/globals'
import { FLUID_OZ, kgToLbs, lbsToKg, mlToOz, ozToMl, WEIGHT_LBS } from '@gb/domain'
import { shownIn, type Unit } from '@gb/entries'
import { limitIn, storedFrom, textIn, type Typed } from './measure'

const WEIGHT: Record<'lbs' | 'kg', Unit> = {
  lbs: { label: 'lbs', step: 0.1, toStored: (lbs) => lbs, fromStored: (lbs) => lbs },
  kg: { label: 'kg', step: 0.1, toStored: kgToLbs, fromStored: lbsToKg },
}
const FLUID: Record<'oz' | 'ml', Unit> = {
  oz: { label: 'oz', step: 0.1, toStored: (oz) => oz, fromStored: (oz) => oz },
  ml: { label: 'ml', step: 1, toStored: mlToOz, fromStored: ozToMl },
}

describe(storedFrom.name, () => {
  it('takes both ends of the limit and nothing beyond', () => {
    const stored = (text: string) => storedFrom({ text, unit: 'oz' }, FLUID, FLUID_OZ)
    expect(['1', '32', '0.9', '32.1', '', 'abc', '-3', '1e1'].map(stored)).toEqual([
      1,
      32,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('rounds to the step and reads a comma as a point', () => {
    expect(storedFrom({ text: '8,25', unit: 'oz' }, FLUID, FLUID_OZ)).toBe(8.3)
  })

  it('stores milliliters as ounces', () => {
    expect(storedFrom({ text: '250', unit: 'ml' }, FLUID, FLUID_OZ)).toBe(8.5)
  })
})

describe(textIn.name, () => {
  it('gives every tenth of a pound back after a look at kilograms', () => {
    for (let tenths = WEIGHT_LBS.min * 10; tenths <= WEIGHT_LBS.max * 10; tenths += 1) {
      const typed: Typed<'lbs' | 'kg'> = { text: String(tenths / 10), unit: 'lbs' }
      textIn(typed, 'kg', WEIGHT)
      expect(textIn(typed, 'lbs', WEIGHT)).toBe(typed.text)
      expect(storedFrom(typed, WEIGHT, WEIGHT_LBS)).toBe(tenths / 10)
    }
  })

  it('leaves what is no number as it was typed', () => {
    expect(textIn({ text: 'a lot', unit: 'oz' }, 'ml', FLUID)).toBe('a lot')
  })
})

describe(limitIn.name, () => {
  it('names ends that can be typed in either unit', () => {
    expect(limitIn(FLUID_OZ, FLUID.oz)).toEqual({ min: 1, max: 32 })
    for (const [limit, unit] of [
      [FLUID_OZ, FLUID.ml],
      [WEIGHT_LBS, WEIGHT.kg],
    ] as const) {
      const { min, max } = limitIn(limit, unit)
      const units = { it: unit }
      const stored = (shown: number) => storedFrom({ text: String(shown), unit: 'it' }, units, limit)
      expect(stored(min)).toBe(limit.min)
      expect(limit.max - (stored(max) ?? 0)).toBeLessThanOrEqual(limit.step + 1e-9)
      expect(stored(shownIn(limit.min, unit) - 2 * unit.step)).toBeNull()
      expect(stored(shownIn(limit.max, unit) + 2 * unit.step)).toBeNull()
    }
  })
})
