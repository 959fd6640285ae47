import type { MedicineMoment } from './medicine-moment.js'

/** Where the medicines come from. Source: health-rules 10. */
export const MEDICINES_SOURCE =
  'ERAS Society guidelines for surgery to lose weight, 2021 (Stenberg et al., PMC8885505)'

/** A group of medicines: what it is called, and why its prescriber is asked. Never a dose, and never to leave it out. */
export interface MedicineGroup {
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
    why: 'your prescriber may have you pause them 3 to 4 days before surgery, and with few carbs they can cause a dangerous acid build-up in the blood (ketoacidosis)',
    moments: ['before_surgery', 'tenth_lost'],
  },
  {
    id: 'pressure',
    medicines: 'Blood pressure pills and water pills (diuretics)',
    why: 'your pressure can fall too low, and you can get dehydrated',
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

/** The groups to ask about at a moment. */
export const medicinesAt = (moment: MedicineMoment): readonly MedicineGroup[] =>
  MEDICINE_GROUPS.filter(({ moments }) => moments.includes(moment))
