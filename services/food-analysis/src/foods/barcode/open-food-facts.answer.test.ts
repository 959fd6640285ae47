import { describe, expect, it } from '@jest/globals'
import { readProduct } from './open-food-facts.answer.js'

const CODE = '4006381333931'
const LABEL = {
  'energy-kcal_100g': 63,
  proteins_100g: 11,
  carbohydrates_100g: 4,
  fat_100g: 0.2,
  fiber_100g: 0,
  sugars_100g: 4,
}
const read = (change: object, serving: unknown = 150) =>
  readProduct(CODE, {
    product: {
      product_name: 'Skyr',
      serving_quantity: serving,
      nutriments: { ...LABEL, ...change },
    },
  })

const NOTHING = [
  null,
  '',
  '  ',
  [],
  false,
  true,
  {},
  'traces',
  '<0.5',
  'Infinity',
  '0x10',
  '1e999',
  Number.NaN,
]

describe(readProduct.name, () => {
  it.each(NOTHING)('reads %p as not on the label, never as 0', (value) => {
    expect(read({ fiber_100g: value, sugars_100g: value })).toMatchObject({
      state: 'found',
      food: { per100g: { calories: 63, fiberG: null, sugarG: null } },
    })
    expect(read({ fat_100g: value })).toEqual({ state: 'incomplete' })
    expect(read({ 'energy-kcal_100g': value })).toEqual({ state: 'incomplete' })
    expect(read({}, value)).toMatchObject({ food: { portions: [{ name: 'ounce', grams: 28.35 }] } })
  })

  it.each([
    [0, 0],
    ['0', 0],
    [' 0.5 ', 0.5],
    ['.5', 0.5],
    ['1e-1', 0.1],
    ['3.3333333333333335', 3.33],
  ])('reads %p as %d', (value, sugarG) => {
    expect(read({ sugars_100g: value })).toMatchObject({ food: { per100g: { sugarG } } })
  })

  it.each([-1, '100.1', 1e9])('leaves out %p, which is no part of 100 g', (value) => {
    expect(read({ sugars_100g: value })).toMatchObject({ food: { per100g: { sugarG: null } } })
  })
})
