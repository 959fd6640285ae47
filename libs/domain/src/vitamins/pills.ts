import type { VitaminName } from '../entries/entry-choices.js'
import { fromMg } from './doses.js'
import { type Micronutrient, MICRONUTRIENT_UNITS } from './micronutrients.js'

/** A logged pill, as far as its content needs it. */
export interface LoggedPill {
  readonly vitaminName: VitaminName
  readonly dosageMg: number
  /** What an Other says that it is. */
  readonly notes: string
}

const BY_NAME: Partial<Record<VitaminName, Micronutrient>> = {
  'Vitamin B12': 'b12',
  Iron: 'iron',
  'Calcium Citrate': 'calcium',
  'Vitamin D3': 'vitamin_d',
}

/** What an Other may be called on its label, in English and Spanish; one that names two of them is neither. */
const BY_NOTE: readonly (readonly [Micronutrient, RegExp])[] = [
  ['b12', /\b(?:b-?\s?12|cobalamina?)\b/i],
  ['iron', /\b(?:iron|hierro|ferrous|ferroso)\b/i],
  ['calcium', /\b(?:calcium|calcio)\b/i],
  ['vitamin_d', /\b(?:vitamin[a]?\s?d[23]?|d3)\b/i],
  ['thiamin', /\b(?:thiamine?|tiamina|b-?\s?1)\b/i],
  ['zinc', /\b(?:zinc|cinc)\b/i],
  ['folate', /\b(?:folate|folic|folato|f[oó]lico)\b/i],
]

/** The nutrient that a pill is of; null for a multivitamin, and for what is none of them or names several. */
export const nutrientOfPill = ({
  vitaminName,
  notes,
}: Pick<LoggedPill, 'vitaminName' | 'notes'>): Micronutrient | null => {
  if (vitaminName !== 'Other') return BY_NAME[vitaminName] ?? null
  const named = BY_NOTE.filter(([, words]) => words.test(notes))
  return named.length === 1 ? (named[0]?.[0] ?? null) : null
}

const inUnit = (nutrient: Micronutrient, mg: number): number => {
  const unit = MICRONUTRIENT_UNITS[nutrient]
  if (unit === 'mg') return mg
  const substance = unit === 'IU' ? 'Vitamin D3' : 'Vitamin B12'
  return fromMg(mg, unit, substance) ?? 0
}

/** What pills hold of a nutrient together, in its unit; a multivitamin says it on its own label. Source: health-rules 3.6. */
export const fromPills = (nutrient: Micronutrient, pills: readonly LoggedPill[]): number =>
  pills
    .filter((pill) => nutrientOfPill(pill) === nutrient)
    .reduce((sum, { dosageMg }) => sum + inUnit(nutrient, dosageMg), 0)
