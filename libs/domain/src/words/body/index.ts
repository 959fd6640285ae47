import { COMMON, FILLERS, NEGATIONS } from '../fillers.js'
import { WordMatcher } from '../matcher.js'
import type { Phrase } from '../pattern.js'
import { BODY_BUT_NOT } from './but-not.js'
import { CANNOT_DRINK, FEVER, NO_URINE, VOMITING_LONG, WOUND } from './call-now.js'
import { EATING } from './eating.js'
import * as emergency from './emergency.js'
import { BODY_GROUPS } from './groups.js'

/**
 * What a text asks for: an ambulance, the surgeon's line at once, or a line for eating disorders; the most urgent first.
 * Source: clinical 6.1, 9b.3.
 */
export const BODY_LEVELS = ['emergency', 'surgeon_now', 'eating'] as const
export type BodyLevel = (typeof BODY_LEVELS)[number]

/** What a text may tell of the body, the most urgent first. */
export const FLAG_TOPICS = [
  'vomiting_blood',
  'black_stool',
  'chest_pain',
  'short_of_breath',
  'racing_heart',
  'fainted',
  'confused',
  'double_vision',
  'belly_pain',
  'saliva',
  'leg',
  'cannot_drink',
  'vomiting_long',
  'fever',
  'no_urine',
  'wound',
  'eating',
] as const
export type FlagTopic = (typeof FLAG_TOPICS)[number]

const PHRASES: Readonly<Record<FlagTopic, readonly Phrase[]>> = {
  vomiting_blood: emergency.VOMITING_BLOOD,
  black_stool: emergency.BLACK_STOOL,
  chest_pain: emergency.CHEST_PAIN,
  short_of_breath: emergency.SHORT_OF_BREATH,
  racing_heart: emergency.RACING_HEART,
  fainted: emergency.FAINTED,
  confused: emergency.CONFUSED,
  double_vision: emergency.DOUBLE_VISION,
  belly_pain: emergency.BELLY_PAIN,
  saliva: emergency.SALIVA,
  leg: emergency.LEG,
  cannot_drink: CANNOT_DRINK,
  vomiting_long: VOMITING_LONG,
  fever: FEVER,
  no_urine: NO_URINE,
  wound: WOUND,
  eating: EATING,
}

/**
 * How urgent each is. A pulse, a pain or a leg that is only told of is taken for the worse one: what a text leaves out
 * never makes it less urgent. Source: clinical 6.1.
 */
export const BODY_LEVEL_OF: Readonly<Record<FlagTopic, BodyLevel>> = {
  vomiting_blood: 'emergency',
  black_stool: 'emergency',
  chest_pain: 'emergency',
  short_of_breath: 'emergency',
  racing_heart: 'emergency',
  fainted: 'emergency',
  confused: 'emergency',
  double_vision: 'emergency',
  belly_pain: 'emergency',
  saliva: 'emergency',
  leg: 'emergency',
  cannot_drink: 'surgeon_now',
  vomiting_long: 'surgeon_now',
  fever: 'surgeon_now',
  no_urine: 'surgeon_now',
  wound: 'surgeon_now',
  eating: 'eating',
}

/** A red flag that a text tells of. */
export interface BodyFlag {
  readonly topic: FlagTopic
  readonly level: BodyLevel
}

let matcher: WordMatcher<FlagTopic> | undefined

/**
 * The red flags of the body that a text tells of, the most urgent first. It works on the device, offline; the text goes
 * nowhere. It decides nothing about the body: it only finds words. Source: clinical 6.1, 9b.2, 9b.3.
 */
export const bodyFlags = (text: string): BodyFlag[] => {
  matcher ??= new WordMatcher({
    groups: BODY_GROUPS,
    order: FLAG_TOPICS,
    families: PHRASES,
    butNot: BODY_BUT_NOT,
    fillers: FILLERS,
    negations: NEGATIONS,
    common: COMMON,
  })
  return matcher.find(text).map((topic) => ({ topic, level: BODY_LEVEL_OF[topic] }))
}
