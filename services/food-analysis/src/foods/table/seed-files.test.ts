import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import {
  EARLIEST_PHASES,
  FOOD_TAGS,
  type FoodNutrients,
  foodMatcher,
  foodWords,
  type Micronutrient,
  MICRONUTRIENTS,
} from '@gb/domain'
import { parse } from 'csv-parse/sync'
import { readFoodSeed } from './seed-files.js'
import { withMicronutrients } from './seed-nutrients.js'
import { readSeedRow } from './seed-row.js'

const { version, foods: stored } = await readFoodSeed()
const foods = stored.map(({ food }) => food)
const match = foodMatcher(foods)

/** Figures of the USDA National Nutrient Database SR28 (public domain), per 100 g; empty is "not measured". */
const facts: Record<string, string>[] = parse(
  readFileSync(join(process.cwd(), 'services/food-analysis/src/foods/testing/usda-facts.csv')),
  { columns: true },
)
const factsOf = new Map(facts.map((fact) => [fact['ndb_no'], fact]))
const figuresOf = (fact: Record<string, string>): Partial<FoodNutrients> => {
  const cells = {
    calories: fact['kcal'],
    proteinG: fact['protein_g'],
    carbsG: fact['carbs_g'],
    fatG: fact['fat_g'],
    fiberG: fact['fiber_g'],
    sugarG: fact['sugar_g'],
  }
  return Object.fromEntries(
    Object.entries(cells).flatMap(([figure, cell]) => (cell ? [[figure, Number(cell)]] : [])),
  )
}

describe('the shipped food table', () => {
  it('has a version and at least 400 foods', () => {
    expect(version).toMatch(/^\d+\.\d+$/)
    expect(foods.length).toBeGreaterThanOrEqual(400)
  })

  it('gives every food an id and a name of its own', () => {
    expect(new Set(foods.map(({ foodId }) => foodId)).size).toBe(foods.length)
    expect(new Set(foods.map(({ name }) => foodWords(name).join(' '))).size).toBe(foods.length)
  })

  it('uses known phases and tags, and no portion twice', () => {
    for (const { name, earliestPhase, tags, portions } of foods) {
      expect(EARLIEST_PHASES).toContain(earliestPhase)
      for (const tag of tags) expect(FOOD_TAGS).toContain(tag)
      expect([name, new Set(portions.map((portion) => portion.name)).size]).toEqual([name, portions.length])
      for (const { grams } of portions) expect(grams).toBeGreaterThan(0)
    }
  })

  it('has no more sugar or fiber than carbohydrate, and no more than 100 g in 100 g', () => {
    for (const { name, per100g } of foods) {
      // Sugar is measured, carbohydrate is what is left over: they may cross by rounding.
      expect([name, (per100g.sugarG ?? Infinity) <= per100g.carbsG + 0.6]).toEqual([name, true])
      expect([name, (per100g.fiberG ?? Infinity) <= per100g.carbsG]).toEqual([name, true])
      expect([name, per100g.proteinG + per100g.carbsG + per100g.fatG <= 101]).toEqual([name, true])
    }
  })

  it('states what USDA measured, for every food that names its source there', () => {
    const held = stored.flatMap(({ food, sourceNote }) => {
      const number = /^SR28 (\d{5})/.exec(sourceNote)?.[1]
      return number === undefined ? [] : [{ food, fact: factsOf.get(number) }]
    })
    expect(held.length).toBe(facts.length)
    for (const { food, fact } of held)
      expect({ name: food.name, ...food.per100g }).toMatchObject({
        name: food.name,
        ...figuresOf(fact ?? { kcal: 'no such food' }),
      })
  })

  it('has what matters of nearly every food that names its source there, and of no other but their namesakes', () => {
    const known = stored.filter(({ micronutrients }) => micronutrients != null)
    const isOfUsda = (note: string) => /^SR28 \d{5}|^as [a-z0-9-]+,/.test(note)
    expect(known.filter(({ sourceNote }) => !isOfUsda(sourceNote))).toEqual([])
    expect(known.length).toBeGreaterThanOrEqual(Math.floor(facts.length * 0.95))
    const knowing = (nutrient: Micronutrient) =>
      known.filter(({ micronutrients }) => micronutrients?.[nutrient] !== undefined).length
    for (const nutrient of MICRONUTRIENTS)
      expect([nutrient, knowing(nutrient) >= facts.length * 0.8]).toEqual([nutrient, true])
  })

  it.each([
    ['egg-hard-boiled', { b12: 1.11, iron: 1.19, calcium: 50, vitamin_d: 87 }],
    ['greek-yogurt-plain-nonfat', { b12: 0.75, calcium: 110, vitamin_d: 0, folate: 7 }],
    ['cheddar-cheese', { b12: 1.1, calcium: 710, zinc: 3.64, thiamin: 0.029 }],
    ['black-beans-mashed', { iron: 2.1, folate: 149, b12: 0 }],
  ])('holds of %s what USDA measured', (foodId, held) => {
    expect(stored.find(({ food }) => food.foodId === foodId)?.micronutrients).toMatchObject(held)
  })

  it('leaves out what nobody measured', () => {
    const shrimp = stored.find(({ food }) => food.foodId === 'shrimp-cooked')?.micronutrients
    expect(shrimp).toEqual({ iron: 0.51, calcium: 70, zinc: 1.64 })
    expect(stored.find(({ food }) => food.foodId === 'premier-protein-shake')?.micronutrients).toBeNull()
  })

  it('holds no more than any food can', () => {
    const most = { b12: 100, iron: 50, calcium: 2500, vitamin_d: 10_000, thiamin: 12, zinc: 80, folate: 800 }
    for (const { food, micronutrients } of stored)
      for (const nutrient of MICRONUTRIENTS)
        expect([food.foodId, nutrient, (micronutrients?.[nutrient] ?? 0) <= most[nutrient]]).toEqual([
          food.foodId,
          nutrient,
          true,
        ])
  })

  it('leaves no name or alias unclear', () => {
    for (const food of foods)
      for (const name of [food.name, ...food.aliases])
        expect([name, match(name)?.name]).toEqual([name, food.name])
  })

  it('covers every phase with something to eat', () => {
    for (const phase of EARLIEST_PHASES)
      expect(foods.filter(({ earliestPhase }) => earliestPhase === phase).length).toBeGreaterThanOrEqual(15)
  })

  it.each([
    ['Grilled chicken breast', 'Chicken breast, roasted, no skin'],
    ['scrambled eggs', 'Egg, scrambled'],
    ['Steamed Broccoli', 'Broccoli, cooked'],
    ['non-fat plain greek yogurt', 'Greek yogurt, plain, nonfat'],
    ['prawns', 'Shrimp, cooked'],
    ['milk chocolate', 'Milk chocolate'],
    ['chocolate milk', 'Chocolate milk, low fat'],
    ['2 percent cottage cheese', 'Cottage cheese, 2%'],
    ['baked salmon fillet', 'Salmon, Atlantic, baked'],
    ['mac and cheese', 'Macaroni and cheese, canned'],
  ])('knows %s', (name, expected) => {
    expect(match(name)?.name).toBe(expected)
  })

  it.each([
    'chicken and kale bake',
    'egg fried rice with shrimp',
    'fish surprise',
    'plate',
    'sauce',
    'green',
    'protein',
  ])('does not take %s for something else', (name) => {
    expect(match(name)).toBeNull()
  })
})

describe(readSeedRow.name, () => {
  const cells = {
    food_id: 'egg',
    name: 'Egg',
    kcal: '155',
    protein_g: '12.58',
    carbs_g: '1.12',
    fat_g: '10.61',
    fiber_g: '0',
    sugar_g: '1.12',
    alcohol_g: '',
    earliest_phase: 'soft',
    is_drink: '',
    tags: '',
    portions: 'egg=50; cup, chopped=136',
    aliases: '',
    source: 'SR28 01129',
  }

  it('reads portions with commas in their names', () => {
    expect(readSeedRow(cells).food.portions).toEqual([
      { name: 'egg', grams: 50 },
      { name: 'cup, chopped', grams: 136 },
    ])
  })

  it.each([
    ['energy', { kcal: '310' }],
    ['a tag', { tags: 'tasty' }],
    ['a phase', { earliest_phase: 'dessert' }],
    ['a portion', { portions: 'egg=0' }],
    ['no portion', { portions: '' }],
    ['an empty figure', { sugar_g: '' }],
    ['an unknown column', { color: 'white' }],
  ])('names the food where %s is wrong', (_what, change) => {
    expect(() => readSeedRow({ ...cells, ...change })).toThrow(/^egg: /)
  })
})

describe(withMicronutrients.name, () => {
  const row = {
    ndb_no: '01129',
    b12_mcg: '1.11',
    iron_mg: '',
    calcium_mg: '0',
    vitamin_d_iu: '',
    thiamin_mg: '',
    zinc_mg: '',
    folate_mcg: '',
    release: 'SR24',
  }

  it('reads a zero as known, and an empty cell as unknown', () => {
    const egg = stored.filter(({ food }) => food.foodId === 'egg-hard-boiled')
    expect(withMicronutrients(egg, [row])[0]?.micronutrients).toEqual({ b12: 1.11, calcium: 0 })
  })

  it.each([
    ['a number that no food has', { ndb_no: '99999' }],
    ['a word in place of a figure', { b12_mcg: 'none' }],
    ['a negative figure', { b12_mcg: '-1' }],
    ['another release', { release: 'own' }],
  ])('refuses %s', (_what, change) => {
    expect(() => withMicronutrients(stored, [{ ...row, ...change }])).toThrow()
  })
})
