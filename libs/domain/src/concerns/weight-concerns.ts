import { surgeryDayLbs, type SurgeryTold, weightBaseline } from '../weight/baseline.js'
import { cleanWeightNotes } from '../weight/notes.js'
import { withoutSlips } from '../weight/counted.js'
import { isGoalTooLight, isTooLight } from '../weight/too-light.js'
import type { AskedWeighIn } from '../weight/weigh-ins.js'
import type { Concern } from './concern.js'
import { inOrder } from './in-order.js'

/** Who the concerns are about. `surgeryDate` is 'YYYY-MM-DD' or null. */
export type ConcernedPerson = SurgeryTold & {
  readonly heightInches: number
  /** null while there is none. */
  readonly goalWeightLbs: number | null
  readonly isPregnant?: boolean
  /** The local day on which the person answered that all food was logged; null or absent when never. */
  readonly foodLoggedThrough?: string | null
}

/** The weights of a person, as far as they may worry somebody. Days are local. */
export interface WeightsInput {
  readonly person: ConcernedPerson
  readonly today: string
  /** All of them: losses are counted from the first. */
  readonly weighIns: readonly (AskedWeighIn & { readonly isInitial: boolean })[]
}

/** What the weights alone say, the most urgent first. */
export const weightConcerns = ({ person, weighIns, today }: WeightsInput): Concern[] => {
  const { surgeryDate, goalWeightLbs, heightInches, isPregnant = false } = person
  const goalLbs = isPregnant ? null : goalWeightLbs
  const clean = withoutSlips(weighIns.filter(({ day }) => day <= today))
  const toldLbs = surgeryDayLbs(person, today)
  const baseline = weightBaseline(clean, surgeryDate, toldLbs)
  return inOrder([
    ...(goalLbs !== null && isGoalTooLight(goalLbs, heightInches) ? (['goal_too_light'] as const) : []),
    ...(isTooLight(clean, heightInches, today) ? (['too_light'] as const) : []),
    ...(baseline === null
      ? []
      : cleanWeightNotes({
          weighIns: clean,
          baseline,
          surgeryDate,
          surgeryDayLbs: toldLbs,
          goalLbs,
          today,
          isPregnant,
        })),
  ])
}
