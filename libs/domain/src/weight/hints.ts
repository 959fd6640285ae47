import { WEIGHT_LBS } from '../measures/limits.js'
import { roundToStep } from '../measures/limit.js'
import { slipsAmong, type WeightSpan, weightSpan } from './counted.js'
import type { WeightSlip } from './slip.js'
import type { AskedWeighIn } from './weigh-ins.js'

/** Why a weight is asked about: it is far from the others, or it fits them in another unit. */
export const WEIGHT_HINT_CODES = ['weight_slip', 'weight_unit'] as const
export type WeightHintCode = (typeof WEIGHT_HINT_CODES)[number]

/**
 * A question about a stored weight: a stable code, the sentence to show, where the rule comes from. `proposedLbs` is the
 * weight that was probably meant, rounded as weights are stored, where another unit explains it.
 */
export interface WeightHint {
  readonly code: WeightHintCode
  readonly text: string
  readonly source: string
  readonly proposedLbs: number | null
}

const SOURCE = 'A rule of this app: your weights of the same weeks differ by less than 12%'

/** Without figures, so that it is true in either unit. */
const TEXTS = {
  kg: 'This is far from your other weights. Was it in kilograms?',
  lbs: 'This is far from your other weights. Was it in pounds?',
  none: 'This is far from your other weights. Is it right?',
} as const

const hintOf = ({ meant, meantLbs }: WeightSlip): WeightHint => ({
  code: meant === null ? 'weight_slip' : 'weight_unit',
  text: TEXTS[meant ?? 'none'],
  source: SOURCE,
  proposedLbs: meantLbs === null ? null : roundToStep(meantLbs, WEIGHT_LBS),
})

const hintsOf = <W>(slips: ReadonlyMap<W, WeightSlip>): Map<W, WeightHint> =>
  new Map([...slips].map(([weighIn, slip]) => [weighIn, hintOf(slip)]))

/**
 * What is asked about weights that are stored already, typed or imported. Those without a question are not in it.
 * @param weighIns in the order of their recording, oldest first
 * Source: health-rules 4.3.
 */
export const weightHints = <W extends AskedWeighIn>(weighIns: readonly W[]): Map<W, WeightHint> =>
  hintsOf(slipsAmong(weighIns))

/** What all weights of a person say together: where they started and stand, and what is asked about which of them. */
export interface WeightStanding<W> {
  readonly span: WeightSpan<W> | null
  readonly hints: ReadonlyMap<W, WeightHint>
}

/**
 * What `weightSpan` and `weightHints` say, found out at once.
 * @param weighIns in the order of their recording, oldest first
 * Source: health-rules 4.1 and 4.3.
 */
export const weightStanding = <W extends AskedWeighIn & { readonly isInitial: boolean }>(
  weighIns: readonly W[],
): WeightStanding<W> => {
  const slips = slipsAmong(weighIns)
  return { span: weightSpan(weighIns, slips), hints: hintsOf(slips) }
}
