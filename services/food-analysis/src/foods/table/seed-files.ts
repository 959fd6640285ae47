import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { FoodToStore } from './food.repository.js'
import { withNames } from './seed-names.js'
import { withMicronutrients } from './seed-nutrients.js'
import { readSeedRow } from './seed-row.js'

// The same way up from src/foods/table and from dist/foods/table.
const FOLDER = new URL('../../../seed/foods/', import.meta.url)
const NAMES = new URL('names/', FOLDER)
const NUTRIENTS = new URL('../nutrients.csv', FOLDER)

const versionFile = z.strictObject({ version: z.string().regex(/^\d{1,4}\.\d{1,4}$/) })

/** The shipped food table: its version, a hash of all its files, and its foods. */
export interface FoodSeed {
  readonly version: string
  readonly sha256: string
  readonly foods: readonly FoodToStore[]
}

const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true })

const textsOf = async (folder: URL): Promise<string[]> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort()
  return Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
}

/** Reads and checks the shipped table. Throws an Error that names the food and what is wrong with it. */
export const readFoodSeed = async (): Promise<FoodSeed> => {
  const { version } = versionFile.parse(JSON.parse(await readFile(new URL('version.json', FOLDER), 'utf8')))
  const [texts, names, nutrients] = await Promise.all([
    textsOf(FOLDER),
    textsOf(NAMES),
    readFile(NUTRIENTS, 'utf8'),
  ])
  const named = withNames(texts.flatMap(rowsOf).map(readSeedRow), names.flatMap(rowsOf))
  return {
    version,
    sha256: createHash('sha256')
      .update([...texts, ...names, nutrients].join('\n'))
      .digest('hex'),
    foods: withMicronutrients(named, rowsOf(nutrients)),
  }
}
