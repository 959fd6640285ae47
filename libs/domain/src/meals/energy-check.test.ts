import { describe, expect, it } from '@jest/globals'
import { energyFits } from './energy-check.js'

const food = (calories: number, proteinG: number, carbsG: number, fatG: number, fiberG = 0) => ({
  calories,
  proteinG,
  carbsG,
  fatG,
  fiberG,
  sugarG: 0,
})

describe(energyFits.name, () => {
  it.each([
    ['chicken breast', food(165, 31, 0, 3.6)],
    ['lentils with their fiber', food(116, 9, 20.1, 0.4, 7.9)],
    ['water', food(0, 0, 0, 0)],
    ['a leaf, where rounding is all there is', food(20, 0, 0, 0)],
  ])('accepts %s', (_name, figures) => {
    expect(energyFits(figures, false)).toBe(true)
  })

  it.each([
    ['too much energy', food(300, 31, 0, 3.6)],
    ['too little energy', food(60, 31, 0, 3.6)],
  ])('refuses %s', (_name, figures) => {
    expect(energyFits(figures, false)).toBe(false)
  })

  it('lets alcohol explain more energy, but never less', () => {
    expect(energyFits(food(125, 0.1, 4, 0), true)).toBe(true)
    expect(energyFits(food(125, 0.1, 4, 0), false)).toBe(false)
    expect(energyFits(food(10, 20, 20, 0), true)).toBe(false)
  })
})
