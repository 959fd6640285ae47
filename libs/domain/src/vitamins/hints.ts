import type { TimeOfDay, VitaminName } from '../entry-choices.js'
import type { VitaminDose } from './dose-questions.js'
import { DOSE_PLAUSIBILITY } from './plausibility.js'

/** Why a hint is given. */
export const VITAMIN_HINT_CODES = ['iron_calcium_gap', 'multivitamin_calcium_gap', 'calcium_dose'] as const
export type VitaminHintCode = (typeof VITAMIN_HINT_CODES)[number]

/** Advice beside an entry: a stable code, the sentence to show, where it comes from. */
export type VitaminHint = { readonly code: VitaminHintCode; readonly text: string; readonly source: string }

/** One entry of a day, as far as spacing needs it. */
export type TakenVitamin = VitaminDose & { readonly timeTaken: TimeOfDay }

const HINTS: Record<VitaminHintCode, VitaminHint> = {
  iron_calcium_gap: {
    code: 'iron_calcium_gap',
    text: 'Iron and calcium: keep these at least 2 hours apart.',
    source: 'BOMSS guideline 2020',
  },
  multivitamin_calcium_gap: {
    code: 'multivitamin_calcium_gap',
    text: 'If your multivitamin holds iron, take it and calcium at least 2 hours apart.',
    source: 'BOMSS guideline 2020',
  },
  calcium_dose: {
    code: 'calcium_dose',
    text: 'Calcium absorbs better in doses of 500-600 mg.',
    source: 'ASMBS Nutritional Guidelines 2016 update',
  },
}

type Pair = { readonly code: VitaminHintCode; readonly of: readonly [VitaminName, VitaminName] }

const APART: readonly Pair[] = [
  { code: 'iron_calcium_gap', of: ['Iron', 'Calcium Citrate'] },
  { code: 'multivitamin_calcium_gap', of: ['Multivitamin', 'Calcium Citrate'] },
]

/** Whether one of the pair is this vitamin and the other one was taken beside it. */
const meets = ([one, other]: Pair['of'], name: VitaminName, beside: readonly VitaminName[]): boolean =>
  (name === one && beside.includes(other)) || (name === other && beside.includes(one))

/**
 * The hints on one entry.
 * @param beside names of what was taken on the same date in the same slot: finer than a slot the form does not know
 * Source: clinical rules 3.1 and 3.4.
 */
export const hintsOn = (
  { vitaminName, dosageMg }: VitaminDose,
  beside: readonly VitaminName[],
): VitaminHint[] => {
  const pairs = APART.filter(({ of }) => meets(of, vitaminName, beside)).map(({ code }) => HINTS[code])
  const { softOverMg = Infinity } = DOSE_PLAUSIBILITY['Calcium Citrate']
  const isLargeCalcium = vitaminName === 'Calcium Citrate' && dosageMg > softOverMg
  return isLargeCalcium ? [...pairs, HINTS.calcium_dose] : pairs
}

/** The hints on each entry of one day, in the order of the entries. */
export const vitaminHints = (entries: readonly TakenVitamin[]): VitaminHint[][] =>
  entries.map((entry) =>
    hintsOn(
      entry,
      entries.filter(({ timeTaken }) => timeTaken === entry.timeTaken).map(({ vitaminName }) => vitaminName),
    ),
  )
