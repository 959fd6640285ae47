import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  EARLIEST_PHASES,
  FOOD_GRAMS_PER_100_G,
  FOOD_KCAL_PER_100_G,
  FOOD_NAME_LENGTH,
  FOOD_SOURCES,
  type Limit,
  MAX_ITEMS,
  MAX_PORTIONS,
  MEAL_FIGURE,
  MEAL_TYPES,
  PHASE_KEYS,
  RATING_LABELS,
} from '@gb/domain'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { foodAnalysisDatabase } from '../../data-source.js'
import { RATING_SCORE } from '../../food-log/meal/food-limits.js'
import { MEAL_SOURCES } from '../../food-log/meal/meal.js'
import { SCAN_STATES } from '../../quota/scan.entity.js'
import { FoodAnalysis1795168779000 } from './1795168779000-food-analysis.js'
import { Foods1795181706000 } from './1795181706000-foods.js'
import { ProductsAndImport1795183592000 } from './1795183592000-products-and-import.js'
import { UnmeasuredFigures1795188727000 } from './1795188727000-unmeasured-figures.js'
import { FavouritesKeepTheirSource1795204783000 } from './1795204783000-favourites-keep-their-source.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [foodAnalysisDatabase])
  owner = await ownerDataSource(url, foodAnalysisDatabase).initialize()
})
afterAll(() => owner.destroy())

const VALID: Record<string, unknown> = {
  recorded_at: '2026-11-20T12:00:00Z',
  time_zone: 'UTC',
  local_date: '2026-11-20',
  meal_type: 'lunch',
  items: '[{}]',
  calories: 1,
  protein_g: 1,
  carbs_g: 1,
  fat_g: 1,
  fiber_g: 1,
  sugar_g: 1,
  phase: null,
  rating: 'good',
  rating_score: 60,
  rating_reasons: [],
  recommendations: [],
  assumptions: [],
  source: 'ai',
}

const insert = (table: string, row: Record<string, unknown>) =>
  owner.query(
    `INSERT INTO food_analysis.${table} (${Object.keys(row).join(', ')})
     VALUES (${Object.keys(row)
       .map((_, index) => `$${index + 1}`)
       .join(', ')})`,
    Object.values(row),
  )
const insertMeal = (change: Record<string, unknown>) =>
  insert('food_entry', { user_id: randomUUID(), entry_id: randomUUID(), ...VALID, ...change })

const items = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({})))
const insertScan = (state: string, entryId: string | null) =>
  insert('scan', {
    user_id: randomUUID(),
    scan_id: randomUUID(),
    state,
    expires_at: new Date(),
    entry_id: entryId,
  })

const CHECK_VIOLATION = { driverError: expect.objectContaining({ code: '23514' }) }

const expectLimit = async (column: string, limit: Limit) => {
  await insertMeal({ [column]: limit.min })
  await insertMeal({ [column]: limit.max })
  await expect(insertMeal({ [column]: limit.min - limit.step })).rejects.toMatchObject(CHECK_VIOLATION)
  await expect(insertMeal({ [column]: limit.max + limit.step })).rejects.toMatchObject(CHECK_VIOLATION)
}
const expectWords = async (column: string, words: readonly string[]) => {
  for (const word of words) await insertMeal({ [column]: word })
  await expect(insertMeal({ [column]: 'unheard' })).rejects.toMatchObject(CHECK_VIOLATION)
}

describe(FoodAnalysis1795168779000.name, () => {
  it('makes the tables that the entities describe', async () => {
    const { upQueries } = await owner.driver.createSchemaBuilder().log()
    expect(upQueries.map(({ query }) => query)).toEqual([])
  })

  it.each(['calories', 'protein_g', 'carbs_g', 'fat_g', 'fiber_g', 'sugar_g'])(
    'holds %s to the limit of a meal and refuses NaN',
    async (column) => {
      await expectLimit(column, MEAL_FIGURE)
      await expect(insertMeal({ [column]: 'NaN' })).rejects.toMatchObject(CHECK_VIOLATION)
    },
  )

  it('holds the score to its points', () => expectLimit('rating_score', RATING_SCORE))

  it.each([
    ['meal_type', MEAL_TYPES],
    ['rating', RATING_LABELS],
    ['phase', PHASE_KEYS],
    ['source', MEAL_SOURCES],
  ])('takes every %s of the product and no other', async (column, words) => {
    await expectWords(column, words)
  })

  it('holds a meal to 1 to 30 items', async () => {
    await insertMeal({ items: items(MAX_ITEMS) })
    for (const wrong of [items(0), items(MAX_ITEMS + 1), '"text"'])
      await expect(insertMeal({ items: wrong })).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it('refuses a label without a score', async () => {
    await insertMeal({ rating: null, rating_score: null })
    await expect(insertMeal({ rating_score: null })).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it('knows the states of a scan, and only a committed one has a meal', async () => {
    for (const state of SCAN_STATES) await insertScan(state, state === 'committed' ? randomUUID() : null)
    await expect(insertScan('lost', null)).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insertScan('committed', null)).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insertScan('refunded', randomUUID())).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it('never counts below zero', async () => {
    await expect(insert('scan_quota', { user_id: randomUUID(), used: -1 })).rejects.toMatchObject(
      CHECK_VIOLATION,
    )
  })

  it('can be undone and done again', async () => {
    const undone = await undoMigrations(owner, FoodAnalysis1795168779000)
    const rest = await owner.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'food_analysis'`)
    expect(rest).toEqual([{ tablename: 'migration' }])
    expect(await migrate(url, [foodAnalysisDatabase])).toBe(undone)
  })
})

const FOOD: Record<string, unknown> = {
  source: 'own',
  name: 'Egg',
  calories: 155,
  protein_g: 12.58,
  carbs_g: 1.12,
  fat_g: 10.61,
  fiber_g: 0,
  sugar_g: 1.12,
  portions: '[{}]',
  earliest_phase: 'soft',
  is_drink: false,
  tags: [],
  aliases: [],
  source_note: 'SR28',
  document: 'egg',
}
const insertFood = (change: Record<string, unknown>) =>
  insert('food', { food_id: randomUUID(), ...FOOD, ...change })
const refusesFood = (change: Record<string, unknown>) =>
  expect(insertFood(change)).rejects.toMatchObject(CHECK_VIOLATION)

describe(Foods1795181706000.name, () => {
  it.each([
    ['calories', FOOD_KCAL_PER_100_G],
    ...['protein_g', 'carbs_g', 'fat_g', 'fiber_g', 'sugar_g'].map(
      (column) => [column, FOOD_GRAMS_PER_100_G] as const,
    ),
  ] as [string, Limit][])('holds %s to the limit of 100 g', async (column, limit) => {
    await insertFood({ [column]: limit.min })
    await insertFood({ [column]: limit.max })
    await refusesFood({ [column]: limit.min - limit.step })
    await refusesFood({ [column]: limit.max + limit.step })
  })

  it('takes every source and phase of the product and no other', async () => {
    for (const source of FOOD_SOURCES) await insertFood({ source })
    for (const phase of [...EARLIEST_PHASES, null]) await insertFood({ earliest_phase: phase })
    await refusesFood({ source: 'unheard' })
    await refusesFood({ earliest_phase: 'unheard' })
  })

  it('holds names, ids and portions to their limits', async () => {
    await insertFood({ name: 'x'.repeat(FOOD_NAME_LENGTH.max), portions: items(MAX_PORTIONS) })
    await refusesFood({ name: 'x'.repeat(FOOD_NAME_LENGTH.max + 1) })
    for (const portions of [items(0), items(MAX_PORTIONS + 1), '{}']) await refusesFood({ portions })
    for (const id of ['', 'Egg', 'x'.repeat(81), '-egg']) await refusesFood({ food_id: id })
  })
})

describe(ProductsAndImport1795183592000.name, () => {
  const insertCode = (code: string, state: string) => insert('barcode', { code, state })

  it('keeps only product codes, in a known state', async () => {
    await owner.query('DELETE FROM food_analysis.barcode WHERE code IN ($1, $2)', [
      '96385074',
      '3017620422003',
    ])
    await insertCode('96385074', 'found')
    await insertCode('3017620422003', 'unknown')
    for (const code of ['', '1234567', '036000291452', 'abcdefgh'])
      await expect(insertCode(code, 'found')).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insertCode('12345670', 'unheard')).rejects.toMatchObject(CHECK_VIOLATION)
  })
})

describe(UnmeasuredFigures1795188727000.name, () => {
  const CODES = ['4006381333931', '4000417025005', '4008400402222']
  const [WITHOUT_FIBER = '', WITH_FIBER = '', INCOMPLETE = ''] = CODES
  const insertProduct = (code: string, fiber: number | null) =>
    insertFood({ food_id: `ean-${code}`, source: 'product', fiber_g: fiber })
  const products = (): Promise<unknown> =>
    owner.query(
      `SELECT code, fiber_g::float8 AS fiber FROM food_analysis.barcode
         LEFT JOIN food_analysis.food ON food_id = 'ean-' || code WHERE code = ANY($1) ORDER BY code DESC`,
      [CODES],
    )
  afterAll(async () => {
    await owner.query('DELETE FROM food_analysis.barcode WHERE code = ANY($1)', [CODES])
    await owner.query(`DELETE FROM food_analysis.food WHERE food_id = ANY($1)`, [
      CODES.map((code) => `ean-${code}`),
    ])
  })

  it('makes a fiber that was counted as 0 unknown, and goes back', async () => {
    await undoMigrations(owner, UnmeasuredFigures1795188727000)
    await insertProduct(WITHOUT_FIBER, 0)
    await insertProduct(WITH_FIBER, 3)
    await insert('barcode', { code: WITHOUT_FIBER, state: 'found', fiber_known: false })
    await insert('barcode', { code: WITH_FIBER, state: 'found', fiber_known: true })
    await insert('barcode', { code: INCOMPLETE, state: 'incomplete', fiber_known: false })
    await migrate(url, [foodAnalysisDatabase])
    const known = [
      { code: WITHOUT_FIBER, fiber: null },
      { code: WITH_FIBER, fiber: 3 },
    ]
    expect(await products()).toEqual(known)
    await undoMigrations(owner, UnmeasuredFigures1795188727000)
    expect(await products()).toEqual([{ code: WITHOUT_FIBER, fiber: 0 }, known[1]])
    await migrate(url, [foodAnalysisDatabase])
    expect(await products()).toEqual(known)
  })

  it('takes a food without fiber and sugar', async () => {
    await insertFood({ source: 'product', fiber_g: null, sugar_g: null })
    await expect(insertFood({ calories: null })).rejects.toMatchObject({
      driverError: expect.objectContaining({ code: '23502' }),
    })
  })
})

describe(FavouritesKeepTheirSource1795204783000.name, () => {
  it('gives a favorite the source of the meal it was made of, while that is there', async () => {
    await undoMigrations(owner, FavouritesKeepTheirSource1795204783000)
    const [user_id, logged, gone] = [randomUUID(), randomUUID(), randomUUID()]
    const assumptions = ['Sample result: no AI is connected']
    await insertMeal({ user_id, entry_id: logged, source: 'sample', assumptions })
    for (const entry_id of [logged, gone])
      await insert('favourite_meal', { user_id, entry_id, meal_type: 'lunch', items: items(1) })
    await migrate(url, [foodAnalysisDatabase])
    const rows = await owner.query(
      'SELECT entry_id, source, assumptions, rating FROM food_analysis.favourite_meal WHERE user_id = $1 ORDER BY rating',
      [user_id],
    )
    expect(rows).toEqual([
      { entry_id: logged, source: 'sample', assumptions, rating: 'good' },
      { entry_id: gone, source: 'manual', assumptions: [], rating: null },
    ])
  })
})
