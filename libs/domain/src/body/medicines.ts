import { daysBetween } from '../days/days.js'
import { phaseOfKey } from '../phases/phases.js'
import { totalLossPercent } from '../weight/baseline.js'

/** When medicines are worth a question, the more pressing first. Source: health-rules 9b.6. */
export const MEDICINE_MOMENTS = ['before_surgery', 'tenth_lost'] as const
export type MedicineMoment = (typeof MEDICINE_MOMENTS)[number]

/** From this loss on doses of before may be too much, in percent of the weight. Source: health-rules 9b.6. */
export const MEDICINE_LOSS_PERCENT = 10

/** The liver diet begins this many days before the surgery at the earliest. Source: health-rules 1.1. */
const DAYS_BEFORE = Math.abs(phaseOfKey('preop').fromDay ?? 0)

/** A group of medicines: what it is called, and why its prescriber is asked. Never a dose, and never to leave it out. */
export type MedicineGroup = {
  readonly id: string
  readonly medicines: string
  readonly why: string
  readonly moments: readonly MedicineMoment[]
}

/** Source: health-rules 9b.6. */
export const MEDICINE_GROUPS: readonly MedicineGroup[] = [
  {
    id: 'sugar',
    medicines: 'Insulin and sulfonylureas (glipizide, glimepiride, glyburide)',
    why: 'with less food your blood sugar can drop too low',
    moments: ['before_surgery', 'tenth_lost'],
  },
  {
    id: 'sglt2',
    medicines: 'SGLT2 inhibitors (names that end in -gliflozin)',
    why: 'prescribers often hold them 3 to 4 days before surgery, and with few carbs they can cause ketoacidosis',
    moments: ['before_surgery', 'tenth_lost'],
  },
  {
    id: 'pressure',
    medicines: 'Blood pressure tablets and water pills (diuretics)',
    why: 'your pressure can fall too low, and you can dry out',
    moments: ['before_surgery', 'tenth_lost'],
  },
  {
    id: 'glp1',
    medicines: 'GLP-1 drugs (semaglutide, liraglutide, tirzepatide)',
    why: 'they slow the stomach, and the anesthesia team has to know',
    moments: ['before_surgery'],
  },
  {
    id: 'levels',
    medicines: 'Warfarin, lithium and thyroid medicine',
    why: 'food, fluids and weight change how they work, so they may need a blood test',
    moments: ['before_surgery', 'tenth_lost'],
  },
  {
    id: 'slow_release',
    medicines: 'Slow-release forms (ER, XR, SR)',
    why: 'after a sleeve they may not work the same',
    moments: ['before_surgery', 'tenth_lost'],
  },
]

/** What a loss is worked out from, lbs; null while it is not known, or not looked at. */
type Weights = { readonly startLbs: number; readonly currentLbs: number } | null

/**
 * Which question about medicines the time calls for; null for none. Days are local, 'YYYY-MM-DD'.
 * Source: health-rules 9b.6.
 */
export const medicineMoment = (
  surgeryDate: string | null,
  today: string,
  weights: Weights,
): MedicineMoment | null => {
  const dayNumber = surgeryDate === null ? null : daysBetween(surgeryDate, today)
  if (dayNumber !== null && dayNumber < 0 && dayNumber >= -DAYS_BEFORE) return 'before_surgery'
  const isTenthLost =
    weights !== null && totalLossPercent(weights.startLbs, weights.currentLbs) >= MEDICINE_LOSS_PERCENT
  return isTenthLost ? 'tenth_lost' : null
}

/** The groups to ask about at a moment. */
export const medicinesAt = (moment: MedicineMoment): readonly MedicineGroup[] =>
  MEDICINE_GROUPS.filter(({ moments }) => moments.includes(moment))
