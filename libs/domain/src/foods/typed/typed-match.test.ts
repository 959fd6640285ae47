import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { typedFoodMatcher } from './typed-match.js'
import { FoodVocabulary } from './vocabulary.js'

const food = (name: string, ...aliases: string[]) => ({ name, aliases })

const sugared = (sugarG: number, name: string, ...aliases: string[]) => ({
  ...food(name, ...aliases),
  per100g: { calories: 60, proteinG: 1, carbsG: 14, fatG: 0, fiberG: 0, sugarG },
})

const starchy = (name: string, ...aliases: string[]) => ({
  ...food(name, ...aliases),
  tags: ['starchy-base'] as const,
})

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
  food('Tuna salad'),
  food('Tuna in water', 'tuna'),
  food('Bearbell protein bar', 'bearbell'),
  food('Protein bar', 'bar'),
  food('Alcapurria'),
  food('Capers', 'alcaparra'),
  food('Coffee with cream', 'cortado'),
  starchy('White bread', 'pan'),
  sugared(13, 'Gelatin dessert', 'jello', 'gelatina'),
  sugared(0, 'Gelatin, sugar free', 'sugar free jello', 'gelatina sin azucar'),
  sugared(3, 'Greek yogurt, plain', 'greek yogurt'),
  sugared(22, 'Ketchup'),
  food('Applesauce, unsweetened'),
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
    ['tuna sald', 'Tuna salad'],
    ['SF jello', 'Gelatin, sugar free'],
    ['zero jello', 'Gelatin, sugar free'],
    ['diet jello cup', 'Gelatin, sugar free'],
    ['gelatina s/azúcar de fresa', 'Gelatin, sugar free'],
    ['sugar free lime jello', 'Gelatin, sugar free'],
    ['lime greek yogurt', null],
    ['gelatina sin azúcar', 'Gelatin, sugar free'],
    ['regular jello', 'Gelatin dessert'],
    ['nsa applesauce', 'Applesauce, unsweetened'],
    ['sugar free greek yogurt', 'Greek yogurt, plain'],
    ['no sugar ketchup', null],
    ['low sodium chicken no bun', 'Chicken breast, roasted'],
    ['white bread no crust', null],
    ['pan sin arroz', null],
    ['Bearbell bar cookies and cream', 'Bearbell protein bar'],
    ['protein bar nougat', null],
    ['Bearbel bar cookie dough', 'Bearbell protein bar'],
    ['stoufers lasagna', 'Lasagna'],
    ['progreso tuna salad', 'Tuna salad'],
    ['alcapurias', 'Alcapurria'],
    ['curtido', null],
    ['curtdo', null],
    ['panda nuggets', null],
    ['jello', null],
    ['strawberry jello', null],
    ['Kraft jello', null],
    ['gelatina', null],
  ])('reads %s', (name, expected) => {
    expect(match(name)?.name ?? null).toBe(expected)
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
