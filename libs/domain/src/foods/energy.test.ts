import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { energyFits, energyRange } from './energy.js'

const food = (
  calories: number,
  proteinG: number,
  carbsG: number,
  fatG: number,
  fiberG: number | null = 0,
) => ({
  calories,
  proteinG,
  carbsG,
  fatG,
  fiberG,
  sugarG: null,
})
const wine = food(85, 0.07, 2.61, 0)
const ALCOHOL_OF_WINE_G = 10.6

const grams = fc.double({ min: 0, max: 100, noNaN: true })

describe(energyRange.name, () => {
  it('counts 4, 4 and 9, and fiber 2 to 4', () => {
    expect(energyRange({ proteinG: 10, carbsG: 20, fatG: 5, fiberG: 8 })).toEqual({ least: 149, most: 165 })
  })

  it('takes fiber that nobody measured for anything from none to all of the carbohydrate', () => {
    fc.assert(
      fc.property(grams, grams, grams, grams, (proteinG, carbsG, fatG, fiberG) => {
        const known = energyRange({ proteinG, carbsG, fatG, fiberG })
        const unknown = energyRange({ proteinG, carbsG, fatG, fiberG: null })
        expect(unknown.least).toBeLessThanOrEqual(known.least)
        expect(unknown.most).toBe(known.most)
      }),
    )
  })
})

describe(energyFits.name, () => {
  it.each([
    ['chicken breast', food(165, 31.02, 0, 3.57)],
    ['lentils with their fiber', food(116, 9, 20.1, 0.4, 7.9)],
    ['lentils whose fiber nobody measured', food(90, 9, 20.1, 0.4, null)],
    ['water', food(0, 0, 0, 0)],
    ['a leaf, where rounding is all there is', food(17, 0, 0, 0)],
  ])('accepts %s', (_name, figures) => {
    expect(energyFits(figures, 'measured')).toBe(true)
    expect(energyFits(figures, 'estimated')).toBe(true)
  })

  it.each([
    ['twice the energy', food(330, 31.02, 0, 3.57)],
    ['far too little', food(60, 31.02, 0, 3.57)],
    ['none', food(0, 31.02, 0, 3.57)],
  ])('refuses %s', (_name, figures) => {
    expect(energyFits(figures, 'measured')).toBe(false)
    expect(energyFits(figures, 'estimated')).toBe(false)
  })

  it('gives an estimate more room than a measured food', () => {
    const rough = food(192, 31.02, 0, 3.57)
    expect(energyFits(rough, 'measured')).toBe(false)
    expect(energyFits(rough, 'estimated')).toBe(true)
  })

  it('counts alcohol that is known', () => {
    expect(energyFits(wine, 'measured', ALCOHOL_OF_WINE_G)).toBe(true)
    expect(energyFits(wine, 'measured')).toBe(false)
  })

  it('lets alcohol of an unknown amount explain more energy, but never less', () => {
    expect(energyFits(wine, 'estimated', null)).toBe(true)
    expect(energyFits(food(10, 20, 20, 0), 'estimated', null)).toBe(false)
  })
})
