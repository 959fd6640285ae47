import {
  ALCOHOL_FROM_MONTH,
  CALCIUM_PER_DOSE_MG,
  CARBONATION_FROM_MONTH,
  DRINKS_FROM_MEALS_MINUTES,
  MINERALS_APART_HOURS,
  THYROID_APART_HOURS,
  UPRIGHT_AFTER_IRON_MINUTES,
} from '@gb/domain'
import { type ApartUnit, type Figure, figuresIn, spelledOut } from './apart-figures.js'
import { sentencesOf } from './figures-in-words.js'

/** How far apart two things stand, from when something is allowed again, or how much goes in one dose. */
interface ApartRule {
  name: string
  unit: ApartUnit
  /** All of them are spoken of; the first is what a clause names that leaves the others to its sentence. */
  about: readonly RegExp[]
  /** What else a figure beside them may be of, in its clause or its sentence. */
  not?: RegExp
  /** Stands right before or right after the figure, where a figure alone may be of many things. */
  before?: RegExp
  after?: RegExp
  allows: (value: number) => boolean
  source: string
}

const CALCIUM = /\bcalcium\b|\bcalcio\b/iu
const CALCIUM_OR_IRON = /\bcalcium\b|\bcalcio\b|\biron\b|\bhierro\b/iu
const IRON = /\biron\b|\bhierro\b|\bferrous\b/iu
const MINERAL =
  /\bcalcium\b|\bcalcio\b|\biron\b|\bhierro\b|\bminerals?\b|\bmultivitamins?\b|\bmultivitam[ií]nicos?\b/iu
const THYROID = /thyro|synthroid|euthyrox|eutirox|\btiroid/iu
const DRINK =
  /\bdrink|\bfluids?\b|\bwater\b|\bsip|\bliquids?\b|\bbeverages?\b|\bbeb(?:e|a|er|ida)s?\b|\bagua\b|\bl[ií]quidos?\b/iu
const MEAL =
  /\bmeals?\b|\beat(?:s|ing)?\b|\bfood\b|\bbreakfast\b|\blunch\b|\bdinner\b|\bbites?\b|\bcom(?:er|es|a|e|idas?)\b/iu
const ALCOHOL =
  /alcohol|\bwines?\b|\bbeers?\b|\bliquor\b|\bspirits\b|\bcocktails?\b|\bchampagne\b|\bvino\b|\bcerveza/iu
const BUBBLES =
  /fizz|bubbl|carbonat|\bsodas?\b|\bsparkling\b|\bseltzer|\btonic\b|\bcolas?\b|burbuja|\bcon gas\b|gaseosa/iu
const UPRIGHT =
  /upright|(?:lie|lies|lying|lay) (?:flat|down)|\b(?:go|going) to bed\b|sit(?:ting)? up\b|acost|recost|de pie\b/iu

const exactly = (expected: number) => (value: number) => value === expected

const RULES: readonly ApartRule[] = [
  {
    name: 'thyroid medicine and minerals',
    unit: 'minutes',
    about: [THYROID, MINERAL],
    not: /breakfast|\beat|\bfood\b|empty stomach|desayun|comer/iu,
    allows: exactly(THYROID_APART_HOURS * 60),
    source: 'health-rules 3.4',
  },
  {
    name: 'upright after iron',
    unit: 'minutes',
    about: [IRON, UPRIGHT],
    allows: exactly(UPRIGHT_AFTER_IRON_MINUTES),
    source: 'health-rules 9b.12',
  },
  {
    name: 'calcium and iron',
    unit: 'minutes',
    about: [CALCIUM_OR_IRON, CALCIUM, IRON],
    not: /coffee|\btea\b|cocoa|caf[eé]\b/iu,
    allows: exactly(MINERALS_APART_HOURS * 60),
    source: 'health-rules 3.4',
  },
  {
    name: 'calcium in one dose',
    unit: 'mg',
    about: [
      CALCIUM,
      /\bat (?:a time|once)\b|\bdoses?\b|\bone go\b|\beach time\b|\bper (?:tablet|pill|serving)\b|\ba la vez\b|\bdosis\b|\bpor toma\b/iu,
    ],
    not: IRON,
    after: /^(?!\s*(?:of \w+ )?(?:a|per|each|every|al|por|\/)\s*(?:day|d[ií]a)|\s*daily)/iu,
    allows: (value) => value >= CALCIUM_PER_DOSE_MG.from && value <= CALCIUM_PER_DOSE_MG.to,
    source: 'health-rules 3.4',
  },
  {
    name: 'drinks and meals',
    unit: 'minutes',
    about: [DRINK, MEAL],
    not: /\biron\b|calcium|thyro|vitamin|tablets?\b|\bpills?\b|medicine|exercise|walk|sugar\b|coffee|\bbed\b|\bwith water\b|\b\d meals\b|\bone before\b/iu,
    before:
      /\b(?:wait|waiting|leave|gap of|break of|pause of|stop|apart by|separate[ds]? by|espere|espera|deje|deja)(?: for)?(?: at least| about| only| just| al menos)?\s*$/iu,
    after:
      /^\s*(?:before|after|until|till|apart|away|between|from|later|earlier|ahead|gap|break|pause|antes|despu[eé]s|entre|de separaci[oó]n)\b/iu,
    allows: exactly(DRINKS_FROM_MEALS_MINUTES),
    source: 'health-rules 5',
  },
  {
    name: 'alcohol',
    unit: 'months',
    about: [ALCOHOL],
    not: /\brisk|\brubbing\b|\bhand\b|\bhabit\b/iu,
    allows: exactly(ALCOHOL_FROM_MONTH),
    source: 'health-rules 5',
  },
  {
    name: 'bubbles',
    unit: 'months',
    about: [BUBBLES],
    not: ALCOHOL,
    allows: exactly(CARBONATION_FROM_MONTH),
    source: 'health-rules 5',
  },
]

const SEPARATOR = /[,;:()]\s(?:(?:and|but|y|pero)\s)?|\s(?:and|but|y|pero)\s/giu

/** The clause that a figure stands in. */
const clauseOf = ({ words, before, after }: Figure): string => {
  const starts = [...before.matchAll(SEPARATOR)]
  const last = starts.at(-1)
  const from = last ? last.index + last[0].length : 0
  const end = after.search(SEPARATOR)
  return before.slice(from) + words + (end < 0 ? after : after.slice(0, end))
}

const POINTS_BACK = /\b(?:it|them|these|both)\b/iu

const isAbout = (rule: ApartRule, words: string, own = words): boolean =>
  rule.about.every((subject) => subject.test(words)) && !rule.not?.test(own)

const isPlaced = ({ before, after }: ApartRule, figure: Figure): boolean =>
  (before === undefined && after === undefined) ||
  (before?.test(figure.before) ?? false) ||
  (after?.test(figure.after) ?? false)

/** The rule that a figure belongs to: by its own clause, else by the sentence, else by what "them" points back to. */
const ruleOf = (figure: Figure, sentence: string, earlier: string): ApartRule | undefined => {
  const clause = clauseOf(figure)
  const rules = RULES.filter((rule) => rule.unit === figure.unit && isPlaced(rule, figure))
  const isNamed = ({ about: [subject] }: ApartRule) => subject?.test(clause) ?? false
  // In the whole sentence, the rule whose subject the clause names comes first.
  const byClause = [...rules.filter(isNamed), ...rules.filter((rule) => !isNamed(rule))]
  const within = (words: string, from = rules) => from.find((rule) => isAbout(rule, words))
  const back = POINTS_BACK.test(clause)
    ? rules.find((rule) => isAbout(rule, `${earlier} ${sentence}`, sentence))
    : undefined
  return back ?? within(clause) ?? within(sentence, byClause)
}

/**
 * Figures in a text that say otherwise than the table of what is kept apart.
 * @param beside  the words that stand with it, for a sentence that only points at them
 */
export const apartFaults = (text: string, beside = text): string[] => {
  const sentences = sentencesOf(spelledOut(text))
  return sentences.flatMap((sentence, at) => {
    const earlier = sentences[at - 1] ?? (beside === text ? '' : beside)
    return figuresIn(sentence).flatMap((figure) => {
      const rule = ruleOf(figure, sentence, earlier)
      if (rule === undefined || figure.values.every(rule.allows)) return []
      return [`${rule.name}: "${figure.words}" is not in the table (${rule.source}) — ${sentence}`]
    })
  })
}
