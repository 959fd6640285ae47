import { COMMON, FILLERS, NEGATIONS, TURNS } from '../fillers.js'
import { Cues } from '../cues/cues.js'
import { type Found, WordMatcher } from '../matcher.js'
import { areSpanish } from '../spanish.js'
import { withAnswers } from './answers.js'
import { isBrief } from '../brief.js'
import { BESIDE, BODY_BUT_NOT } from './but-not.js'
import { sentencesOf } from './clauses.js'
import { PHRASES, TOLD, type Told } from './families.js'
import { withoutFrames } from './frames.js'
import { BODY_GROUPS } from './groups.js'
import { BODY_CUES } from './learned.js'
import { BODY_LEVEL_OF, type BodyLevel } from './levels.js'
import { withMeasures } from './measures.js'
import { isOutright, OUTRIGHT_TOPIC } from './said-outright.js'
import { normalized, type Written, wordsIn } from '../text.js'
import { type ToldOf, toldOf } from './told-of.js'
import { FLAG_TOPICS, type FlagTopic } from './topics.js'

export * from './levels.js'
export { FLAG_TOPICS, type FlagTopic } from './topics.js'

/** A red flag that a text tells of. */
export interface BodyFlag {
  readonly topic: FlagTopic
  readonly level: BodyLevel
}

// Of the body, "bloody" is a finding.
const BODY_FILLERS = FILLERS.filter((word) => word !== 'bloody')
const BODY_NEGATIONS = [...NEGATIONS, 'hasnt', 'havent', 'havnt']

// Chosen as those of a crisis: a missed sign is worse than a card too many, so that the cues alone speak at odds of three to
// two, and phrases, which leave out what is denied or over themselves, are only doubted at odds of one in thirty.
const CUES_SPEAK = 0.5
/** Fewer everyday sentences were learned in Spanish. */
const CUES_SPEAK_SPANISH = 0.7
const CUES_DOUBT = -3.5
/** Spanish phrases at one in twelve: of all lists that are held out this loses none. */
const CUES_DOUBT_SPANISH = -2.5
/** What is hidden and eaten is told in the words of any kitchen, all of which speak against a sign. */
const CUES_DOUBT_EATING = -5
/** Where something that is not there, over or somebody else's was left out: the cues hear its words, too. */
const CUES_SPEAK_BESIDE = 4.5
/** Read from figures, which the cues do not look at, or of what no sentence that they learned from tells. */
const NEVER_DOUBTED: readonly Told[] = [
  'raised_pulse',
  'fever',
  'bleeding',
  'pregnancy',
  'black_stool',
  'short_of_breath',
]

let matcher: WordMatcher<Told> | undefined
let cues: Cues<FlagTopic> | undefined

const toldIn = (words: readonly Written[]): Found<Told> => {
  matcher ??= new WordMatcher({
    groups: BODY_GROUPS,
    order: TOLD,
    families: PHRASES,
    butNot: BODY_BUT_NOT,
    fillers: BODY_FILLERS,
    negations: BODY_NEGATIONS,
    turns: TURNS,
    common: [...COMMON, ...BESIDE],
  })
  return matcher.find(words)
}

/**
 * The red flags of the body that a text tells of, the most urgent first. It works on the device, offline; the text goes
 * nowhere. It decides nothing about the body: it only finds words. Source: health-rules 6.1, 9b.2, 9b.3.
 */
export const bodyFlags = (text: string): BodyFlag[] =>
  topicsOf(text).map((topic) => ({ topic, level: BODY_LEVEL_OF[topic] }))

/** The topics of what was told, the most urgent first. */
const topicsIn = (told: readonly Told[]): FlagTopic[] => {
  const topics = new Set<Told>(told.map((each) => (isOutright(each) ? OUTRIGHT_TOPIC[each] : each)))
  return FLAG_TOPICS.filter((topic) => topics.has(topic))
}

/** What is heard of somebody further away beside what is said outright. */
const OF_FURTHER: readonly Told[] = [
  'vomiting_blood',
  'black_stool',
  'chest_pain',
  'short_of_breath',
  'fainted',
  'confused',
]
/** What is never heard of somebody else: it asks after whoever writes. */
const OF_WRITER_ALONE: readonly Told[] = ['eating', 'pregnancy', 'bleeding', 'vomiting']

const isOfFurther = (told: Told): boolean => isOutright(told) || OF_FURTHER.includes(told)
const toldOfNear = (text: string): readonly Told[] =>
  toldIn(wordsIn(withMeasures(text))).families.filter((told) => !OF_WRITER_ALONE.includes(told))

const topicsOfNear = ({ close, further }: ToldOf): FlagTopic[] => {
  // Mostly there is nothing: one look at both is enough.
  const told = toldOfNear(close + further)
  if (further === '' || told.every(isOfFurther)) return topicsIn(told)
  return topicsIn([...toldOfNear(close), ...told.filter(isOfFurther)])
}

const topicsOf = (written: string): FlagTopic[] => {
  const text = withAnswers(normalized(written))
  const sentences = sentencesOf(text)
  const topics = topicsOfWriter(withoutFrames(text, sentences))
  const near = toldOf(text, sentences)
  if (near.close + near.further === '') return topics
  const ofNear = topicsOfNear(near)
  return FLAG_TOPICS.filter((topic) => topics.includes(topic) || ofNear.includes(topic))
}

const topicsOfWriter = (text: string): FlagTopic[] => {
  const words = wordsIn(withMeasures(text))
  const { families, hasLeftOut } = toldIn(words)
  const told = topicsIn(families)
  // The cues have no say in either.
  if (isBrief(text) || families.some(isOutright)) return told
  cues ??= new Cues(BODY_CUES)
  const { score, kind } = cues.hear(words)
  if (score < (areSpanish(words) ? CUES_DOUBT_SPANISH : CUES_DOUBT))
    return told.filter(
      (topic) => NEVER_DOUBTED.includes(topic) || (topic === 'eating' && score >= CUES_DOUBT_EATING),
    )
  const isSpoken = score > CUES_SPEAK_SPANISH || (score > CUES_SPEAK && !areSpanish(words))
  const isHeard = hasLeftOut ? score > CUES_SPEAK_BESIDE : isSpoken
  const heard = told.length === 0 && isHeard ? kind() : null
  return heard === null ? told : [heard]
}

const OF_VOMITING: readonly Told[] = [
  'vomiting',
  'outright_vomiting',
  'vomiting_blood',
  'vomiting_long',
  'cannot_drink',
]

/** Whether somebody writes that they vomit or keep nothing down. A false alarm is one tap; a missed one is worse. Source: health-rules 9b.5. */
export const tellsOfVomiting = (text: string): boolean =>
  toldIn(wordsIn(withMeasures(withoutFrames(withAnswers(normalized(text)))))).families.some((topic) =>
    OF_VOMITING.includes(topic),
  )

/** Whether somebody writes of purging, of not daring to eat, or of eating that cannot be stopped. Source: health-rules 9b.3; decision 53. */
export const tellsOfEating = (text: string): boolean => topicsOf(text).includes('eating')
