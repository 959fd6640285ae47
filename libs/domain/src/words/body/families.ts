import type { Phrase } from '../pattern.js'
import * as belly from './belly.js'
import * as bleeding from './bleeding.js'
import * as callNow from './call-now.js'
import * as chest from './chest.js'
import { EATING } from './eating.js'
import { FURTHER } from './further.js'
import * as head from './head.js'
import { LOSING_CONTROL } from './losing-control.js'
import { PLAIN } from './plain.js'
import { BLEEDING, PREGNANCY } from './pregnancy.js'
import { type Outright, SAID_OUTRIGHT } from './said-outright.js'
import { FLAG_TOPICS, type FlagTopic } from './topics.js'
import * as vomiting from './vomiting.js'

/** Vomiting at all raises no card; what is said outright stands apart, for no cue doubts it. */
export type Told = FlagTopic | 'vomiting' | Outright

/** In the order in which what is most urgent comes first. */
export const TOLD: readonly Told[] = [
  'outright_sudden',
  'outright_breath',
  'outright_chest',
  'outright_belly',
  'outright_bleeding',
  'outright_vomiting',
  ...FLAG_TOPICS,
  'vomiting',
]

/** How each of them is told. */
export const PHRASES: Readonly<Record<Told, readonly Phrase[]>> = {
  ...SAID_OUTRIGHT,
  // All of it is said outright.
  sudden: [],
  vomiting_blood: [...bleeding.VOMITING_BLOOD, ...PLAIN.vomiting_blood, ...FURTHER.vomiting_blood],
  black_stool: [...bleeding.BLACK_STOOL, ...PLAIN.black_stool],
  chest_pain: [...chest.CHEST_PAIN, ...PLAIN.chest_pain, ...FURTHER.chest_pain],
  short_of_breath: [...chest.SHORT_OF_BREATH, ...PLAIN.short_of_breath],
  racing_heart: [...chest.RACING_HEART, ...PLAIN.racing_heart],
  fainted: [...head.FAINTED, ...PLAIN.fainted, ...FURTHER.fainted],
  confused: [...head.CONFUSED, ...PLAIN.confused, ...FURTHER.confused],
  double_vision: [...head.DOUBLE_VISION, ...PLAIN.double_vision, ...FURTHER.double_vision],
  belly_pain: [...belly.BELLY_PAIN, ...PLAIN.belly_pain, ...FURTHER.belly_pain],
  bleeding: BLEEDING,
  pregnancy: PREGNANCY,
  yellow_eyes: belly.YELLOW_EYES,
  saliva: belly.SALIVA,
  leg: [...belly.LEG, ...PLAIN.leg],
  // Who cannot swallow spit cannot drink.
  cannot_drink: [...vomiting.CANNOT_DRINK, ...belly.SALIVA, ...PLAIN.cannot_drink, ...FURTHER.cannot_drink],
  vomiting_long: [...vomiting.VOMITING_LONG, ...PLAIN.vomiting_long],
  raised_pulse: chest.RAISED_PULSE,
  fever: [...callNow.FEVER, ...PLAIN.fever],
  no_urine: [...callNow.NO_URINE, ...PLAIN.no_urine, ...FURTHER.no_urine],
  wound: [...callNow.WOUND, ...PLAIN.wound],
  eating: [...EATING, ...LOSING_CONTROL, ...PLAIN.eating, ...FURTHER.eating],
  vomiting: vomiting.VOMITING,
}
