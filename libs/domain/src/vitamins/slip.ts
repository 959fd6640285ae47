import type { VitaminName } from '../entries/entry-choices.js'
import { roundToStep } from '../measures/limit.js'
import { DOSAGE_MG } from '../measures/limits.js'
import { type DoseUnit, fromMg, toMg } from './doses.js'
import { VITAMIN_MESSAGES } from './messages.js'
import { DOSE_PLAUSIBILITY, IRON_SALTS } from './plausibility.js'

/** What was probably meant by a dose that is far off. `proposedMg` is null when nothing better is known. */
export interface Slip {
  readonly text: string
  readonly proposedMg: number | null
}

/** One way to read a dose that is far off: what was meant then, and the question. */
interface Reading {
  readonly proposedMg: number
  readonly text: string
}

/** A dose in grams may be that of the whole day, so many times a single one [own]. */
const DAY_TIMES = 2.5

const atStep = (mg: number): number => roundToStep(mg, DOSAGE_MG)

/** How many times a dose lies outside the usual range; 1 inside it. */
const timesOff = (mg: number, vitaminName: VitaminName): number => {
  const [from, to] = DOSE_PLAUSIBILITY[vitaminName].usualMg ?? [0, Infinity]
  return Math.max(1, from / mg, mg / to)
}

const inUnit = (vitaminName: VitaminName, dosageMg: number, unit: DoseUnit): Reading => {
  const proposedMg = atStep(toMg(dosageMg, unit, vitaminName) ?? dosageMg / 1000)
  return { proposedMg, text: VITAMIN_MESSAGES.otherUnit(dosageMg, unit, proposedMg) }
}

const saltWeight = (dosageMg: number): Reading => {
  const proposedMg = atStep(dosageMg * IRON_SALTS['ferrous sulfate'])
  return { proposedMg, text: VITAMIN_MESSAGES.saltWeight(dosageMg, proposedMg) }
}

const zeroTooMany = (dosageMg: number): Reading => {
  const proposedMg = atStep(dosageMg / 10)
  return { proposedMg, text: VITAMIN_MESSAGES.meant(dosageMg, 'more', proposedMg) }
}

const inGrams = (dosageMg: number): Reading => {
  const proposedMg = atStep(dosageMg * 1000)
  return { proposedMg, text: VITAMIN_MESSAGES.meant(dosageMg, 'less', proposedMg) }
}

/** The number of one unit that was typed as one of another, where a vitamin has both on its labels. */
const confused = (
  vitaminName: VitaminName,
  dosageMg: number,
  typed: DoseUnit,
  meant: DoseUnit,
): Reading[] => {
  const amount = fromMg(dosageMg, typed, vitaminName)
  const mg = amount === null ? null : toMg(amount, meant, vitaminName)
  if (amount === null || mg === null) return []
  const proposedMg = atStep(mg)
  return [{ proposedMg, text: VITAMIN_MESSAGES.confused(amount, typed, meant, proposedMg) }]
}

/** How a dose that is far too high can be read, the likeliest first. `anyway` is proposed where no reading is usual. */
const readingsOfMuch = (vitaminName: VitaminName, dosageMg: number) => {
  const { slip } = DOSE_PLAUSIBILITY[vitaminName]
  if (slip === 'salt weight' || slip === 'zero') {
    const first = slip === 'zero' ? [] : [saltWeight(dosageMg)]
    const all = [...first, zeroTooMany(dosageMg), inUnit(vitaminName, dosageMg, 'mcg')]
    return { all, anyway: [] }
  }
  const anyway = (slip?.units ?? []).map((unit) => inUnit(vitaminName, dosageMg, unit))
  return { all: [...anyway, ...confused(vitaminName, dosageMg, 'mcg', 'IU')], anyway }
}

const tooMuch = (vitaminName: VitaminName, dosageMg: number): Slip => {
  const { all, anyway } = readingsOfMuch(vitaminName, dosageMg)
  const off = ({ proposedMg }: Reading) => timesOff(proposedMg, vitaminName)
  const [least] = anyway.toSorted((a, b) => off(a) - off(b))
  return (
    all.find((reading) => off(reading) === 1) ??
    least ?? { text: VITAMIN_MESSAGES.farOff(dosageMg, 'more'), proposedMg: null }
  )
}

const tooLittle = (vitaminName: VitaminName, dosageMg: number): Slip =>
  [...confused(vitaminName, dosageMg, 'IU', 'mcg'), inGrams(dosageMg)].find(
    ({ proposedMg }) => timesOff(proposedMg, vitaminName) <= DAY_TIMES,
  ) ?? { text: VITAMIN_MESSAGES.farOff(dosageMg, 'less'), proposedMg: null }

/** The likely slip behind a dose, or null for a dose that can be meant. Source: health-rules 3.3, unit-slip flag. */
export const slipOf = (vitaminName: VitaminName, dosageMg: number): Slip | null => {
  const {
    slip,
    slipOverMg = Infinity,
    slipFromMg = Infinity,
    slipUnderMg = 0,
  } = DOSE_PLAUSIBILITY[vitaminName]
  if (slip && (dosageMg > slipOverMg || dosageMg >= slipFromMg)) return tooMuch(vitaminName, dosageMg)
  return dosageMg < slipUnderMg ? tooLittle(vitaminName, dosageMg) : null
}

/**
 * What a dose that is high, and no sure slip, may have been: the IU of a label, counted as micrograms. Null where that is
 * no usual dose either. Source: health-rules 3.2 and 3.3.
 */
export const confusedUnit = (vitaminName: VitaminName, dosageMg: number): Slip | null =>
  confused(vitaminName, dosageMg, 'mcg', 'IU').find(
    ({ proposedMg }) => timesOff(proposedMg, vitaminName) === 1,
  ) ?? null
