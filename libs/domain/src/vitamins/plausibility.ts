import type { VitaminName } from '../entries/entry-choices.js'
import { CALCIUM_PER_DOSE_MG } from '../thresholds/keep-apart.js'
import type { DoseUnit } from './doses.js'

/** What one dose, and one day, of a vitamin usually is, in mg (tablets for a multivitamin). */
export interface DosePlausibility {
  readonly usualMg?: readonly [number, number]
  /** Above it: is this what the label says? */
  readonly softOverMg?: number
  /** Above it, or from it on: a unit or a zero has slipped. */
  readonly slipOverMg?: number
  readonly slipFromMg?: number
  /** Under it: grams or tablets may have been meant [own], because no tablet holds so little. */
  readonly slipUnderMg?: number
  /** What was probably meant: another unit, the weight of the whole tablet, or one zero less. */
  readonly slip?: { readonly units: readonly DoseUnit[] } | 'salt weight' | 'zero'
  /** The dose that is usual once a week. */
  readonly weeklyMg?: number
  /** Above it in one day: ask. */
  readonly dayOverMg?: { readonly under51: number; readonly from51: number }
}

/**
 * Source: health-rules 3.3. Doctors prescribe above every upper level after surgery, so each figure leads to a question.
 * Added to its data: micrograms as the second reading of a vitamin D3 slip, because labels print both, and the first
 * reading of slips for which the rules name none, and what is too little for a tablet.
 */
export const DOSE_PLAUSIBILITY: Record<VitaminName, DosePlausibility> = {
  Multivitamin: { usualMg: [1, 2] },
  'Calcium Citrate': {
    usualMg: [200, CALCIUM_PER_DOSE_MG.to],
    softOverMg: CALCIUM_PER_DOSE_MG.to,
    slipOverMg: 2500,
    slipUnderMg: 10,
    slip: 'zero',
    dayOverMg: { under51: 2500, from51: 2000 },
  },
  'Vitamin B12': {
    usualMg: [0.1, 1],
    softOverMg: 1.5,
    slipFromMg: 10,
    slipUnderMg: 0.002,
    slip: { units: ['mcg'] },
  },
  Iron: {
    usualMg: [18, 65],
    softOverMg: 65,
    slipOverMg: 200,
    slipUnderMg: 1,
    slip: 'salt weight',
    dayOverMg: { under51: 65, from51: 65 },
  },
  'Vitamin D3': {
    usualMg: [0.025, 0.125],
    softOverMg: 0.125,
    slipFromMg: 5,
    slipUnderMg: 0.004,
    slip: { units: ['IU', 'mcg'] },
    weeklyMg: 1.25,
    dayOverMg: { under51: 0.25, from51: 0.25 },
  },
  Other: { softOverMg: 1000, slipOverMg: 5000, slip: { units: ['mcg'] } },
}

/** From this age on the calcium of a day is asked about earlier. Source: health-rules 3.3. */
export const CALCIUM_AGE_YEARS = 51

/** More entries of one vitamin in a day are asked about. Source: health-rules 3.3. */
export const ENTRIES_PER_DAY = 8

/** The part of an iron salt that is iron. Source: health-rules 3.2. */
export const IRON_SALTS = {
  'ferrous fumarate': 0.33,
  'ferrous sulfate': 0.2,
  'ferrous gluconate': 0.12,
} as const
export type IronSalt = keyof typeof IRON_SALTS
