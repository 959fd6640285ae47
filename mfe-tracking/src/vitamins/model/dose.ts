import {
  DOSAGE_AMOUNT,
  DOSAGE_ARROW_STEP_MG,
  DOSAGE_MG,
  type DoseSubstance,
  type DoseUnit,
  isWithin,
  IU_SUBSTANCES,
  labelDose,
  roundToStep,
  toMg,
  type TypedDose,
  typedNumber,
  unitsOf,
  type VitaminName,
} from '@gb/domain'
import type { Dose } from './vitamin'

/** A unit to choose. IU of what is logged as Other weigh something else for each substance. */
export interface UnitChoice {
  /** What the choice is known by: the unit, or the unit and the substance. */
  id: string
  unit: DoseUnit
  substance: DoseSubstance
}

const choice = (unit: DoseUnit, substance: DoseSubstance): UnitChoice => ({
  id: unit,
  unit,
  substance,
})

/** The units that fit a vitamin, the usual one of its label first. */
export const unitChoices = (vitaminName: VitaminName): UnitChoice[] => {
  const own = unitsOf(vitaminName).map((unit) => choice(unit, vitaminName))
  if (vitaminName !== 'Other') return own
  const ofSubstances = IU_SUBSTANCES.map((substance) => ({
    ...choice('IU', substance),
    id: `IU ${substance}`,
  }))
  return [...own, ...ofSubstances]
}

/** The choice of an id; the usual unit when the id does not fit the vitamin. */
export const unitChoice = (vitaminName: VitaminName, id: string): UnitChoice => {
  const choices = unitChoices(vitaminName)
  return choices.find((each) => each.id === id) ?? choices[0] ?? choice('mg', vitaminName)
}

/** The id under which a stored dose is shown again. */
export const unitIdOf = (vitaminName: VitaminName, dose: Dose): string => {
  const fits = unitChoices(vitaminName).filter(({ unit }) => unit === dose.unit)
  const isSame = ({ unit, substance }: UnitChoice) => toStored(dose.amount, unit, substance) === dose.dosageMg
  return (fits.find(isSame) ?? fits[0])?.id ?? dose.unit
}

const toStored = (amount: number, unit: DoseUnit, substance: DoseSubstance): number | null => {
  const mg = toMg(amount, unit, substance)
  return mg === null ? null : roundToStep(mg, DOSAGE_MG)
}

/** The dose of an amount in a unit; null outside "above 0 and up to 100,000 mg". */
export function doseOf(amount: number, { unit, substance }: UnitChoice): Dose | null {
  const rounded = roundToStep(amount, DOSAGE_AMOUNT)
  const dosageMg = toStored(rounded, unit, substance)
  if (dosageMg === null || !isWithin(rounded, DOSAGE_AMOUNT) || !isWithin(dosageMg, DOSAGE_MG)) return null
  return { dosageMg, amount: rounded, unit }
}

/** The dose that was typed; null when it is none. */
export function typedDose(text: string, chosen: UnitChoice): Dose | null {
  const amount = typedNumber(text)
  return amount === null ? null : doseOf(amount, chosen)
}

/** A dose in mg as the label of the vitamin would say it. */
export const doseFromMg = (vitaminName: VitaminName, dosageMg: number): Dose => ({
  ...labelDose(vitaminName, dosageMg),
  dosageMg,
})

/** How far one press of an arrow moves a dose. It refuses nothing: finer doses can be typed. */
export const ARROW_STEPS: Record<DoseUnit, number> = {
  mg: DOSAGE_ARROW_STEP_MG,
  mcg: 1,
  IU: 100,
  tablet: 0.5,
}

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })

/** What the units are called, more than one tablet as well. */
export type UnitWords = Readonly<Record<DoseUnit | 'tablets', string>>

/** "1 tablet", "3,000 IU", "0.5 mg". */
export function doseInWords({ amount, unit }: TypedDose, words: UnitWords): string {
  return `${figure.format(amount)} ${unitInWords(amount, unit, words)}`
}

export const unitInWords = (amount: number, unit: DoseUnit, words: UnitWords): string =>
  unit === 'tablet' && amount > 1 ? words.tablets : words[unit]
