import type { VitaminName } from '../entries/entry-choices.js'
import { roundToStep } from '../measures/limit.js'
import { DOSAGE_MG } from '../measures/limits.js'
import { type DoseUnit, toMg } from './doses.js'
import { VITAMIN_MESSAGES } from './messages.js'
import { DOSE_PLAUSIBILITY, IRON_SALTS } from './plausibility.js'

/** What was probably meant by a dose that is far off. `proposedMg` is null when nothing better is known. */
export type Slip = { readonly text: string; readonly proposedMg: number | null }

const atStep = (mg: number): number => roundToStep(mg, DOSAGE_MG)

/** How many times a dose lies outside the usual range; 1 inside it. */
const timesOff = (mg: number, vitaminName: VitaminName): number => {
  const [from, to] = DOSE_PLAUSIBILITY[vitaminName].usualMg ?? [0, Infinity]
  return Math.max(1, from / mg, mg / to)
}

const otherUnit = (vitaminName: VitaminName, dosageMg: number, units: readonly DoseUnit[]): Slip => {
  const [reading] = units
    .map((unit) => ({ unit, mg: toMg(dosageMg, unit, vitaminName) ?? dosageMg }))
    .toSorted((a, b) => timesOff(a.mg, vitaminName) - timesOff(b.mg, vitaminName))
  if (!reading) return { text: VITAMIN_MESSAGES.farOff(dosageMg), proposedMg: null }
  const proposedMg = atStep(reading.mg)
  return { text: VITAMIN_MESSAGES.otherUnit(dosageMg, reading.unit, proposedMg), proposedMg }
}

const saltWeight = (dosageMg: number): Slip => {
  const proposedMg = atStep(dosageMg * IRON_SALTS['ferrous sulfate'])
  return { text: VITAMIN_MESSAGES.saltWeight(dosageMg, proposedMg), proposedMg }
}

const zeroTooMany = (vitaminName: VitaminName, dosageMg: number): Slip => {
  const proposedMg = atStep(dosageMg / 10)
  return timesOff(proposedMg, vitaminName) === 1
    ? { text: VITAMIN_MESSAGES.zeroTooMany(dosageMg, proposedMg), proposedMg }
    : { text: VITAMIN_MESSAGES.farOff(dosageMg), proposedMg: null }
}

const isFarOff = (vitaminName: VitaminName, dosageMg: number): boolean => {
  const { slipOverMg = Infinity, slipFromMg = Infinity } = DOSE_PLAUSIBILITY[vitaminName]
  return dosageMg > slipOverMg || dosageMg >= slipFromMg
}

/** The likely slip behind a dose, or null for a dose that can be meant. Source: health-rules 3.3, unit-slip flag. */
export const slipOf = (vitaminName: VitaminName, dosageMg: number): Slip | null => {
  const { slip } = DOSE_PLAUSIBILITY[vitaminName]
  if (!slip || !isFarOff(vitaminName, dosageMg)) return null
  if (slip === 'salt weight') return saltWeight(dosageMg)
  if (slip === 'zero') return zeroTooMany(vitaminName, dosageMg)
  return otherUnit(vitaminName, dosageMg, slip.units)
}
