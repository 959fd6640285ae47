import { EARLY_FEVER, FEVER, PULSE_ABOVE_USUAL, PULSE_EMERGENCY, PULSE_FAST } from '@gb/domain'
import { DECIDES, figuresBefore, figuresOf, NUMBER_PATTERN, sentencesOf } from './figures-in-words.js'

/** Figures that a sentence about something may hold. */
interface FigureRule {
  name: string
  /** The sentence is about it. */
  about: RegExp
  /** Finds the figure: one group, or two for a range. */
  figure: RegExp
  /** Only in sentences that decide something: a usual pulse of 70 is no threshold. */
  onlyWhereDecided?: boolean
  /** Figures of other things, such as the heat of an oven. */
  isOther?: (value: number) => boolean
  allows: (value: number) => boolean
  source: string
}

const oneOf =
  (...values: number[]) =>
  (value: number) =>
    values.includes(value)
const within = (min: number, max: number) => (value: number) => value >= min && value <= max
const outside = (min: number, max: number) => (value: number) => value < min || value > max
const A_DAY = String.raw`(?:\s+of\s+\w+(?:\s+\w+)?)?(?:\s*(?:a|per|each|every|\/)\s*day|\s+daily)`
const eachDay = (unit: string) => figuresBefore(`(?:${unit})(?:${A_DAY})`)

const FIGURE_RULES: readonly FigureRule[] = [
  {
    name: 'fever, Fahrenheit',
    about: /fever|temperature|feverish/iu,
    figure: new RegExp(
      `\\b(${NUMBER_PATTERN})\\b(?!\\s*(?:%|hours?|days?|weeks?|months?|beats|g\\b|grams|oz|ounces))`,
      'giu',
    ),
    isOther: outside(99, 107),
    allows: oneOf(EARLY_FEVER.F, FEVER.F),
    source: 'health-rules 6.1',
  },
  {
    name: 'fever, Celsius',
    about: /fever|temperature|feverish/iu,
    figure: new RegExp(
      `\\b(${NUMBER_PATTERN})\\b(?!\\s*(?:%|hours?|days?|weeks?|months?|beats|g\\b|grams|oz|ounces))`,
      'giu',
    ),
    isOther: outside(37.1, 42),
    allows: oneOf(EARLY_FEVER.C, FEVER.C),
    source: 'health-rules 6.1',
  },
  {
    name: 'heart rate',
    about: /heart rate|heart ?beats?|pulse|beats (?:a|per) minute|\bbpm\b/iu,
    figure: new RegExp(
      `\\b(${NUMBER_PATTERN})\\b(?!\\s*(?:%|percent|hours?|days?|weeks?|months?|minutes?|g\\b|oz|ounces|grams|°))`,
      'giu',
    ),
    isOther: outside(30, 250),
    onlyWhereDecided: true,
    allows: oneOf(PULSE_ABOVE_USUAL, PULSE_FAST.beats, PULSE_EMERGENCY),
    source: 'health-rules 6.1',
  },
  {
    name: 'fluids a day',
    about: /drink|fluid|water|sip|ounces|\boz\b/iu,
    figure: eachDay('oz|ounces?|fluid ounces'),
    // Floor, low day, going home, goal, too much.
    allows: oneOf(32, 48, 64, 128),
    source: 'health-rules 2.4',
  },
  {
    name: 'liters a day',
    about: /drink|fluid|water|sip/iu,
    figure: eachDay('lit(?:er|re)s?'),
    allows: within(1.4, 2),
    source: 'health-rules 2.4',
  },
  {
    name: 'protein a day',
    about: /protein/iu,
    figure: eachDay('g|grams?'),
    allows: within(60, 100),
    source: 'health-rules 2.2',
  },
  {
    name: 'energy a day',
    about: /kcal|calories/iu,
    figure: eachDay('kcal|calories'),
    allows: within(400, 1700),
    source: 'health-rules 1.1, 2.1',
  },
]

const faultsOf = (sentence: string, rule: FigureRule): string[] =>
  [...sentence.matchAll(rule.figure)].flatMap((match) => {
    const wrong = figuresOf(match).filter((value) => !rule.isOther?.(value) && !rule.allows(value))
    return wrong.length === 0
      ? []
      : [`${rule.name}: ${wrong.join(' and ')} is not in the table (${rule.source}) — ${sentence}`]
  })

/** Figures in a text that say otherwise than the tables of the clinical rules. */
export const figureFaults = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    FIGURE_RULES.filter(
      ({ about, onlyWhereDecided }) => about.test(sentence) && (!onlyWhereDecided || DECIDES.test(sentence)),
    ).flatMap((rule) => faultsOf(sentence, rule)),
  )
