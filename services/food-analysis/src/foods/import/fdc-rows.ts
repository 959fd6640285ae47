import {
  type Food,
  FOOD_GRAMS_PER_100_G,
  FOOD_KCAL_PER_100_G,
  FOOD_NAME_LENGTH,
  foodWords,
  isWithin,
  type Limit,
  MAX_PORTIONS,
  PORTION_GRAMS,
  PORTION_NAME_LENGTH,
  roundToStep,
} from '@gb/domain'
import { cleanText } from '../../shared/clean-text.js'
import type { StagedFigures, StagedFood } from './fdc.repository.js'

/** A line of a file of the download. */
export type FdcRow = Readonly<Record<string, string>>

/** Nutrient numbers of FoodData Central and where they go: energy in kcal, the others in g, all per 100 g. */
const NUTRIENTS: Readonly<Record<string, keyof StagedFigures>> = {
  1008: 'calories',
  1003: 'protein_g',
  1005: 'carbs_g',
  1004: 'fat_g',
  1079: 'fiber_g',
  2000: 'sugar_g',
}

/** Foods as they are eaten; the download also holds samples and purchases behind them. */
const KINDS = new Set(['foundation_food', 'sr_legacy_food', 'survey_fndds_food'])
const BRANDED = 'branded_food'

const ID = /^\d{1,12}$/

/** A line of food.csv, or null for what is no food to eat. */
export const readFood = (row: FdcRow, withBranded: boolean): { fdc_id: string; name: string } | null => {
  const { fdc_id: id = '', data_type: kind = '', description = '' } = row
  const isWanted = KINDS.has(kind) || (withBranded && kind === BRANDED)
  const name = cleanText(description, FOOD_NAME_LENGTH.max)
  return isWanted && ID.test(id) && foodWords(name).length > 0 ? { fdc_id: id, name } : null
}

/** A line of food_nutrient.csv, or null for a nutrient that the product does not use. */
export const readNutrient = (
  row: FdcRow,
): { fdc_id: string; key: keyof StagedFigures; amount: number } | null => {
  const { fdc_id: id = '', nutrient_id: nutrient = '', amount = '' } = row
  const key = NUTRIENTS[nutrient]
  if (!key || !ID.test(id) || amount.trim() === '' || !Number.isFinite(Number(amount))) return null
  return { fdc_id: id, key, amount: Number(amount) }
}

const NO_UNIT = '9999'

/** A line of food_portion.csv, or null when it has no name or no weight. `units` are the names of measure_unit.csv. */
export const readPortion = (
  row: FdcRow,
  units: ReadonlyMap<string, string>,
): { fdc_id: string; id: string; name: string; grams: number } | null => {
  const {
    fdc_id: fdcId = '',
    id = '',
    gram_weight: weight = '',
    amount = '',
    measure_unit_id: unitId = '',
  } = row
  const unit = unitId === NO_UNIT ? '' : (units.get(unitId) ?? '')
  const described = (row['portion_description'] ?? '').replace(/^1 /, '')
  const words =
    described === '' ? [unit, row['modifier'] ?? ''].filter((word) => word !== '').join(', ') : described
  const name = cleanText(words, PORTION_NAME_LENGTH.max)
  const grams = roundToStep(Number(weight) / (Number(amount) || 1), PORTION_GRAMS)
  const isUsable = name !== '' && !/not specified/i.test(name) && isWithin(grams, PORTION_GRAMS)
  return isUsable && ID.test(fdcId) && ID.test(id) ? { fdc_id: fdcId, id, name, grams } : null
}

const settled = (value: number | null, limit: Limit): number | null =>
  value !== null && isWithin(value, limit) ? roundToStep(value, limit) : null

const OUNCE = { name: 'ounce', grams: 28.35 }

/**
 * A gathered food as a food of the table, or null when energy, protein, carbohydrate or fat is missing. Empty is "not
 * measured" and never 0; only where there is no carbohydrate can there be no fiber and sugar, which are part of it.
 */
export const toFdcFood = (staged: StagedFood): Food | null => {
  const carbsG = settled(staged.carbs_g, FOOD_GRAMS_PER_100_G)
  const part = (value: number | null): number | null =>
    value === null && carbsG === 0 ? 0 : settled(value, FOOD_GRAMS_PER_100_G)
  const calories = settled(staged.calories, FOOD_KCAL_PER_100_G)
  const proteinG = settled(staged.protein_g, FOOD_GRAMS_PER_100_G)
  const fatG = settled(staged.fat_g, FOOD_GRAMS_PER_100_G)
  if (calories === null || proteinG === null || carbsG === null || fatG === null) return null
  const [fiberG, sugarG] = [part(staged.fiber_g), part(staged.sugar_g)]
  const portions = new Map(Object.values(staged.portions).map((portion) => [portion.name, portion]))
  return {
    foodId: `fdc-${staged.fdc_id}`,
    source: 'fdc',
    name: staged.name,
    per100g: { calories, proteinG, carbsG, fatG, fiberG, sugarG },
    portions: portions.size > 0 ? [...portions.values()].slice(0, MAX_PORTIONS) : [OUNCE],
    earliestPhase: null,
    tags: [],
    isDrink: false,
    aliases: [],
  }
}
