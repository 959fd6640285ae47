import { isBrief } from '../brief.js'
import { Cues } from '../cues/cues.js'
import { COMMON, FILLERS, NEGATIONS, TURNS } from '../fillers.js'
import { type Found, WordMatcher } from '../matcher.js'
import type { Phrase } from '../pattern.js'
import { areSpanish } from '../spanish.js'
import { type Written, wordsOf } from '../text.js'
import { BURDEN } from './burden.js'
import { CRISIS_BUT_NOT } from './but-not.js'
import { END_IT } from './end-it.js'
import { CRISIS_EVERYDAY } from './everyday.js'
import { CRISIS_FAMILIES, type CrisisFamily } from './families.js'
import { FURTHER } from './further.js'
import { CRISIS_GROUPS } from './groups.js'
import { ACCIDENTS, IN_USE, IN_VIEW } from './in-view.js'
import { INDIRECT } from './indirect.js'
import { METHOD_PLAN } from './method-plan.js'
import { CRISIS_CUES } from './learned.js'
import { NO_REASON } from './no-reason.js'
import { OF_OTHERS } from './of-others.js'
import { PLAIN } from './plain.js'
import { SELF_INJURY } from './self-injury.js'
import { SURE } from './sure.js'
import { TOGETHER } from './together.js'
import { WISH_DEAD } from './wish-dead.js'

export { CRISIS_FAMILIES, type CrisisFamily } from './families.js'

/** What is said in so many words, of whichever family. */
const SAID = 'said'
type Told = CrisisFamily | typeof SAID

const PHRASES: Readonly<Record<Told, readonly Phrase[]>> = {
  [SAID]: SURE,
  wish_dead: [
    ...WISH_DEAD,
    ...TOGETHER.wish_dead,
    ...INDIRECT.wish_dead,
    ...PLAIN.wish_dead,
    ...FURTHER.wish_dead,
  ],
  no_reason: [
    ...NO_REASON,
    ...TOGETHER.no_reason,
    ...INDIRECT.no_reason,
    ...PLAIN.no_reason,
    ...FURTHER.no_reason,
  ],
  end_it: [...END_IT, ...TOGETHER.end_it, ...INDIRECT.end_it, ...PLAIN.end_it, ...FURTHER.end_it],
  method_plan: [
    ...METHOD_PLAN,
    ...TOGETHER.method_plan,
    ...INDIRECT.method_plan,
    ...PLAIN.method_plan,
    ...FURTHER.method_plan,
    ...IN_VIEW,
  ],
  self_injury: [
    ...SELF_INJURY,
    ...TOGETHER.self_injury,
    ...INDIRECT.self_injury,
    ...PLAIN.self_injury,
    ...FURTHER.self_injury,
  ],
  burden: [...BURDEN, ...TOGETHER.burden, ...INDIRECT.burden, ...PLAIN.burden, ...FURTHER.burden],
}

// Chosen on lists that are held out: the cues alone speak at odds of four to five, and phrases are only doubted at odds of
// one in twelve; Spanish ones, of which fewer everyday sentences were known when they were written, at one in five. For the
// same reason the cues alone speak of Spanish a little later.
const CUES_SPEAK = -0.2
const CUES_SPEAK_SPANISH = 0.1
const CUES_DOUBT = -2.5
const CUES_DOUBT_SPANISH = -1.5
/** Where a figure of speech was left out: the cues hear its words, too. */
const CUES_SPEAK_BESIDE = 3

let matcher: WordMatcher<Told> | undefined
let cues: Cues<CrisisFamily> | undefined

const phrasesIn = (words: readonly Written[]): Found<Told> => {
  matcher ??= new WordMatcher({
    groups: CRISIS_GROUPS,
    order: [SAID, ...CRISIS_FAMILIES],
    families: PHRASES,
    butNot: [...CRISIS_BUT_NOT, ...OF_OTHERS, ...CRISIS_EVERYDAY, ...ACCIDENTS, ...IN_USE],
    fillers: FILLERS,
    negations: NEGATIONS,
    turns: TURNS,
    common: COMMON,
  })
  return matcher.find(words)
}

/**
 * The families that a text has words of: those of its phrases, and where none is found what its cues are likeliest about.
 * Made ready at the first text, not at the start of a page. Source: health-rules 9b.1, decision 53.
 */
export const crisisFamilies = (text: string): CrisisFamily[] => {
  const words = wordsOf(text)
  const { families: told, hasLeftOut } = phrasesIn(words)
  const families = told.filter((family) => family !== SAID)
  // The cues have no say in either.
  if (isBrief(text) || (families.length > 0 && told.includes(SAID))) return families
  cues ??= new Cues(CRISIS_CUES)
  const { score, kind } = cues.hear(words)
  if (score < CUES_DOUBT || (score < CUES_DOUBT_SPANISH && areSpanish(words))) return []
  const isSpoken = score > CUES_SPEAK_SPANISH || (score > CUES_SPEAK && !areSpanish(words))
  const isHeard = hasLeftOut ? score > CUES_SPEAK_BESIDE : isSpoken
  const heard = families.length === 0 && isHeard ? kind() : null
  return heard === null ? families : [heard]
}
