import { describe, expect, it } from '@jest/globals'
import {
  type Allergen,
  fitsTexture,
  isWithin,
  ITEM_GRAMS,
  MAX_ITEMS,
  type MealType,
  nutrientsFor,
  PLAN_PHASES,
  phaseOfKey,
  rateMeal,
  RECIPE_CATEGORIES,
  type RecipeCategory,
} from '@gb/domain'
import { readSeed } from '../documents/seed/seed-files.js'
import { shippedFoods, type TableFood } from '../testing/food-table.js'
import { cookBook } from './cooked-book.js'
import { toWrittenBook } from './recipe-book.mapper.js'

const document = (await readSeed()).find(({ slug }) => slug === 'recipes')
if (!document) throw new Error('no seed for recipes')
const written = toWrittenBook(document)
const book = cookBook(written, [...shippedFoods.values()])
const dishes = [...book.dishes.values()]
const pantry = [...written.pantry.values()]

/** Source: health-rules 7.3. */
const PORTION_TOLERANCE = 1.25
const foodOf = (foodId: string | null): TableFood => {
  const food = shippedFoods.get(foodId ?? '')
  if (!food) throw new Error(`no food ${foodId}`)
  return food
}

const MEAL_OF: Record<RecipeCategory, MealType> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snacks: 'snack',
}

describe('the shipped recipes', () => {
  it('are at least 64, and at least 16 of every category', () => {
    expect(written.recipes.length).toBeGreaterThanOrEqual(64)
    for (const category of RECIPE_CATEGORIES)
      expect(dishes.filter((dish) => dish.category === category).length).toBeGreaterThanOrEqual(16)
  })

  it('serve every phase in every category', () => {
    for (const phase of PLAN_PHASES)
      for (const category of RECIPE_CATEGORIES) {
        const fitting = dishes.filter((dish) => dish.category === category && dish.phases.includes(phase))
        expect([phase, category, fitting.length >= 3]).toEqual([phase, category, true])
      }
  })

  it('are made of foods that the food table knows, so that none is left out', () => {
    expect(book.unknownFoods).toEqual([])
    expect(book.dishes.size).toBe(written.recipes.length)
  })

  it('use every ingredient that stands in the pantry, in a recipe or a plan', async () => {
    const plans = JSON.stringify((await readSeed()).find(({ slug }) => slug === 'meal-plans')?.body)
    const used = new Set(
      written.recipes.flatMap(({ portions }) => portions.map(({ item }) => item.ingredientId)),
    )
    const unused = pantry.filter(({ ingredientId: id }) => !used.has(id) && !plans.includes(`"${id}"`))
    expect(unused).toEqual([])
  })

  it('are computed: the morning shake adds up by hand', () => {
    // 0.75 cup = 183 g of milk (33 kcal, 5.4 g protein per 100 g) and 0.5 scoop = 16 g of whey isolate (352, 78.13).
    expect(book.dishes.get('vanilla-morning-shake')).toMatchObject({
      foods: [
        { foodId: 'ultra-filtered-skim-milk', grams: 183 },
        { foodId: 'whey-protein-isolate-powder', grams: 16 },
      ],
      figures: { calories: 116.7, proteinG: 22.4 },
      grams: 199,
      allergens: ['milk'],
    })
  })
})

describe.each(dishes)('$recipeId', (dish) => {
  const row = phaseOfKey(dish.texture)
  const foods = dish.foods.map(({ foodId, grams }) => ({ ...foodOf(foodId), grams }))

  it('holds nothing that comes later than its texture', () => {
    const ahead = foods.filter(
      ({ earliestPhase }) => !earliestPhase || !fitsTexture(earliestPhase, dish.texture),
    )
    expect(ahead.map(({ foodId }) => foodId)).toEqual([])
    expect(foods.filter(({ tags }) => tags.includes('avoid-early'))).toEqual([])
  })

  it('is a portion for a sleeve', () => {
    // A plan serves less of it where the week asks for less; by itself it stays within what its rating tolerates.
    expect(dish.grams).toBeLessThanOrEqual((row.mealMaxG ?? 0) * PORTION_TOLERANCE)
    expect(dish.figures.calories).toBeLessThanOrEqual(row.mealKcal ?? 0)
    expect(dish.figures.proteinG * 4).toBeGreaterThanOrEqual(dish.figures.calories / 5)
  })

  it('is rated fair or better when it is logged', () => {
    const { label, reasons } = rateMeal({
      kcal: dish.figures.calories,
      proteinG: dish.figures.proteinG,
      carbsG: dish.figures.carbsG,
      fatG: dish.figures.fatG,
      fiberG: dish.figures.fiberG,
      sugarG: dish.figures.sugarG,
      isSugarPartial: false,
      grams: dish.grams,
      mealType: MEAL_OF[dish.category],
      phase: dish.texture,
      monthsSinceSurgery: 1,
      items: foods.map((food) => {
        const { calories, proteinG } = nutrientsFor(food, food.grams)
        return { ...food, kcal: calories, proteinG }
      }),
      confidence: 'high',
    })
    expect({ label, reasons }).toEqual({
      label: expect.stringMatching(/excellent|good|fair/),
      reasons: expect.anything(),
    })
  })

  it('can be logged in one meal', () => {
    expect(dish.foods.length).toBeLessThanOrEqual(MAX_ITEMS)
    for (const { grams } of dish.foods) expect(isWithin(grams, ITEM_GRAMS) && grams > 0).toBe(true)
  })

  it('suits the diet before surgery if it says so', () => {
    if (!dish.suitsPreop) return
    expect(dish.figures.carbsG).toBeLessThanOrEqual(25)
    expect(dish.figures.fatG).toBeLessThanOrEqual(13)
  })

  it('says how it is made, and for how long', () => {
    expect(dish.instructions.length).toBeGreaterThanOrEqual(3)
    expect(dish.prepMinutes).toBeGreaterThanOrEqual(5)
    expect(dish.prepMinutes).toBeLessThanOrEqual(60)
    for (const step of [...dish.instructions, dish.notes]) expect(step).toMatch(/^[A-Z0-9].{8,}[.!]$/)
  })
})

/** What foods hold by what they are; a food may hold more. */
const IMPLIED: Record<Allergen, (food: TableFood) => boolean> = {
  milk: ({ tags, name }) =>
    tags.includes('dairy') ||
    /\b(whey|milk|cream of (chicken|mushroom))\b/i.test(name.replace(/almond milk|soy milk/i, '')),
  egg: ({ kind }) => kind === 'eggs',
  fish: ({ kind, foodId }) =>
    kind === 'fish' && !/shrimp|crab|lobster|scallop|clam|mussel|oyster|octopus/.test(foodId),
  shellfish: ({ foodId }) => /shrimp|crab|lobster|scallop|clam|mussel|oyster/.test(foodId),
  'tree nuts': ({ foodId }) => /almond|walnut|pecan|cashew|pistachio|hazelnut|macadamia|brazil/.test(foodId),
  peanuts: ({ foodId }) => foodId.startsWith('peanut'),
  wheat: ({ foodId }) =>
    /wheat|barley|bulgur|melba|soy-sauce|cream-of-(chicken|mushroom)|tomato-soup/.test(foodId),
  soy: ({ foodId }) => /soy|tofu|tempeh|edamame|miso/.test(foodId),
  sesame: ({ foodId }) => /sesame|hummus|tahini/.test(foodId),
}

describe('the pantry', () => {
  const foods = pantry.filter(({ foodId }) => foodId !== null)

  it.each(Object.entries(IMPLIED))('names %s wherever a food holds it', (allergen, holds) => {
    const silent = foods.filter(
      (item) => holds(foodOf(item.foodId)) && !item.allergens.some((one) => one === allergen),
    )
    expect(silent.map(({ ingredientId }) => ingredientId)).toEqual([])
    expect(foods.some(({ allergens }) => allergens.some((one) => one === allergen))).toBe(true)
  })

  it('weighs its measures as the food table does', () => {
    const NAMES: Record<string, string> = { tbsp: 'tablespoon', tsp: 'teaspoon', oz: 'ounce' }
    const off = foods.flatMap(({ ingredientId, foodId, measures }) =>
      measures.flatMap(({ unit, grams }) => {
        const known = foodOf(foodId).portions.get(NAMES[unit] ?? unit)
        return known === undefined || Math.abs(grams - known) <= known * 0.15
          ? []
          : [`${ingredientId}: ${unit}`]
      }),
    )
    expect(off).toEqual([])
  })
})
