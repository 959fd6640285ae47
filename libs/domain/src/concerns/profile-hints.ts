import { isGoalTooLight } from '../weight/too-light.js'
import { toldSlip } from '../weight/told-weights.js'
import { concernInWords } from './for-others.js'
import { CONCERN_WORDS } from './messages.js'

/** What is said about a profile: a goal below what is healthy, and weights of earlier days that look like a slip. */
export const PROFILE_HINT_CODES = ['goal_too_light', 'surgery_day_weight', 'highest_weight'] as const
export type ProfileHintCode = (typeof PROFILE_HINT_CODES)[number]

/**
 * Advice or a question about a stored profile: a stable code, the sentence to show, where the rule comes from.
 * `proposedLbs` is the weight that was probably meant, where kilograms explain it.
 */
export interface ProfileHint {
  readonly code: ProfileHintCode
  readonly text: string
  readonly source: string
  readonly proposedLbs: number | null
}

/** What of a profile is looked at. Weights in lbs, the whole height in inches; null was not told. */
export interface HintedProfile {
  readonly heightInches: number
  readonly currentWeightLbs: number
  readonly goalWeightLbs: number
  readonly surgeryDayWeightLbs: number | null
  readonly highestWeightLbs: number | null
  readonly isPregnant: boolean
}

const GOAL: ProfileHint = {
  code: 'goal_too_light',
  text: concernInWords(CONCERN_WORDS.goal_too_light),
  source: 'World Health Organization, classes of body mass index',
  proposedLbs: null,
}

const TOLD_SOURCE = 'A rule of this app: weights before surgery beside the weight of today'

const toldHint = (
  code: 'surgery_day_weight' | 'highest_weight',
  told: string,
  toldLbs: number | null,
  currentLbs: number,
): ProfileHint[] => {
  const slip = toldLbs === null ? null : toldSlip(toldLbs, currentLbs)
  if (slip === null) return []
  const question = slip.meantLbs === null ? 'Is it right?' : 'Was it in kilograms?'
  const text = `${told} is far from your weight now. ${question}`
  return [{ code, text, source: TOLD_SOURCE, proposedLbs: slip.meantLbs }]
}

/**
 * What is said about a profile as it is stored; it is never refused for it. Nothing about the goal during a pregnancy,
 * when none is shown. Source: health-rules 9b.3, 9b.7 and 4.3.
 */
export const profileHints = (profile: HintedProfile): ProfileHint[] => {
  const { heightInches, currentWeightLbs, goalWeightLbs, isPregnant } = profile
  const isTooLight = !isPregnant && isGoalTooLight(goalWeightLbs, heightInches)
  return [
    ...(isTooLight ? [GOAL] : []),
    ...toldHint(
      'surgery_day_weight',
      'Your weight on the day of surgery',
      profile.surgeryDayWeightLbs,
      currentWeightLbs,
    ),
    ...toldHint('highest_weight', 'Your highest weight', profile.highestWeightLbs, currentWeightLbs),
  ]
}
