import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { typedFoodMatcher } from './typed-match.js'
import { FoodVocabulary } from './vocabulary.js'

const food = (name: string, ...aliases: string[]) => ({ name, aliases })

const FOODS = [
  food('Chicken breast, roasted', 'chicken', 'pechuga de pollo'),
  food('Beef pot roast', 'chuck roast'),
  food('Salmon, baked', 'salmon'),
  food('Almonds', 'almond'),
  food('Oats, dry', 'oat'),
  food('Egg, hard-boiled', 'egg'),
  food('Eggplant, cooked', 'eggplant'),
  food('Peanut butter'),
  food('Lasagna'),
  food('Shrimp, cooked', 'shrimp'),
]
const match = typedFoodMatcher(FOODS, new FoodVocabulary(FOODS))

describe(typedFoodMatcher.name, () => {
  it.each([
    ['chikcen brest', 'Chicken breast, roasted'],
    ['Pechuga de polo', 'Chicken breast, roasted'],
    ['peanutbutter', 'Peanut butter'],
    ['egg plant', 'Eggplant, cooked'],
    ["grandma's lasanga", 'Lasagna'],
    ['Perdue chicken breast', 'Chicken breast, roasted'],
    ['shirmps', 'Shrimp, cooked'],
    ['salmn', 'Salmon, baked'],
  ])('reads %s', (name, expected) => {
    expect(match(name)?.name).toBe(expected)
  })

  it.each(['goat', 'emu', 'emu egg', 'goat lasagna', 'chick', 'almon', 'unicorn', 'salmonella soup', ''])(
    'does not take %s for something else',
    (name) => {
      expect(match(name)).toBeNull()
    },
  )

  it('answers any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (name) => match(name) !== undefined))
  })
})
