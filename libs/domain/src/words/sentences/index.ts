import { BODY } from './body.js'
import { BODY_CALL_NOW } from './body-call-now.js'
import { BODY_EMERGENCY } from './body-emergency.js'
import { BURDEN } from './burden.js'
import { EIGHTH } from './eighth/index.js'
import { EIGHTEENTH } from './eighteenth/index.js'
import { NINETEENTH } from './nineteenth/index.js'
import { ELEVENTH } from './eleventh/index.js'
import { END_IT } from './end-it.js'
import { FIFTEENTH } from './fifteenth/index.js'
import { FIFTH } from './fifth/index.js'
import { FOURTEENTH } from './fourteenth/index.js'
import { FOURTH } from './fourth/index.js'
import { HARMLESS } from './harmless.js'
import { HARMLESS_BODY } from './harmless-body.js'
import { HARMLESS_EVERYDAY } from './harmless-everyday.js'
import { HELD_OUT } from './held-out.js'
import { LATER } from './later/index.js'
import { METHOD_PLAN } from './method-plan.js'
import { NINTH } from './ninth/index.js'
import { NO_REASON } from './no-reason.js'
import { PREGNANCY } from './pregnancy.js'
import { SELF_INJURY } from './self-injury.js'
import type { Sentence } from './sentence.js'
import { SEVENTEENTH } from './seventeenth/index.js'
import { SEVENTH } from './seventh/index.js'
import { SIXTEENTH } from './sixteenth/index.js'
import { SIXTH } from './sixth/index.js'
import { TENTH } from './tenth/index.js'
import { THIRTEENTH } from './thirteenth/index.js'
import { TWENTIETH } from './twentieth/index.js'
import { TWELFTH } from './twelfth/index.js'
import { WISH_DEAD } from './wish-dead.js'

export type { Sentence } from './sentence.js'
export { SUPPORT_SENTENCES, type SupportSentence } from './support.js'

/** Sentences by which the words are measured. A door of their own, so that neither page nor server carries them. */
export const SENTENCES: readonly Sentence[] = [
  ...WISH_DEAD,
  ...NO_REASON,
  ...END_IT,
  ...METHOD_PLAN,
  ...SELF_INJURY,
  ...BURDEN,
  ...BODY,
  ...BODY_EMERGENCY,
  ...BODY_CALL_NOW,
  ...PREGNANCY,
  ...HARMLESS,
  ...HARMLESS_BODY,
  ...HARMLESS_EVERYDAY,
  ...LATER,
  ...HELD_OUT,
  ...FOURTH,
  ...FIFTH,
  ...SIXTH,
  ...SEVENTH,
  ...EIGHTH,
  ...NINTH,
  ...TENTH,
  ...ELEVENTH,
  ...TWELFTH,
  ...THIRTEENTH,
  ...FOURTEENTH,
  ...SIXTEENTH,
  ...SEVENTEENTH,
  ...EIGHTEENTH,
  ...NINETEENTH,
  ...TWENTIETH,
  ...FIFTEENTH,
]
