import {
  NAUSEA_HOURS,
  NO_URINE_HOURS,
  NOTHING_DOWN_HOURS,
  STOOL_DAYS,
  VOMITING_TOO_LONG_HOURS,
  WORSE_PAIN_HOURS,
} from '@gb/domain'
import { DECIDES, figuresBefore, figuresOf, sentencesOf } from './figures-in-words.js'

/** How long something may go on before a call. */
interface DurationRule {
  name: string
  about: RegExp
  /** Hours that a text may name for it; null where the table says nothing. */
  hours: readonly number[] | null
  /** Days, likewise. */
  days: readonly number[] | null
  /** What must be said beside it where days are named. */
  besideDays?: RegExp
  source: string
}

const RULES: readonly DurationRule[] = [
  {
    name: 'nothing stays down',
    about: /nothing (?:stays|will stay|stayed) down|(?:keep|hold|get) [^.,;]{0,30}\bdown\b/giu,
    hours: [NOTHING_DOWN_HOURS],
    days: [],
    source: 'health-rules 9b.5',
  },
  {
    name: 'vomiting',
    about: /vomit\w*|throw(?:ing|s)? up|threw up|being sick/giu,
    hours: [VOMITING_TOO_LONG_HOURS],
    // Days only as an addition: ask for thiamin as well.
    days: [2, 3],
    besideDays: /thiamin|vitamin b1\b/iu,
    source: 'health-rules 9b.5',
  },
  {
    name: 'nausea',
    about: /nause\w*|feel(?:ing)? sick|queasy/giu,
    hours: [NAUSEA_HOURS, 48],
    days: [1, 2],
    source: 'health-rules 6.1',
  },
  {
    name: 'urine',
    about: /urine|urinat\w*|\bpee(?:d|ing)?\b|passed water/giu,
    hours: [NO_URINE_HOURS],
    days: [],
    source: 'health-rules 6.2',
  },
  {
    name: 'stool',
    about: /\bstools?\b|bowel movement|constipat\w*|diarrh\w*/giu,
    hours: null,
    days: [STOOL_DAYS],
    source: 'health-rules 6.1',
  },
  {
    name: 'little to drink',
    about: /(?:drink|fluids|logged) [^.,;]{0,20}(?:under|less|below|little)\b/giu,
    hours: null,
    days: [2, 3],
    source: 'health-rules 6.2, 2.4',
  },
  {
    name: 'pain',
    about: /\bpain\w*|\bhurts?\b/giu,
    hours: [WORSE_PAIN_HOURS],
    days: [],
    source: 'health-rules 6.1',
  },
]

const HOURS = figuresBefore('hours?|hrs?|h\\b')
const WEEKS = figuresBefore('weeks?\\b')
// "32 ounces a day" is a rate and no time.
const DAYS = new RegExp(
  String.raw`(?<!\b(?:ounces|oz|liters?|g|grams|mg|calories|kcal|times|once|twice|cups|meals|drinks)\)? )${figuresBefore('days?\\b').source}`,
  'giu',
)

/** The rule whose words stand next to a place: in the same clause first, and before the place rather than after it. */
const ruleAt = (sentence: string, at: number): DurationRule | null => {
  const from = Math.max(
    sentence.lastIndexOf(',', at),
    sentence.lastIndexOf(';', at),
    sentence.lastIndexOf(':', at),
  )
  const end = /[,;:]/u.exec(sentence.slice(at))
  const to = end ? at + end.index : sentence.length
  const mentions = RULES.flatMap((rule) =>
    [...sentence.matchAll(rule.about)].map(({ index }) => ({ rule, index })),
  )
  const distance = (index: number) =>
    (index > from && index < to ? 0 : 10_000) + (index < at ? at - index : 1000 + index - at)
  const [nearest] = mentions.sort((a, b) => distance(a.index) - distance(b.index))
  return nearest?.rule ?? null
}

const isAllowed = (
  rule: DurationRule,
  unit: 'hours' | 'days',
  figures: number[],
  beside: string,
): boolean => {
  const allowed = rule[unit]
  if (allowed !== null && !figures.every((figure) => allowed.includes(figure))) return false
  return unit === 'hours' || (rule.besideDays?.test(beside) ?? true)
}

const timesIn = (sentence: string, unit: 'hours' | 'days') =>
  unit === 'hours'
    ? [...sentence.matchAll(HOURS)].map((match) => ({ match, figures: figuresOf(match) }))
    : [
        ...[...sentence.matchAll(DAYS)].map((match) => ({ match, figures: figuresOf(match) })),
        ...[...sentence.matchAll(WEEKS)].map((match) => ({
          match,
          figures: figuresOf(match).map((weeks) => weeks * 7),
        })),
      ]

const faultsOf = (sentence: string, unit: 'hours' | 'days', beside: string): string[] =>
  timesIn(sentence, unit).flatMap(({ match, figures }) => {
    const rule = ruleAt(sentence, match.index)
    if (rule === null || isAllowed(rule, unit, figures, beside)) return []
    return [`${rule.name}: "${match[0]}" is not in the table (${rule.source}) — ${sentence}`]
  })

/**
 * Times in a text that say otherwise than the table of health-rules 6.1 and 9b.5.
 * @param beside  the words that stand with it: the cells of its row, the other fields of its tip
 */
export const durationFaults = (text: string, beside = text): string[] =>
  sentencesOf(text)
    .filter((sentence) => DECIDES.test(sentence) || DECIDES.test(beside))
    .flatMap((sentence) => [...faultsOf(sentence, 'hours', beside), ...faultsOf(sentence, 'days', beside)])
