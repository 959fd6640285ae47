import { describe, expect, it } from '@jest/globals'
import type { FoodTag } from '../tags.js'
import { typedFoodMatcher } from '../typed/typed-match.js'
import { FoodVocabulary } from '../typed/vocabulary.js'
import { parseMealText } from './parse.js'

const food = (
  name: string,
  portions: Record<string, number>,
  aliases: string[] = [],
  tags: FoodTag[] = [],
) => ({
  name,
  aliases,
  tags,
  isDrink: false,
  portions: Object.entries(portions).map(([portion, grams]) => ({ name: portion, grams })),
})

const FOODS = [
  food('Egg, boiled', { egg: 50 }, ['egg']),
  food('Egg roll', { roll: 89 }),
  food('Egg roll in a bowl', { serving: 150 }),
  food('Yogurt, low fat', { container: 170 }, ['fage 2', 'two good']),
  food('Yogurt, fat free', { container: 170 }, ['fage']),
  food('Protein shake', { bottle: 340 }, ['shake', 'shake 30 g']),
  food('Egg, scrambled', { egg: 61 }, ['scrambled egg']),
  food('Banana', { banana: 118 }),
  food('Chicken breast', { serving: 85, breast: 172 }, ['chicken']),
  food('Chicken gravy', { cup: 228, tablespoon: 15 }, ['gravy'], ['condiment']),
  food('Cheese', { ounce: 28.35, slice: 21 }),
  food('Whole wheat crackers', { cracker: 4 }, ['cracker']),
  food('Cheese crackers', { serving: 30 }),
  food('Macaroni and cheese', { cup: 244 }, ['mac and cheese']),
  food('Spinach', { cup: 180 }),
  food('Omelet', { serving: 110 }),
  food('Spinach omelet', { serving: 110 }, ['egg spinach omelet']),
  food('Broccoli', { cup: 156 }),
  food('Toast', { slice: 28 }),
  food('Banana toast', { slice: 90 }, ['banana on toast']),
  food('Peanut butter', { tablespoon: 16 }, ['pb']),
  food('Pinto beans', { cup: 171 }),
  food('Cottage cheese', { cup: 226 }),
  food('Oatmeal', { cup: 234 }),
  food('Walnuts', { ounce: 28.35 }, ['nueces']),
  food('Turkey', { slice: 28 }),
  food('Honey', { tablespoon: 21, teaspoon: 7 }, [], ['condiment']),
  food('Mayonnaise', { tablespoon: 14 }, ['mayo'], ['condiment']),
  food('Black beans, mashed', { tablespoon: 15, serving: 60, cup: 240 }, ['mashed black beans']),
  food('Clear protein drink', { bottle: 500 }, ['isopure']),
  food('Isopure protein powder', { scoop: 31 }, ['isopure powder']),
  food('White rice, cooked', { cup: 158 }, ['rice']),
]
const match = typedFoodMatcher(FOODS, new FoodVocabulary(FOODS))
const read = (text: string): string =>
  parseMealText(text, match)
    .map(({ food: found, name, amount }) => `${found?.name ?? `? ${name}`} ${amount?.grams ?? '-'}`)
    .join(' | ')

describe('meals typed in a hurry', () => {
  it.each([
    ['scrambeld eggs 2 adn half banana', 'Egg, scrambled 122 | Banana 59'],
    ['2 eggs nad a banana', 'Egg, boiled 100 | Banana 118'],
    ['2 eggs wiht cheese', 'Egg, boiled 100 | Cheese 28.4'],
    ['turkey w mayo', 'Turkey 28 | Mayonnaise 14'],
    ['1 slice turkey n 1/2 banana', 'Turkey 28 | Banana 59'],
    ['hafl a banana', 'Banana 59'],
    ['mac n cheese', 'Macaroni and cheese 122'],
    ['lil cheese', 'Cheese 28.4'],
    ['a lil bit of gravy', 'Chicken gravy 7.5'],
    ['a smidge of mayo', 'Mayonnaise 14'],
    ['1 tbsp gravy', 'Chicken gravy 15'],
    ['yogurt fat free w honey', 'Yogurt, fat free 85 | Honey 7'],
  ])('forgives the small words of %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['2 oz chiken w/ gravy', 'Chicken breast 56.7 | Chicken gravy 7.5'],
    ['chicken and gravy', 'Chicken breast 85 | Chicken gravy 7.5'],
    ['gravy', 'Chicken gravy 7.5'],
    ['cheese and crackers', 'Cheese 28.4 | Whole wheat crackers 4'],
    ['macaroni and cheese', 'Macaroni and cheese 122'],
    ['egg and spinach omelet', 'Spinach omelet 110'],
    ['omelet with spinach', 'Spinach omelet 110'],
    ['1/2 banana on toast', 'Banana 59 | Toast 28'],
    ['2 spinach omelets with cheese', 'Spinach omelet 220 | Cheese 28.4'],
  ])('sees one food or two in %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['2 eggs 1 toast', 'Egg, boiled 100 | Toast 28'],
    ['3 oz chicken 1/2 cup broccoli', 'Chicken breast 85.1 | Broccoli 78'],
    ['chicken 3 oz broccoli 2 oz', 'Chicken breast 85.1 | Broccoli 56.7'],
    ['2 eggs half banana 1 toast', 'Egg, boiled 100 | Banana 59 | Toast 28'],
  ])('parts what was run together in %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['fage 2', 'Yogurt, low fat 85'],
    ['2 fage', 'Yogurt, fat free 340'],
    ['1 cup fage 2', 'Yogurt, low fat -'],
    ['two good yogurt', 'Yogurt, low fat 85'],
    ['shake 30g', 'Protein shake 85'],
    ['shake 40g', 'Protein shake 40'],
    ['eggs 2', 'Egg, boiled 100'],
    ['oatmeal half a cup', 'Oatmeal 117'],
    ['egg roll in a bowl', 'Egg roll in a bowl 150'],
    ['bananna half', 'Banana 59'],
    ['rice one cup', 'White rice, cooked 158'],
    ['chicken w honey 2 oz', 'Chicken breast 56.7 | Honey 7'],
    ['chicken w honey 1 tsp', 'Chicken breast 85 | Honey 7'],
    ['chicken and rice 2 oz', 'Chicken breast 85 | White rice, cooked 56.7'],
  ])('tells an amount from a number in the name of %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it('leaves a name whole that nobody knows', () => {
    expect(read('2 oz chicken emu casserole')).toBe('? chicken emu casserole 56.7')
    expect(read('7 layer surprise')).toBe('? layer surprise -')
  })

  it.each([
    ['eggs 2 and half banana', 'Egg, boiled 100 | Banana 59'],
    ['eggs 2 and 1/2 cup cottage cheese', 'Egg, boiled 100 | Cottage cheese 113'],
    ['2 and a half eggs', 'Egg, boiled 125'],
    ['banana, 2 and a half eggs', 'Banana 118 | Egg, boiled 125'],
    ['eggs 2 and a half', 'Egg, boiled 125'],
    ['1-1/2 oz cheese', 'Cheese 42.5'],
    ['.5 cup oatmeal', 'Oatmeal 117'],
    ['1/2c oatmeal', 'Oatmeal 117'],
    ['1 c. oatmeal, 2 tbsp. pb', 'Oatmeal 234 | Peanut butter 32'],
    ['2 T peanut butter', 'Peanut butter 32'],
    ['1 t peanut butter', 'Peanut butter 5.3'],
    ['1 tablspoon peanut butter', 'Peanut butter 16'],
    ['2 slcies turkey', 'Turkey 56'],
    ['1 cup pinto beans', 'Pinto beans 171'],
    ['2eggs', 'Egg, boiled 100'],
    ['un puño de nueces', 'Walnuts 30'],
    ['a little pb', 'Peanut butter 16'],
    ['Breakfast: 1 egg, 1 toast', 'Egg, boiled 50 | Toast 28'],
    ['lunch - 2 eggs', 'Egg, boiled 100'],
    ['two sips of oatmeal', 'Oatmeal 29.3'],
  ])('reads the amount of %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it('takes the manner behind a comma to the food before it', () => {
    expect(read('1 egg, scrambled')).toBe('Egg, scrambled 61')
    expect(read('2 eggs, scrambled with cheese')).toBe('Egg, scrambled 122 | Cheese 28.4')
    expect(read('chicken breast, grilled, broccoli')).toBe('Chicken breast 85 | Broccoli 78')
  })
})

describe('what is meant where little is said', () => {
  it.each([
    ['1 scoop isopure', 'Isopure protein powder 31'],
    ['isopure', 'Clear protein drink 125'],
    ['scoop of rice', 'White rice, cooked -'],
  ])('takes a scoop for the powder of a name, and for nothing else: %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['mashed black beans', 'Black beans, mashed 60'],
    ['2 tbsp mashed black beans', 'Black beans, mashed 30'],
    ['peanut butter', 'Peanut butter 16'],
    ['gravy', 'Chicken gravy 7.5'],
  ])('assumes a serving of what is only first offered by the spoon: %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})
