import type { VitaminName } from '../entries/entry-choices.js'
import { assessBody, type CareAdvice } from '../thresholds/assess-body.js'
import type { BodySignId } from '../thresholds/signs.js'
import type { BloodTestId } from './blood-tests.js'

/** What a person may notice when a vitamin or a mineral is low, in the order of the screen. Source: health-rules 3.7. */
export const DEFICIENCY_SIGNS = [
  'tired_or_pale',
  'tingling',
  'hair_loss',
  'sore_mouth',
  'cramps',
  'night_vision',
  'vomiting',
  'confused',
] as const
export type DeficiencySign = (typeof DEFICIENCY_SIGNS)[number]

/** What a laboratory can look for, the most urgent first. */
export const LAB_TESTS = [
  'thiamin',
  'b12',
  'folate',
  'iron',
  'blood_count',
  'calcium',
  'vitamin_d',
  'zinc_copper',
  'vitamin_a',
  'organs',
] as const
export type LabTest = (typeof LAB_TESTS)[number]

/** Source: health-rules 3.7. */
const TESTS_OF_SIGN: Record<DeficiencySign, readonly LabTest[]> = {
  tired_or_pale: ['b12', 'folate', 'iron', 'blood_count'],
  tingling: ['thiamin', 'b12', 'zinc_copper'],
  hair_loss: ['iron', 'zinc_copper'],
  sore_mouth: ['b12', 'folate', 'iron'],
  cramps: ['calcium', 'vitamin_d'],
  night_vision: ['vitamin_a'],
  vomiting: ['thiamin'],
  confused: ['thiamin'],
}

/** Source: health-rules 3.7. */
const TESTS_OF_VITAMIN: Record<VitaminName, readonly LabTest[]> = {
  Multivitamin: ['folate', 'zinc_copper'],
  'Calcium Citrate': ['calcium'],
  'Vitamin B12': ['b12'],
  Iron: ['iron', 'blood_count'],
  'Vitamin D3': ['vitamin_d'],
  Other: [],
}

/** What is usually tested at each visit. Source: health-rules 3.5. */
const USUAL_TESTS: readonly LabTest[] = [
  'b12',
  'folate',
  'iron',
  'blood_count',
  'calcium',
  'vitamin_d',
  'organs',
]
const YEARLY_TESTS: readonly LabTest[] = [...USUAL_TESTS, 'zinc_copper']

/** What belongs to a usual blood test; zinc and copper once a year. Source: health-rules 3.5. */
export const testsOfVisit = (id: BloodTestId): readonly LabTest[] =>
  id === 'month-12' || id === 'yearly' ? YEARLY_TESTS : USUAL_TESTS

/** Signs that the table of what cannot wait knows, too. */
const CARE_OF_SIGN: Partial<Record<DeficiencySign, BodySignId>> = {
  tingling: 'tingling_or_numb',
  hair_loss: 'hair_loss',
  vomiting: 'vomiting_comes_back',
  confused: 'confused_or_unsteady',
}

/** Why a test is worth asking for. */
export interface AskBecause {
  readonly signs: readonly DeficiencySign[]
  readonly skipped: readonly VitaminName[]
}

/** A test to ask the team for. */
export type TestToAsk = AskBecause & { readonly test: LabTest }

/** What a person says, and what their log tells. */
export interface AskFacts extends AskBecause {
  /** Days since surgery; null when not known. */
  readonly dayAfterSurgery: number | null
}

/** How soon to ask, with what cannot wait for any test, and the tests, the most urgent first. */
export interface TestsToAsk {
  readonly care: CareAdvice
  readonly tests: readonly TestToAsk[]
}

/**
 * Which tests to ask the team for. It finds no disease and says none: each sign has many causes, and the team decides. What cannot wait
 * is judged by the table of signs alone.
 * Source: health-rules 3.7 and 6.1.
 */
export const testsToAsk = ({ signs, skipped, dayAfterSurgery }: AskFacts): TestsToAsk => {
  const tests = LAB_TESTS.map((test) => ({
    test,
    signs: signs.filter((sign) => TESTS_OF_SIGN[sign].includes(test)),
    skipped: skipped.filter((name) => TESTS_OF_VITAMIN[name].includes(test)),
  }))
  return {
    care: assessBody({ signs: signs.flatMap((sign) => CARE_OF_SIGN[sign] ?? []), day: dayAfterSurgery }),
    tests: tests.filter((asked) => asked.signs.length + asked.skipped.length > 0),
  }
}
