import type { VitaminName } from '../entries/entry-choices.js'

/** Units that labels use. Source: health-rules 3.2. */
export const DOSE_UNITS = ['mg', 'mcg', 'IU', 'tablet'] as const
export type DoseUnit = (typeof DOSE_UNITS)[number]

/** What is logged as Other but has IU on its label: the IU of each weighs something else. */
export const IU_SUBSTANCES = ['Vitamin A', 'Vitamin E (natural)', 'Vitamin E (synthetic)'] as const
export type IuSubstance = (typeof IU_SUBSTANCES)[number]

/** Whatever a dose can be counted for. */
export type DoseSubstance = VitaminName | IuSubstance

/** `times` mg weigh `per` of the unit. Divisors, because 3000 / 40000 is the 0.075 of a label and 3000 x 0.000025 is not. */
interface Factor {
  readonly unit: DoseUnit
  readonly times: number
  readonly per: number
}

const MG: Factor = { unit: 'mg', times: 1, per: 1 }
const MCG: Factor = { unit: 'mcg', times: 1, per: 1000 }
const iu = (times: number, per: number): Factor => ({ unit: 'IU', times, per })

/**
 * The unit that labels use most comes first.
 * IU: vitamin D 0.025 mcg, vitamin A 0.3 mcg RAE (retinol, and beta-carotene as a supplement), vitamin E 0.67 mg natural
 * and 0.45 mg synthetic. A tablet of a multivitamin counts as 1. Source: health-rules 3.2.
 */
const FACTORS: Record<DoseSubstance, readonly Factor[]> = {
  Multivitamin: [{ unit: 'tablet', times: 1, per: 1 }],
  'Calcium Citrate': [MG],
  'Vitamin B12': [MCG, MG],
  Iron: [MG],
  'Vitamin D3': [iu(1, 40_000), MCG, MG],
  Other: [MG, MCG],
  'Vitamin A': [iu(3, 10_000), MCG, MG],
  'Vitamin E (natural)': [MG, iu(67, 100)],
  'Vitamin E (synthetic)': [MG, iu(45, 100)],
}

const SIGNIFICANT_DIGITS = 12
const withoutNoise = (value: number): number => Number(value.toPrecision(SIGNIFICANT_DIGITS))

const factorOf = (unit: DoseUnit, substance: DoseSubstance): Factor | undefined =>
  FACTORS[substance].find((factor) => factor.unit === unit)

/** The units a person may choose for a substance, the usual one of its label first. */
export const unitsOf = (substance: DoseSubstance): readonly DoseUnit[] =>
  FACTORS[substance].map(({ unit }) => unit)

/**
 * The milligrams of a dose, not rounded to a step (tablets of a multivitamin stay tablets);
 * null when the unit does not fit the substance. Source: health-rules 3.2.
 */
export const toMg = (amount: number, unit: DoseUnit, substance: DoseSubstance): number | null => {
  const factor = factorOf(unit, substance)
  return factor ? withoutNoise((amount * factor.times) / factor.per) : null
}

/** The other way round: 0.075 mg of vitamin D3 is 3000 IU; null when the unit does not fit the substance. */
export const fromMg = (mg: number, unit: DoseUnit, substance: DoseSubstance): number | null => {
  const factor = factorOf(unit, substance)
  return factor ? withoutNoise((mg * factor.per) / factor.times) : null
}
