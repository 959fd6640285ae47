import type { TimeOfDay, VitaminName } from '../entries/entry-choices.js'
import { type DoseContext, type DoseQuestionCode, doseQuestions, type VitaminDose } from './dose-questions.js'
import { DOSE_PLAUSIBILITY } from './plausibility.js'
import { messages } from './messages/generated/advice.en.js'

/** Why a hint is given. */
const SPACING_HINT_CODES = ['iron_calcium_gap', 'multivitamin_calcium_gap', 'calcium_dose'] as const
const DOSE_HINT_CODES = ['dose_slip', 'dose_unusual', 'dose_weekly', 'day_total', 'double_tap'] as const
export const VITAMIN_HINT_CODES = [...SPACING_HINT_CODES, ...DOSE_HINT_CODES] as const
export type VitaminHintCode = (typeof VITAMIN_HINT_CODES)[number]

/**
 * Advice beside an entry, or a question about its dose: a stable code, the sentence to show, where it comes from.
 * `proposedMg` is the dose that was probably meant, where a slip is likely.
 */
export interface VitaminHint {
  readonly code: VitaminHintCode
  readonly text: string
  readonly source: string
  readonly proposedMg: number | null
}

/** Whether a hint asks about the dose itself, so that the person can correct it or say that it is right. */
export const isDoseHint = ({ code }: Pick<VitaminHint, 'code'>): boolean =>
  DOSE_HINT_CODES.some((asking) => asking === code)

/** One entry of a day, as far as spacing needs it. */
export type TakenVitamin = VitaminDose & { readonly timeTaken: TimeOfDay }

const HINTS: Record<(typeof SPACING_HINT_CODES)[number], VitaminHint> = {
  iron_calcium_gap: {
    code: 'iron_calcium_gap',
    text: messages.hints.iron_calcium_gap,
    source: 'BOMSS guideline 2020',
    proposedMg: null,
  },
  multivitamin_calcium_gap: {
    code: 'multivitamin_calcium_gap',
    text: messages.hints.multivitamin_calcium_gap,
    source: 'BOMSS guideline 2020',
    proposedMg: null,
  },
  calcium_dose: {
    code: 'calcium_dose',
    text: messages.hints.calcium_dose,
    source: 'ASMBS Nutritional Guidelines 2016 update',
    proposedMg: null,
  },
}

interface Pair {
  readonly code: keyof typeof HINTS
  readonly of: readonly [VitaminName, VitaminName]
}

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
 * Source: health-rules 3.1 and 3.4.
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

const DOSE_HINTS: Record<DoseQuestionCode, (typeof DOSE_HINT_CODES)[number]> = {
  slip: 'dose_slip',
  soft: 'dose_unusual',
  weekly: 'dose_weekly',
  day_total: 'day_total',
  double_tap: 'double_tap',
}
const DOSE_SOURCE = 'Upper levels of the National Academies; ASMBS Nutritional Guidelines 2016 update'

/** What a confirmed equal dose answers for good: whoever was told a high dose by a doctor is asked once. */
const OF_THE_DOSE: readonly DoseQuestionCode[] = ['slip', 'soft', 'weekly']

/**
 * What is asked about a dose that is stored already, typed or imported; the same questions as before saving.
 * @param context the entries of its day before it
 * @param isUsual whether the person has confirmed the same dose of this vitamin
 * Source: health-rules 3.3.
 */
export const doseHints = (entry: VitaminDose, context: DoseContext, isUsual: boolean): VitaminHint[] =>
  doseQuestions(entry, context)
    // Said as advice by `hintsOn`.
    .filter(({ code }) => code !== 'soft' || entry.vitaminName !== 'Calcium Citrate')
    .filter(({ code }) => !isUsual || !OF_THE_DOSE.includes(code))
    .map(({ code, text, proposedMg }) => ({ code: DOSE_HINTS[code], text, source: DOSE_SOURCE, proposedMg }))

/** The hints on each entry of one day, in the order of the entries. */
export const vitaminHints = (entries: readonly TakenVitamin[]): VitaminHint[][] =>
  entries.map((entry) =>
    hintsOn(
      entry,
      entries.filter(({ timeTaken }) => timeTaken === entry.timeTaken).map(({ vitaminName }) => vitaminName),
    ),
  )
