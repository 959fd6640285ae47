import type { FlagTopic } from './topics.js'

/**
 * What a text asks for: an ambulance, the surgeon's line at once, or a line for eating disorders; the most urgent first.
 * Source: health-rules 6.1, 9b.3.
 */
export const BODY_LEVELS = ['emergency', 'surgeon_now', 'eating'] as const
export type BodyLevel = (typeof BODY_LEVELS)[number]

/**
 * How urgent each is. A pulse, a pain or a leg that is only told of is taken for the worse one: what a text leaves out
 * never makes it less urgent. Source: health-rules 6.1.
 */
export const BODY_LEVEL_OF: Readonly<Record<FlagTopic, BodyLevel>> = {
  sudden: 'emergency',
  vomiting_blood: 'emergency',
  black_stool: 'emergency',
  chest_pain: 'emergency',
  short_of_breath: 'emergency',
  racing_heart: 'emergency',
  fainted: 'emergency',
  confused: 'emergency',
  double_vision: 'emergency',
  belly_pain: 'emergency',
  bleeding: 'emergency',
  pregnancy: 'emergency',
  yellow_eyes: 'emergency',
  saliva: 'emergency',
  leg: 'emergency',
  cannot_drink: 'surgeon_now',
  vomiting_long: 'surgeon_now',
  raised_pulse: 'surgeon_now',
  fever: 'surgeon_now',
  no_urine: 'surgeon_now',
  wound: 'surgeon_now',
  eating: 'eating',
}
