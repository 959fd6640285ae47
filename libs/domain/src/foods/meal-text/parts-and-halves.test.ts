import { describe, expect, it } from '@jest/globals'
import { typedFoodMatcher } from '../typed/typed-match.js'
import { FoodVocabulary } from '../typed/vocabulary.js'
import { parseMealText } from './parse.js'

const food = (name: string, portions: Record<string, number>, ...aliases: string[]) => ({
  name,
  aliases,
  tags: [],
  isDrink: false,
  portions: Object.entries(portions).map(([portion, grams]) => ({ name: portion, grams })),
})

const FOODS = [
  food('Egg, boiled', { egg: 50 }, 'egg', 'huevo'),
  food('Banana', { banana: 118 }),
  food('White rice, cooked', { cup: 160 }, 'rice', 'arroz'),
  food('Pigeon peas', { cup: 168 }, 'gandules'),
  food('Rice and beans', { cup: 240 }, 'arroz con gandules'),
  food('Whole wheat bread', { slice: 32 }, 'pan integral', 'toast'),
  food('Chicken soup', { cup: 240 }, 'soup', 'caldo'),
  food('Turkey', { slice: 28 }),
  food('Swiss cheese', { slice: 21 }, 'swiss'),
  food('Chicken wings', { wing: 49 }),
  food('Celery', { stalk: 40 }),
  food('Green salad', { cup: 60 }, 'salad'),
  food('Pizza bowl', { serving: 113, slice: 55 }, 'pizza toppings'),
  food('Pizza', { slice: 81 }),
  food('Chocolate bar', { bar: 52, 'fun size': 17 }, 'snickers'),
  food('Pot roast', { serving: 85 }),
]
const match = typedFoodMatcher(FOODS, new FoodVocabulary(FOODS))
const read = (text: string): string =>
  parseMealText(text, match)
    .map(({ food: found, name, amount }) => `${found?.name ?? `? ${name}`} ${amount?.grams ?? '-'}`)
    .join(' | ')

describe('parts and halves of a measure', () => {
  it.each([
    ['un cuarto de taza de arroz', 'White rice, cooked 40'],
    ['tres cuartos de taza de arroz', 'White rice, cooked 120'],
    ['un tercio de taza de arroz', 'White rice, cooked 53.3'],
    ['una cuarta parte de taza de arroz', 'White rice, cooked 40'],
    ['three fourths cup rice', 'White rice, cooked 120'],
    ['una rebanada y media de pan integral', 'Whole wheat bread 48'],
    ['a slice and a half of toast', 'Whole wheat bread 48'],
    ['cup and a half of soup', 'Chicken soup 360'],
    ['una taza y media de caldo', 'Chicken soup 360'],
    ['un huevo y medio', 'Egg, boiled 75'],
    ['2 eggs and a half banana', 'Egg, boiled 100 | Banana 59'],
    ['dos huevos y media taza de arroz', 'Egg, boiled 100 | White rice, cooked 80'],
    ['media taza de arroz con gandules', 'Rice and beans 120'],
    ['pot roast, 3 oz', 'Pot roast 85.1'],
    ['turkey, 1 egg', 'Turkey 28 | Egg, boiled 50'],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('what is said of a food behind it', () => {
  it.each([
    ['turkey rolled up with a slice of swiss', 'Turkey 28 | Swiss cheese 21'],
    ['2 chicken wings (no skin) celery', 'Chicken wings 98 | Celery 40'],
    ['1/2 c salad no dressing', 'Green salad 30'],
    ['1 slice pizza ate just the toppings', 'Pizza bowl 55'],
    ['pizza, toppings only', 'Pizza bowl 113'],
    ['pizza ate just the pepperoni', '? pizza ate just the pepperoni -'],
    ['snickers fun size', 'Chocolate bar 17'],
    ['2 snickers fun size', 'Chocolate bar 34'],
    ['air fried chicken wings', 'Chicken wings 49'],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})
