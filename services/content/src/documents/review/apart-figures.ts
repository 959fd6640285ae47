import { figuresBefore, figuresOf } from './figures-in-words.js'

/** What the figures of a rule count. */
export type ApartUnit = 'mg' | 'minutes' | 'months'

const WEEKS_A_MONTH = 4.345
const DAYS_A_MONTH = 30.4

/** Ways to write a unit, with what a rule counts and how many of that one of them is. */
const UNITS: readonly (readonly [ApartUnit, RegExp, number])[] = [
  ['mg', figuresBefore('mg\\b|milligrams?|miligramos?'), 1],
  ['mg', figuresBefore('g\\b|grams?\\b|gramos?\\b'), 1000],
  ['minutes', figuresBefore('min(?:ute)?s?\\b|minutos?'), 1],
  ['minutes', figuresBefore('h(?:ou)?rs?\\b|h\\b|horas?'), 60],
  ['months', figuresBefore('days?\\b|d[ií]as?\\b'), 1 / DAYS_A_MONTH],
  ['months', figuresBefore('weeks?\\b|semanas?'), 1 / WEEKS_A_MONTH],
  ['months', figuresBefore('months?\\b|mes(?:es)?\\b'), 1],
  ['months', figuresBefore('years?\\b|años?\\b'), 12],
  // "From month 6 on": the unit stands before the figure.
  ['months', /\b(?:months?|mes)\s+(\d+)\b/giu, 1],
]

/** What is no figure as it stands: halves, pairs, and the first of something. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\bhalf an? hour|\bhalf-hour|\bmedia hora/giu, '30 minutes'],
  [/\b(?:an|one) hour and a half|\bhora y media/giu, '90 minutes'],
  [/\bhalf a year|\bmedio año/giu, '6 months'],
  [/\b(?:a couple of|a pair of|un par de) /giu, '2 '],
  [/\b(?:a few|unos pocos|unas pocas) (?=days|weeks|months|d[ií]as|semanas|meses)/giu, '4 '],
  [/\b(?:first|primer) (?=month|year|week|mes\b|año)/giu, '1 '],
]
/** A text with such words as figures. */
export const spelledOut = (text: string): string =>
  SPOKEN.reduce((words, [found, figure]) => words.replaceAll(found, figure), text)

// "One glass a week" is a rate and no date; "for a year" is one.
const RATE =
  /\b(?:once|twice|times|glass(?:es)?|drinks?|cans?|pounds?|lb|oz|ounces|days?|per|each|every|al|por)\s*$/iu

// "A glass a week" is a rate as well, "after a week" and "for a year" are times.
const ONE = /^an?\b|^una?\b/iu
const BEFORE_ONE =
  /\b(?:for|after|until|till|within|wait|waits|least|about|only|just|over|than|is|of|in|leave|durante|hasta|despu[eé]s de|al menos)\s*$/iu
const isRate = ({ words, before }: Figure): boolean =>
  RATE.test(before) || (ONE.test(words) && !BEFORE_ONE.test(before))

/** A figure with a unit, where it stands. */
export interface Figure {
  words: string
  values: readonly number[]
  /** What stands before it and after it in the sentence. */
  before: string
  after: string
  unit: ApartUnit
}

/** Every dose and time of a sentence. */
export const figuresIn = (sentence: string): Figure[] =>
  UNITS.flatMap(([unit, finder, size]) =>
    [...sentence.matchAll(finder)].map((match) => ({
      words: match[0],
      values: figuresOf(match).map((value) => Math.round(value * size)),
      before: sentence.slice(0, match.index),
      after: sentence.slice(match.index + match[0].length),
      unit,
    })),
  ).filter((figure) => figure.unit !== 'months' || !isRate(figure))
