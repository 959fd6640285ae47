import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { foodMatcher, IMAGE, totalsOf } from '@gb/domain'
import { AppError } from '@gb/service-kit'
import type { AnalyzedPlate } from '../analysis/analyzer/analyzed-plate.js'
import type { FoodAnalyzer } from '../analysis/analyzer/food-analyzer.js'
import type { OpenAiSettings } from '../analysis/openai/openai-chat.js'
import { SampleFoodAnalyzer } from '../analysis/sample/sample.food-analyzer.js'
import { type MatchFood, withTableFigures } from '../analysis/table-figures.js'
import { readFoodSeed } from '../foods/table/seed-files.js'
import { PhotoService } from '../analysis/photo/photo.service.js'
import { EVAL_MESSAGES } from './messages.js'
import { type KnownMeal, readPhotoSet } from './photo-set.js'
import { type EvaluatedMeal, reportOf } from './report.js'

/** What a measurement is told. */
export interface EvalOptions {
  /** Photos and their meals.json. */
  readonly folder: string
  /** The provider of the product; null while none is configured. */
  readonly openai: OpenAiSettings | null
  /** Told a line now and then. */
  readonly say: (line: string) => void
}

interface Tools {
  readonly analyzer: FoodAnalyzer
  readonly photos: PhotoService
  readonly matchFood: MatchFood
}

/** The photo as the product sees it: made smaller as the browser does, then read by the server. */
const prepared = async (path: string, photos: PhotoService): Promise<Buffer | null> => {
  // Here, so that a server, which never measures, does not load it.
  const { default: sharp } = await import('sharp')
  try {
    const small = await sharp(await readFile(path), { autoOrient: true })
      .resize({ width: IMAGE.maxWidth, height: IMAGE.maxHeight, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: IMAGE.jpegQuality * 100 })
      .toBuffer()
    return await photos.normalize(small.toString('base64'))
  } catch {
    return null
  }
}

const ask = async ({ analyzer }: Tools, image: Buffer, meal: KnownMeal): Promise<AnalyzedPlate | string> => {
  try {
    return await analyzer.analyze(image, meal.mealType, new AbortController().signal)
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

const evaluated = async (folder: string, meal: KnownMeal, tools: Tools): Promise<EvaluatedMeal> => {
  const image = await prepared(join(folder, meal.photo), tools.photos)
  if (!image) return { ...meal, estimated: null, why: EVAL_MESSAGES.noPhoto }
  const plate = await ask(tools, image, meal)
  if (typeof plate === 'string') return { ...meal, estimated: null, why: plate }
  if (plate.kind !== 'plate') return { ...meal, estimated: null, why: plate.kind }
  return { ...meal, estimated: totalsOf(withTableFigures(plate.items, tools.matchFood)) }
}

const analyzerOf = async (openai: OpenAiSettings | null): Promise<FoodAnalyzer> => {
  if (!openai) return new SampleFoodAnalyzer()
  // Loaded only where it is used: every process of the service reads this file, few of them have a provider.
  const { OpenAiFoodAnalyzer } = await import('../analysis/openai/openai.food-analyzer.js')
  return new OpenAiFoodAnalyzer(openai, async () => {})
}

/**
 * Runs a folder of photos with known contents through the configured provider, one after the other, and tells how far
 * energy and protein are off. Stores nothing and counts against no limit of the product.
 * @throws EvalRefusal when the folder cannot be measured with
 */
export const evalFood = async ({ folder, openai, say }: EvalOptions): Promise<void> => {
  const matchFood = foodMatcher((await readFoodSeed()).foods.map(({ food }) => food))
  const meals = await readPhotoSet(folder, matchFood)
  say(openai ? EVAL_MESSAGES.provider(openai.model) : EVAL_MESSAGES.sample)
  const analyzer = await analyzerOf(openai)
  const tools: Tools = { analyzer, photos: new PhotoService(), matchFood }
  const results: EvaluatedMeal[] = []
  for (const meal of meals) results.push(await evaluated(folder, meal, tools))
  for (const line of reportOf(results)) say(line)
  if (!openai) say(EVAL_MESSAGES.measuresNothing)
}
