import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  type Adjustable,
  type Allergen,
  allergensOf,
  amountText,
  figuresOf,
  fitDay,
  fitsGoals,
  fitsTexture,
  ingredientText,
  kitchenNumber,
  mealPlanBasis,
  mealPlanCautions,
  type PantryItem,
  planDistance,
  planLimits,
  planPhaseOf,
  portionGrams,
  previewOf,
  rampKcal,
  recipePhaseOf,
  recipePhases,
  shoppingList,
  shopWeightText,
  swapsFor,
  weighedFoods,
} from './index.js'
import { NO_PLAN } from '../phases/no-plan.fixture.js'
import { phaseOfKey } from '../phases/phases.js'

const chicken: PantryItem = {
  ingredientId: 'chicken-breast',
  foodId: 'chicken',
  name: 'Chicken breast, cooked',
  shopName: 'Chicken breast',
  shopSection: 'Meat and fish',
  allergens: [],
  measures: [{ unit: 'oz', grams: 28.35 }],
  boughtPerGram: 1.35,
}
const yogurt: PantryItem = {
  ...chicken,
  ingredientId: 'yogurt',
  foodId: 'yogurt',
  name: 'Yogurt',
  shopName: 'Yogurt',
  shopSection: 'Dairy and eggs',
  allergens: ['milk'],
  measures: [
    { unit: 'cup', grams: 245 },
    { unit: 'tbsp', grams: 15 },
  ],
  boughtPerGram: 1,
}
const dill: PantryItem = {
  ...yogurt,
  ingredientId: 'dill',
  foodId: null,
  name: 'Dill',
  allergens: [],
  measures: [],
}

describe(kitchenNumber.name, () => {
  it.each([
    [0.5, '1/2'],
    [1.5, '1 1/2'],
    [0.33, '1/3'],
    [0.66, '2/3'],
    [2, '2'],
    [0.97, '1'],
    [2.98, '3'],
    [0.02, '1/8'],
  ])('says %p as %s', (amount, words) => {
    expect(kitchenNumber(amount)).toBe(words)
  })

  it('is never more than a sixteenth off from an eighth on', () => {
    const valueOf = (words: string): number =>
      words.split(' ').reduce((sum, part) => {
        const [over = '0', under = '1'] = part.split('/')
        return sum + Number(over) / Number(under)
      }, 0)
    fc.assert(
      fc.property(fc.double({ min: 0.125, max: 40, noNaN: true }), (amount) => {
        expect(Math.abs(valueOf(kitchenNumber(amount)) - amount)).toBeLessThanOrEqual(0.126)
      }),
    )
  })
})

describe(amountText.name, () => {
  it.each([
    [{ amount: 0.5, unit: 'cup' }, '1/2 cup'],
    [{ amount: 1.5, unit: 'cup' }, '1 1/2 cups'],
    [{ amount: 2, unit: 'tbsp' }, '2 tbsp'],
    [{ amount: 2, unit: 'leaf' }, '2 leaves'],
    [{ amount: 2, unit: 'pinch' }, '2 pinches'],
    [{ amount: 3, unit: 'large' }, '3 large'],
  ])('says %p as %s', (amount, words) => {
    expect(amountText(amount)).toBe(words)
  })

  it('tells raw ounces beside cooked ones', () => {
    expect(ingredientText({ amount: 10, unit: 'oz' }, 1.35)).toBe('10 oz cooked (13 1/2 oz raw)')
    expect(ingredientText({ amount: 2, unit: 'oz' }, 1)).toBe('2 oz')
    expect(ingredientText({ amount: 0.5, unit: 'cup' }, 0.4)).toBe('1/2 cup')
  })

  it('says the same in Spanish', () => {
    expect(ingredientText({ amount: 10, unit: 'oz' }, 1.35, 'es')).toBe('10 oz ya cocida (13 1/2 oz cruda)')
    expect(ingredientText({ amount: 0.5, unit: 'cup' }, 0.4, 'es')).toBe('1/2 taza')
    expect(amountText({ amount: 2, unit: 'pinch' }, 'es')).toBe('2 pizcas')
    expect(amountText({ amount: 2, unit: 'wedge' }, 'es')).toBe('2 wedges')
  })
})

describe('a serving', () => {
  const dish = [
    { item: chicken, amount: 4, unit: 'oz' },
    { item: yogurt, amount: 0.5, unit: 'cup' },
    { item: yogurt, amount: 2, unit: 'tbsp' },
    { item: dill, amount: 1, unit: 'pinch' },
  ]

  it('weighs each food once, for its share of the dish', () => {
    expect(weighedFoods(dish, 0.5)).toEqual([
      { foodId: 'chicken', grams: 56.7 },
      { foodId: 'yogurt', grams: 76.3 },
    ])
  })

  it('adds up figures as the food log does', () => {
    const table = new Map([
      ['chicken', { per100g: { calories: 165, proteinG: 31, carbsG: 0, fatG: 3.6, fiberG: 0, sugarG: 0 } }],
      ['yogurt', { per100g: { calories: 59, proteinG: 10, carbsG: 3.6, fatG: 0.4, fiberG: 0, sugarG: 3.2 } }],
    ])
    expect(figuresOf(weighedFoods(dish, 0.5), table)).toEqual({
      calories: 138.6,
      proteinG: 25.2,
      carbsG: 2.7,
      fatG: 2.3,
      fiberG: 0,
      sugarG: 2.4,
    })
    expect(() => figuresOf([{ foodId: 'stone', grams: 1 }], table)).toThrow(RangeError)
  })

  it('names what its parts hold', () => {
    expect(allergensOf(dish)).toEqual(['milk'])
  })

  it('refuses a measure that the item has not', () => {
    expect(() => portionGrams({ item: chicken, amount: 1, unit: 'cup' })).toThrow(RangeError)
    expect(portionGrams({ item: dill, amount: 1, unit: 'cup' })).toBeNull()
  })
})

describe(shoppingList.name, () => {
  it('merges by thing, walks the shop in order, and buys raw what is counted cooked', () => {
    const list = shoppingList([
      { ...yogurt, grams: 100 },
      { ...chicken, grams: 200 },
      { ...yogurt, grams: 51 },
      { ...dill, shopSection: 'Spices and basics', shopName: 'Dill', grams: null },
      { ...yogurt, shopName: 'Water', shopSection: 'Not bought', grams: 500 },
    ])
    expect(list).toEqual([
      { section: 'Meat and fish', items: [{ name: 'Chicken breast', grams: 270 }] },
      { section: 'Dairy and eggs', items: [{ name: 'Yogurt', grams: 155 }] },
      { section: 'Spices and basics', items: [{ name: 'Dill', grams: null }] },
    ])
  })

  it('never buys less than is needed, nor 5 g more', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 20 }), (amounts) => {
        const total = amounts.reduce((sum, grams) => sum + grams, 0)
        const [section] = shoppingList(amounts.map((grams) => ({ ...yogurt, grams })))
        const bought = section?.items[0]?.grams ?? 0
        expect(bought).toBeGreaterThanOrEqual(total)
        expect(bought).toBeLessThan(total + 5)
      }),
    )
  })

  it('says weights as an American shop does', () => {
    expect(shopWeightText(570)).toBe('about 1 lb 4 oz (570 g)')
    expect(shopWeightText(5)).toBe('about 1 oz (5 g)')
    expect(shopWeightText(455)).toBe('about 1 lb (455 g)')
    expect(shopWeightText(570, 'es')).toBe('cerca de 1 lb 4 oz (570 g)')
  })
})

describe('phases', () => {
  it('follow from the texture', () => {
    expect(recipePhases('puree', false)).toEqual(['puree', 'soft', 'regular', 'maintenance'])
    expect(recipePhases('regular', true)).toEqual(['preop_far', 'preop', 'regular', 'maintenance'])
  })

  it('lead to plans, but not more than 14 days before surgery nor on the days of sips', () => {
    expect(planPhaseOf(null)).toBe('regular')
    expect(planPhaseOf('clear')).toBeNull()
    expect(planPhaseOf('preop_far')).toBeNull()
    expect(planPhaseOf('soft')).toBe('soft')
  })

  it('lead to recipes to look at, on the days of sips those of the next', () => {
    expect(recipePhaseOf('clear')).toBe('full')
    expect(recipePhaseOf(null)).toBe('regular')
    expect(recipePhaseOf('preop')).toBe('preop')
  })

  it('hold back what comes later', () => {
    expect(fitsTexture('soft', 'puree')).toBe(false)
    expect(fitsTexture('regular', 'soft')).toBe(false)
    expect(fitsTexture('regular', 'regular')).toBe(true)
  })
})

describe(mealPlanBasis.name, () => {
  const person = { gender: 'female', heightInches: 64, activityLevel: 'light' } as const
  const on = (surgeryDate: string | null) => mealPlanBasis({ ...person, surgeryDate }, '2026-11-20')

  it('has the goals of today, and what a plate may weigh', () => {
    expect(on('2026-10-25')).toEqual({
      phase: 'puree',
      planPhase: 'puree',
      goals: { calories: 600, proteinG: 60 },
      limits: { mealG: 90, drinkG: 245, carbsG: null },
      fromClinic: [],
    })
  })

  it('aims lower while the plate is too small for the energy of the phase', () => {
    expect(on('2026-11-06')).toMatchObject({ planPhase: 'puree', goals: { calories: 500, proteinG: 60 } })
  })

  it.each(['2026-11-20', '2026-11-19'])('has no plan on the days of sips (surgery %s)', (surgeryDate) => {
    expect(on(surgeryDate)).toMatchObject({ phase: 'clear', planPhase: null })
    expect(on('2026-11-18').planPhase).toBe('full')
  })

  it('plans the liver diet 14 days before surgery and not a day earlier', () => {
    expect(on('2026-12-04')).toMatchObject({
      phase: 'preop',
      planPhase: 'preop',
      goals: { calories: 1000, proteinG: 70 },
      limits: { mealG: null, carbsG: 100 },
    })
    expect(on('2026-12-05')).toMatchObject({ phase: 'preop_far', planPhase: null })
    expect(on('2026-12-05').goals.calories).toBeNull()
  })

  it('is that of the regular phase without a surgery date', () => {
    expect(on(null)).toMatchObject({
      phase: null,
      planPhase: 'regular',
      goals: { calories: 1000, proteinG: 80 },
    })
  })
})

describe(mealPlanCautions.name, () => {
  it('warns with the liver diet of its dietitian and of low sugar', () => {
    const [dietitian, sugar, ...more] = mealPlanCautions('preop')
    expect(dietitian).toContain('under your dietitian')
    expect(sugar).toMatch(/insulin or a sulfonylurea .* call your team before you start/)
    expect(more).toEqual([expect.stringMatching(/SGLT2.*GLP-1.*Warfarin/)])
  })

  it('says before it what to do until then', () => {
    expect(mealPlanCautions('preop_far')).toEqual([
      expect.stringMatching(/last 14 days before surgery, under your dietitian.* 60 g of protein and 64 oz/),
    ])
  })

  it('says on the day of surgery and the day after that only sips are due', () => {
    expect(mealPlanCautions('clear')).toEqual([expect.stringMatching(/only sips of clear liquids/)])
  })

  it.each(['puree', 'soft'] as const)('says in %s that portions grow', (phase) => {
    expect(mealPlanCautions(phase)).toEqual([expect.stringMatching(/start very small and grow/)])
  })

  it('has nothing to say in other phases', () => {
    expect([mealPlanCautions(null), mealPlanCautions('full'), mealPlanCautions('regular')]).toEqual([
      [],
      [],
      [],
    ])
  })
})

describe(planLimits.name, () => {
  const clinicPlan = { ...NO_PLAN, pureeFrom: '2026-11-10', pureeMealG: 45, proteinG: 75 }
  const ofClinic = {
    gender: 'female',
    heightInches: 64,
    activityLevel: 'light',
    surgeryDate: '2026-11-01',
    clinicPlan,
  } as const

  it('holds meals to the size that the clinic says, and begins where its stage begins', () => {
    expect(mealPlanBasis(ofClinic, '2026-11-10')).toMatchObject({
      planPhase: 'puree',
      goals: { calories: 500, proteinG: 75 },
      limits: { mealG: 45 },
      fromClinic: ['stage', 'portion', 'protein'],
    })
    expect(mealPlanBasis({ ...ofClinic, clinicPlan: null }, '2026-11-10').planPhase).toBe('full')
    // The weeks in which portions grow count from the day the clinic says, too.
    expect(mealPlanBasis(ofClinic, '2026-11-17').goals.calories).toBe(600)
  })

  it.each([
    ['puree', [14, 20, 21, 27], [60, 60, 90, 90]],
    ['soft', [28, 34, 35, 42, 49, 55], [60, 60, 80, 100, 120, 120]],
    ['full', [2, 13], [240, 240]],
    ['regular', [56, 300], [240, 240]],
    ['maintenance', [365, 4000], [240, 240]],
    ['preop', [-14], [null]],
  ] as const)('lets a meal of %s on the days %p weigh %p g', (phase, days, grams) => {
    expect(days.map((day) => planLimits(phaseOfKey(phase), day).mealG)).toEqual(grams)
  })

  it('is the careful one without a date and before the phase, and the last one after it', () => {
    expect([null, 3, 400].map((day) => planLimits(phaseOfKey('soft'), day).mealG)).toEqual([60, 60, 120])
  })

  it('keeps the energy inside the range of the phase', () => {
    expect([14, 21, 28, 55, 70].map((day) => rampKcal(phaseOfKey(day < 28 ? 'puree' : 'soft'), day))).toEqual(
      [500, 600, 600, 800, 800],
    )
    expect(rampKcal(phaseOfKey('regular'), 60)).toBeNull()
  })
})

describe(previewOf.name, () => {
  it('takes the first of three categories that fit the phase', () => {
    const recipe = (
      id: number,
      category: 'breakfast' | 'lunch' | 'dinner' | 'snacks',
      phase: 'full' | 'soft',
    ) => ({
      id,
      category,
      phases: [phase],
    })
    const recipes = [
      recipe(1, 'breakfast', 'full'),
      recipe(2, 'breakfast', 'soft'),
      recipe(3, 'breakfast', 'soft'),
      recipe(4, 'lunch', 'soft'),
      recipe(5, 'dinner', 'soft'),
      recipe(6, 'snacks', 'soft'),
    ]
    expect(previewOf(recipes, 'soft').map(({ id }) => id)).toEqual([2, 4, 5])
  })
})

const plate = fc.record({
  calories: fc.integer({ min: 10, max: 400 }),
  proteinG: fc.integer({ min: 0, max: 40 }),
  carbsG: fc.integer({ min: 0, max: 40 }),
  grams: fc.integer({ min: 10, max: 250 }),
  meal: fc.integer({ min: 0, max: 4 }),
  planned: fc.constantFrom<(0 | 1)[]>(0, 1),
  factors: fc.constantFrom<readonly number[]>([1], [0.5, 1, 1.5], [0, 0.5, 1, 1.5, 2]),
})
const plates = fc.array(plate, { minLength: 1, maxLength: 12 })
const goal = fc.record({
  calories: fc.option(fc.integer({ min: 400, max: 2000 })),
  proteinG: fc.option(fc.integer({ min: 50, max: 110 })),
})
const total = (
  items: readonly Adjustable[],
  factors: readonly number[],
  of: 'calories' | 'proteinG' | 'carbsG',
) => items.reduce((sum, item, index) => sum + item[of] * (factors[index] ?? 1), 0)
const both = (items: readonly Adjustable[], factors: readonly number[]) => ({
  calories: total(items, factors, 'calories'),
  proteinG: total(items, factors, 'proteinG'),
})
const gramsOn = (items: readonly Adjustable[], factors: readonly number[], meal: number): number =>
  items.reduce((sum, item, index) => sum + (item.meal === meal ? item.grams * (factors[index] ?? 1) : 0), 0)
/** The same limit for each of five meals. */
const mealsOf = (maxG: number | null, carbsG: number | null = null) => ({
  mealG: Array.from({ length: 5 }, () => maxG),
  carbsG,
})

describe(fitDay.name, () => {
  const item = (said: Partial<Adjustable>): Adjustable => ({
    calories: 200,
    proteinG: 25,
    carbsG: 10,
    grams: 200,
    meal: 0,
    planned: 1,
    factors: [0.5, 1, 1.5],
    ...said,
  })

  it('leaves a day alone that meets its goals', () => {
    const day = [item({ calories: 500, proteinG: 40 }), item({ calories: 500, proteinG: 40, meal: 1 })]
    expect(fitDay(day, { calories: 1000, proteinG: 80 }, mealsOf(null))).toEqual([1, 1])
    expect(fitDay(day, { calories: null, proteinG: null }, mealsOf(null))).toEqual([1, 1])
  })

  it('grows and shrinks plates towards the goals', () => {
    const day = [item({}), item({ calories: 100, proteinG: 1, grams: 100, factors: [0, 1, 2] })]
    expect(fitDay(day, { calories: 400, proteinG: 27 }, mealsOf(null))).toEqual([1, 2])
    expect(fitDay(day, { calories: 300, proteinG: 38 }, mealsOf(null))).toEqual([1.5, 0])
    expect(fitDay(day, { calories: 400, proteinG: 27 }, mealsOf(350))).toEqual([1, 1])
  })

  it('adds what is held ready only where a goal needs it', () => {
    const day = [
      item({ calories: 300, proteinG: 30, factors: [1] }),
      item({ calories: 40, proteinG: 0, grams: 5, planned: 0, factors: [0, 1, 2] }),
    ]
    expect(fitDay(day, { calories: 300, proteinG: 30 }, mealsOf(null))).toEqual([1, 0])
    expect(fitDay(day, { calories: 380, proteinG: 30 }, mealsOf(null))).toEqual([1, 2])
  })

  it('shrinks a plate that was written too heavy, and leaves out what is too much at its smallest', () => {
    expect(fitDay([item({})], { calories: 200, proteinG: 25 }, mealsOf(120))).toEqual([0.5])
    expect(fitDay([item({})], { calories: 200, proteinG: 25 }, mealsOf(60))).toEqual([0])
  })

  it('keeps to the carbohydrate of the day before it meets a goal', () => {
    const day = [item({ carbsG: 60 }), item({ carbsG: 60, meal: 1 })]
    const factors = fitDay(day, { calories: 400, proteinG: 50 }, mealsOf(null, 100))
    expect(total(day, factors, 'carbsG')).toBeLessThanOrEqual(100)
  })

  it('overfills no meal and no day, whatever was written, and uses sensible sizes alone', () => {
    const limit = fc.option(fc.integer({ min: 20, max: 300 }))
    fc.assert(
      fc.property(plates, goal, limit, limit, (items, goals, maxG, carbsG) => {
        const factors = fitDay(items, goals, mealsOf(maxG, carbsG))
        items.forEach((one, index) => expect([0, one.planned, ...one.factors]).toContain(factors[index]))
        expect(total(items, factors, 'carbsG')).toBeLessThanOrEqual((carbsG ?? Infinity) + 1e-6)
        for (const { meal } of items)
          expect(gramsOn(items, factors, meal)).toBeLessThanOrEqual((maxG ?? Infinity) + 1e-6)
      }),
    )
  })

  it('never ends farther from the goals where nothing limits it', () => {
    fc.assert(
      fc.property(plates, goal, (items, goals) => {
        const asPlanned = items.map(({ planned }) => planned)
        expect(planDistance(both(items, fitDay(items, goals, mealsOf(null))), goals)).toBeLessThanOrEqual(
          planDistance(both(items, asPlanned), goals) + 1e-9,
        )
      }),
    )
  })
})

describe(fitsGoals.name, () => {
  it.each([
    [{ calories: 1000, proteinG: 80 }, true],
    [{ calories: 1100, proteinG: 72 }, true],
    [{ calories: 1101, proteinG: 80 }, false],
    [{ calories: 1000, proteinG: 71 }, false],
  ])('judges %p: %p', (figures, fits) => {
    expect(fitsGoals(figures, { calories: 1000, proteinG: 80 })).toBe(fits)
  })
})

describe(swapsFor.name, () => {
  const dish = (
    recipeId: string,
    category: 'lunch' | 'dinner' | 'snacks',
    calories: number,
    proteinG: number,
    said: { grams?: number; carbsG?: number; isDrink?: boolean; allergens?: Allergen[] } = {},
  ) => ({
    recipeId,
    category,
    calories,
    proteinG,
    grams: 150,
    carbsG: 10,
    isDrink: false,
    allergens: [],
    ...said,
  })
  const salad = dish('salad', 'lunch', 200, 25)
  const FREE = { grams: null, carbsG: null }
  const shown = (...given: Parameters<typeof swapsFor>) =>
    swapsFor(...given).map(({ dish: { recipeId }, servings }) => [recipeId, servings])

  it('answers like dishes of the course, nearest first, in servings that fit', () => {
    const others = [
      salad,
      dish('far', 'lunch', 400, 10),
      dish('snack', 'snacks', 200, 25),
      dish('fish', 'dinner', 220, 26),
      dish('soup', 'lunch', 135, 17),
    ]
    expect(shown(salad, 1, others, FREE)).toEqual([
      ['soup', 1.5],
      ['fish', 1],
    ])
  })

  it('begins with dishes that bring no allergen which the planned one does not have', () => {
    const eggs = dish('eggs', 'lunch', 200, 25, { allergens: ['egg', 'milk'] })
    const others = [
      dish('satay', 'lunch', 200, 25, { allergens: ['peanuts'] }),
      dish('frittata', 'lunch', 210, 25, { allergens: ['egg'] }),
      dish('fish', 'lunch', 205, 25, { allergens: ['fish', 'milk'] }),
      dish('beans', 'lunch', 220, 25),
    ]
    expect(shown(eggs, 1, others, FREE).map(([recipeId]) => recipeId)).toEqual([
      'frittata',
      'beans',
      'satay',
      'fish',
    ])
  })

  it('takes nothing that the plate or the day has no room for', () => {
    const others = [
      dish('heavy', 'lunch', 200, 25, { grams: 300 }),
      dish('sweet', 'lunch', 200, 25, { carbsG: 40 }),
    ]
    expect(shown(salad, 1, others, { grams: 160, carbsG: null })).toEqual([['sweet', 1]])
    expect(shown(salad, 1, others, { grams: null, carbsG: 12 })).toEqual([['heavy', 1]])
  })

  it('never puts a drink in the place of food, nor food in the place of a drink', () => {
    const shake = dish('shake', 'lunch', 200, 25, { isDrink: true })
    expect(shown(salad, 1, [shake], FREE)).toEqual([])
    expect(shown(shake, 1, [salad], FREE)).toEqual([])
  })
})
