import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { statement } from '@gb/service-kit'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { FoodRepository } from '../table/food.repository.js'
import { FdcImportService, ImportRefusal } from './fdc-import.service.js'
import { FdcRepository } from './fdc.repository.js'

// Sorted backwards in the file: nothing promises that the rows of one food stand together.
const AMOUNTS: [number, Record<string, number>][] = [
  [900001, { 1008: 80, 1003: 2, 1005: 18, 1004: 0.1, 1079: 3, 2000: 5, 1093: 12 }],
  [900002, { 1008: 110, 1003: 24, 1005: 0, 1004: 1.5 }],
  [900003, { 1008: 70, 1003: 2.5, 1005: 12, 1004: 1.5, 1079: 1.7, 2000: 0.3 }],
  [900004, { 1008: 500, 1003: 6, 1005: 60, 1004: 26, 1079: 3, 2000: 20 }],
  [900006, { 1008: 50, 1003: 1, 1005: 12, 1004: 0, 1079: 1 }],
  [900007, { 1008: 50, 1003: 1, 1005: 12, 1079: 1, 2000: 3 }],
]

// The layout of a real download, with made-up foods.
const FILES: Record<string, string> = {
  'food.csv': `"fdc_id","data_type","description","food_category_id","publication_date"
"900001","sr_legacy_food","Zanthi root, boiled, with ""skin""","11","2019-04-01"
"900002","foundation_food","Zanthi fillet, raw","10","2020-10-30"
"900003","survey_fndds_food","Zanthi porridge","","2022-10-28"
"900004","branded_food","ZANTHI CRUNCH","","2023-01-01"
"900005","sample_food","Zanthi sample","11","2019-04-01"
"900006","sr_legacy_food","Zanthi leaf","11","2019-04-01"
"900007","sr_legacy_food","Zanthi without fat figure","11","2019-04-01"
`,
  'food_nutrient.csv': `"id","fdc_id","nutrient_id","amount","data_points","derivation_id"
${AMOUNTS.flatMap(([fdcId, amounts]) =>
  Object.entries(amounts).map(
    ([nutrient, amount]) => `"${fdcId}${nutrient}","${fdcId}","${nutrient}","${amount}","1","1"`,
  ),
)
  .reverse()
  .join('\n')}
`,
  'food_portion.csv': `"id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"
"1","900001","1","1","9999","","cup, chopped","150"
"2","900001","2","0.5","1000","","mashed","120"
"3","900003","1","","9999","1 bowl","","250"
"4","900003","2","","9999","Quantity not specified","","100"
`,
  'measure_unit.csv': `"id","name"\n"1000","cup"\n"9999","undetermined"\n`,
}

let food: Awaited<ReturnType<typeof startFoodAnalysis>>
let folder: string
let importer: FdcImportService
const lines: string[] = []
const say = (line: string): void => void lines.push(line)

const forget = statement('test_forget_fdc', `DELETE FROM food_analysis.food WHERE source = 'fdc'`)
const stored = statement(
  'test_stored_fdc',
  `SELECT food_id, name, calories::float8 AS calories, sugar_g::float8 AS sugar_g, portions, source_note
     FROM food_analysis.food WHERE source = 'fdc' ORDER BY food_id`,
)
const left = statement(
  'test_left_fdc',
  `SELECT (SELECT count(*) FROM food_analysis.fdc_staged_food)::int AS staged,
          (SELECT count(*) FROM food_analysis.fdc_progress)::int AS progress`,
)

beforeAll(async () => {
  food = await startFoodAnalysis()
  folder = mkdtempSync(join(tmpdir(), 'fdc-'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  importer = new FdcImportService(new FdcRepository(food.sql), new FoodRepository(food.sql))
})
beforeEach(async () => {
  lines.length = 0
  await food.sql.query(forget)
})
afterAll(async () => {
  await food.sql.query(forget)
  await food.close()
  rmSync(folder, { recursive: true })
})

const EXPECTED = [
  {
    food_id: 'fdc-900001',
    name: 'Zanthi root, boiled, with "skin"',
    calories: 80,
    sugar_g: 5,
    portions: [
      { name: 'cup, chopped', grams: 150 },
      { name: 'cup, mashed', grams: 240 },
    ],
    source_note: 'USDA FoodData Central',
  },
  // Without carbohydrate there is no sugar in it, measured or not.
  {
    food_id: 'fdc-900002',
    name: 'Zanthi fillet, raw',
    calories: 110,
    sugar_g: 0,
    portions: [{ name: 'ounce', grams: 28.35 }],
    source_note: 'USDA FoodData Central',
  },
  {
    food_id: 'fdc-900003',
    name: 'Zanthi porridge',
    calories: 70,
    sugar_g: 0.3,
    portions: [{ name: 'bowl', grams: 250 }],
    source_note: 'USDA FoodData Central',
  },
  // Nobody measured its sugar, which is not 0.
  {
    food_id: 'fdc-900006',
    name: 'Zanthi leaf',
    calories: 50,
    sugar_g: null,
    portions: [{ name: 'ounce', grams: 28.35 }],
    source_note: 'USDA FoodData Central',
  },
]

describe(FdcImportService.name, () => {
  it('loads foods with their figures and portions, and tells how far it is', async () => {
    expect(await importer.run({ path: folder, withBranded: false, say })).toEqual({ imported: 4, skipped: 1 })
    expect(await food.sql.query(stored)).toEqual(EXPECTED)
    expect(await food.sql.one(left)).toEqual({ staged: 0, progress: 0 })
    expect(lines).toEqual([
      'food.csv: 7 rows',
      expect.stringMatching(/^food_nutrient\.csv: \d+ rows$/),
      'food_portion.csv: 4 rows',
      '4 foods stored, 1 left out that lack energy, protein, carbohydrate or fat',
    ])
  })

  it('finds them by search, behind the own table', async () => {
    await importer.run({ path: join(folder, 'food.csv'), withBranded: false, say })
    const { body } = await food.call('GET', '/api/foods?q=boiled%20zanthi', { as: randomUUID() })
    expect(body['foods']).toMatchObject([{ food_id: 'fdc-900001', earliest_phase: null }])
  })

  it('changes nothing when it runs again', async () => {
    for (let time = 0; time < 2; time++) await importer.run({ path: folder, withBranded: false, say })
    expect(await food.sql.query(stored)).toEqual(EXPECTED)
  })

  it('goes on where a killed import stopped', async () => {
    const broken = new FoodRepository(food.sql)
    broken.upsert = () => Promise.reject(new Error('killed'))
    const first = new FdcImportService(new FdcRepository(food.sql), broken)
    await expect(first.run({ path: folder, withBranded: false, say })).rejects.toThrow('killed')
    lines.length = 0
    expect(await importer.run({ path: folder, withBranded: false, say })).toEqual({ imported: 4, skipped: 1 })
    expect(lines[0]).toBe('food.csv: going on after 7 rows')
    expect(lines.filter((line) => line.endsWith(' rows') && !line.includes('going on'))).toEqual([])
    expect(await food.sql.query(stored)).toEqual(EXPECTED)
  })

  it('begins anew with another download', async () => {
    const broken = new FoodRepository(food.sql)
    broken.upsert = () => Promise.reject(new Error('killed'))
    const first = new FdcImportService(new FdcRepository(food.sql), broken)
    await expect(first.run({ path: folder, withBranded: true, say })).rejects.toThrow('killed')
    utimesSync(join(folder, 'food.csv'), new Date(0), new Date(1_600_000_000_000))
    lines.length = 0
    await importer.run({ path: folder, withBranded: true, say })
    expect(lines[0]).toBe('food.csv: 7 rows')
    expect((await food.sql.query(stored)).length).toBe(5)
  })

  it('refuses a folder without a download', async () => {
    await expect(importer.run({ path: tmpdir(), withBranded: false, say })).rejects.toThrow(ImportRefusal)
  })
})
