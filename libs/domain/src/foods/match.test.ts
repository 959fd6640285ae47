import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { foodMatcher } from './match.js'
import { rankFoods } from './rank.js'

const food = (name: string, ...aliases: string[]) => ({ name, aliases, source: 'own' as const })

const FOODS = [
  food('Chicken breast, roasted, no skin', 'chicken', 'chicken breast', 'grilled chicken'),
  food('Chicken thigh, roasted, no skin', 'chicken thigh'),
  food('Chicken noodle soup', 'chicken soup'),
  food('Broccoli, raw', 'raw broccoli'),
  food('Broccoli, cooked', 'broccoli'),
  food('Milk chocolate', 'chocolate'),
  food('Chocolate milk, low fat', 'chocolate milk'),
  food('Egg, hard-boiled', 'egg'),
  food('Apple, raw, with skin', 'apple'),
]
const match = foodMatcher(FOODS)
const named = (name: string) => match(name)?.name ?? null

describe(foodMatcher.name, () => {
  it.each([
    ['Grilled chicken breast', 'Chicken breast, roasted, no skin'],
    ['sliced chicken breasts', 'Chicken breast, roasted, no skin'],
    ['Skinless roasted chicken breast', 'Chicken breast, roasted, no skin'],
    ['Baked Chicken Thigh', 'Chicken thigh, roasted, no skin'],
    ['chicken breast with herbs', 'Chicken breast, roasted, no skin'],
    ['steamed broccoli', 'Broccoli, cooked'],
    ['raw chopped broccoli', 'Broccoli, raw'],
    ['fresh apple', 'Apple, raw, with skin'],
    ['milk chocolate', 'Milk chocolate'],
    ['chocolate milk', 'Chocolate milk, low fat'],
    ['EGGS', 'Egg, hard-boiled'],
    ['soup, chicken noodle', 'Chicken noodle soup'],
  ])('knows %s', (name, expected) => {
    expect(named(name)).toBe(expected)
  })

  it.each([
    'chicken noodle casserole',
    'fried chicken breast',
    'broccoli cheese bake',
    'egg sandwich',
    'dried apple',
    'grilled',
    'plate',
    '',
    '🍗🍗🍗',
  ])('does not take %s for something else', (name) => {
    expect(named(name)).toBeNull()
  })

  it('finds every food by each of its names, and never throws', () => {
    for (const known of FOODS)
      for (const name of [known.name, ...known.aliases]) expect(match(name)).toBe(known)
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (name) => match(name) !== undefined))
  })
})

describe(rankFoods.name, () => {
  const first = (asked: string[]) => rankFoods(asked, FOODS)[0]?.name

  it.each([
    [['chicken'], 'Chicken breast, roasted, no skin'],
    [['chicken', 'soup'], 'Chicken noodle soup'],
    [['soup', 'chicken'], 'Chicken noodle soup'],
    [['broc'], 'Broccoli, cooked'],
  ])('puts the best answer to %j first', (asked, expected) => {
    expect(first(asked)).toBe(expected)
  })

  it("puts the product's own food before an imported one of the same name", () => {
    const own = food('Broccoli')
    const imported = { ...own, source: 'fdc' as const }
    expect(rankFoods(['broccoli'], [imported, own])[0]).toBe(own)
  })
})
