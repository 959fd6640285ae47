import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { foodMatcher } from '../match.js'
import { MAX_MEAL_PARTS, MEAL_TEXT_LENGTH, parseMealText } from './parse.js'

const food = (
  name: string,
  portions: Record<string, number>,
  more: { aliases?: string[]; isDrink?: boolean } = {},
) => ({
  name,
  aliases: more.aliases ?? [],
  isDrink: more.isDrink ?? false,
  portions: Object.entries(portions).map(([portion, grams]) => ({ name: portion, grams })),
})

const FOODS = [
  food('Egg', { egg: 50, 'cup, chopped': 136 }, { aliases: ['huevo'] }),
  food('Cottage cheese', { cup: 226, ounce: 28.35, tablespoon: 14 }, { aliases: ['requeson'] }),
  food(
    'Chicken breast',
    { serving: 85, ounce: 28.35, breast: 172, slice: 20 },
    { aliases: ['chicken', 'pollo'] },
  ),
  food('Macaroni and cheese', { cup: 244 }),
  food('Cheddar cheese', { ounce: 28.35, slice: 21 }, { aliases: ['cheese', 'queso'] }),
  food('Skim milk', { cup: 245, 'fluid ounce': 30.6 }, { isDrink: true, aliases: ['milk', 'leche'] }),
  food('Milk, 2%', { cup: 244, 'fluid ounce': 30.5 }, { isDrink: true }),
  food('Water', { 'fluid ounce': 29.6 }, { isDrink: true }),
  food('Strawberries', { cup: 152, strawberry: 12 }, { aliases: ['fresas'] }),
  food('Greek yogurt', { container: 170, cup: 245 }),
  food('Peanut butter', { tablespoon: 16, teaspoon: 5.3 }, { aliases: ['crema de mani'] }),
  food('Fish sticks', { stick: 28 }),
  food(
    'Whey protein powder',
    { scoop: 30 },
    { aliases: ['protein powder', 'protein scoop', 'scoop', 'whey'] },
  ),
  food('Tuna', { ounce: 28.35, can: 165 }, { aliases: ['atun'] }),
  food('Avocado', { avocado: 136 }, { aliases: ['aguacate'] }),
  food('Apple', { 'medium apple': 182, 'small apple': 149 }),
  food('Half and half', { tablespoon: 15 }),
  food('Oatmeal', { cup: 234 }, { aliases: ['avena'] }),
  food('Banana', { banana: 118 }),
]
const match = foodMatcher(FOODS)
const read = (text: string) =>
  parseMealText(text, match).map(({ food: found, name, amount }) => [
    found?.name ?? `? ${name}`,
    amount?.grams ?? null,
  ])

describe(parseMealText.name, () => {
  it.each<[string, [string, number | null][]]>([
    [
      '2 eggs and half a cup of cottage cheese',
      [
        ['Egg', 100],
        ['Cottage cheese', 113],
      ],
    ],
    ['Two eggs', [['Egg', 100]]],
    ['an egg', [['Egg', 50]]],
    ['egg', [['Egg', 50]]],
    ['a dozen eggs', [['Egg', 600]]],
    ['half a dozen eggs', [['Egg', 300]]],
    ['a couple of eggs', [['Egg', 100]]],
    ['2-3 eggs', [['Egg', 125]]],
    ['eggs x2', [['Egg', 100]]],
    ['2x egg', [['Egg', 100]]],
    ['½ cup cottage cheese', [['Cottage cheese', 113]]],
    ['1½ cups cottage cheese', [['Cottage cheese', 339]]],
    ['1 1/2 cups cottage cheese', [['Cottage cheese', 339]]],
    ['one and a half cups of cottage cheese', [['Cottage cheese', 339]]],
    ['two and a half ounces of chicken', [['Chicken breast', 70.9]]],
    ['a half cup of oatmeal', [['Oatmeal', 117]]],
    ['a quarter of a cup of cottage cheese', [['Cottage cheese', 56.5]]],
    ['two thirds cup oatmeal', [['Oatmeal', 156]]],
    ['3/4 cup greek yogurt', [['Greek yogurt', 183.8]]],
    ['0.5 cup greek yogurt', [['Greek yogurt', 122.5]]],
    ['3 tbsp cottage cheese', [['Cottage cheese', 42]]],
    ['2 tsp peanut butter', [['Peanut butter', 10.6]]],
    ['1 cup peanut butter', [['Peanut butter', 256]]],
    ['3oz chicken breast', [['Chicken breast', 85.1]]],
    ['85g chicken', [['Chicken breast', 85]]],
    ['chicken breast 85 g', [['Chicken breast', 85]]],
    ['chicken breast (120 g)', [['Chicken breast', 120]]],
    ['one chicken breast', [['Chicken breast', 172]]],
    ['chicken', [['Chicken breast', 85]]],
    ['2 slices of chicken', [['Chicken breast', 40]]],
    ['a slice of cheese', [['Cheddar cheese', 21]]],
    ['250 ml milk', [['Skim milk', 258.9]]],
    ['8 oz of milk', [['Skim milk', 244.8]]],
    ['8 fl oz water', [['Water', 236.8]]],
    ['a glass of 2% milk', [['Milk, 2%', 244]]],
    ['a bowl of oatmeal', [['Oatmeal', 117]]],
    ['a large bowl of oatmeal', [['Oatmeal', 234]]],
    ['a small bowl of oatmeal', [['Oatmeal', 117]]],
    ['a 3 oz can of tuna', [['Tuna', 85.1]]],
    ['1 can tuna', [['Tuna', 165]]],
    ['1 container greek yogurt', [['Greek yogurt', 170]]],
    ['1 scoop protein powder', [['Whey protein powder', 30]]],
    ['half an avocado', [['Avocado', 68]]],
    ['1 small apple', [['Apple', 149]]],
    ['5 strawberries', [['Strawberries', 60]]],
    ['a handful of strawberries', [['Strawberries', 30]]],
    ['3 fish sticks', [['Fish sticks', 84]]],
    ['macaroni and cheese', [['Macaroni and cheese', 122]]],
    [
      '1 cup macaroni & cheese with a glass of milk',
      [
        ['Macaroni and cheese', 244],
        ['Skim milk', 245],
      ],
    ],
    ['2 tablespoons half and half', [['Half and half', 30]]],
    [
      'greek yogurt with strawberries',
      [
        ['Greek yogurt', 85],
        ['Strawberries', 76],
      ],
    ],
    [
      'I had 2 eggs, a banana; and 1 cup of milk for breakfast.',
      [
        ['Egg', 100],
        ['Banana', 118],
        ['Skim milk', 245],
      ],
    ],
    [
      '2 eggs\n1 banana + 1 cup milk',
      [
        ['Egg', 100],
        ['Banana', 118],
        ['Skim milk', 245],
      ],
    ],
    [
      'dos huevos y media taza de requesón',
      [
        ['Egg', 100],
        ['Cottage cheese', 113],
      ],
    ],
    [
      'comí 3 onzas de pollo con un vaso de leche',
      [
        ['Chicken breast', 85.1],
        ['Skim milk', 245],
      ],
    ],
    [
      'a scoop of protein powder in 8 oz of milk',
      [
        ['Whey protein powder', 30],
        ['Skim milk', 244.8],
      ],
    ],
    ['dos cucharadas de crema de maní', [['Peanut butter', 32]]],
    ['una taza y media de avena', [['Oatmeal', 351]]],
    ['la mitad de un aguacate', [['Avocado', 68]]],
    ['un puñado de fresas', [['Strawberries', 30]]],
    ['una rebanada de queso para el desayuno', [['Cheddar cheese', 21]]],
    ['una lata de atún', [['Tuna', 165]]],
    ['a scoop', [['Whey protein powder', 30]]],
    ['a scoop of protein', [['Whey protein powder', 30]]],
    ['1/2 scoop of whey', [['Whey protein powder', 15]]],
    ['a scoop of protein powder (40 g)', [['Whey protein powder', 40]]],
    ['two bites of chicken', [['Chicken breast', 20]]],
    ['a few strawberries', [['Strawberries', 36]]],
    ['handful of strawberries', [['Strawberries', 30]]],
    ['a spoonful of peanut butter', [['Peanut butter', 16]]],
    ['a heaping tablespoon of cottage cheese', [['Cottage cheese', 14]]],
    ['a tub of greek yogurt', [['Greek yogurt', 170]]],
    ['1,5 cups', [['? 1,5 cups', null]]],
    [
      '2 eggs and unicorn stew',
      [
        ['Egg', 100],
        ['? unicorn stew', null],
      ],
    ],
    ['120 g unicorn stew', [['? unicorn stew', 120]]],
    ['a slice of oatmeal', [['Oatmeal', null]]],
    ['9000 g chicken', [['? 9000 g chicken', null]]],
    ['0 eggs', [['? 0 eggs', null]]],
    ['1/0 eggs', [['? 1/0 eggs', null]]],
    ['', []],
    [' , ; and . ', []],
  ])('reads "%s"', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('says when the amount is assumed', () => {
    expect(parseMealText('chicken, 2 eggs', match).map(({ isAssumed }) => isAssumed)).toEqual([true, false])
  })

  it('never throws, and answers a bounded number of parts with sane weights', () => {
    const words = fc.constantFrom(...'2 1/2 half a cup of and with eggs oz ( ) , ½ x -3 9e9'.split(' '))
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2 * MEAL_TEXT_LENGTH.max }),
      fc.array(words, { maxLength: 400 }).map((list) => list.join(' ')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const parts = parseMealText(text, match)
        expect(parts.length).toBeLessThanOrEqual(MAX_MEAL_PARTS)
        for (const { amount, name, text: part } of parts) {
          expect(name).not.toBe('')
          expect(part.length).toBeLessThanOrEqual(4 * MEAL_TEXT_LENGTH.max)
          if (amount) expect(amount.grams > 0 && amount.grams <= 5000).toBe(true)
        }
      }),
    )
  })
})
