import { roundToStep } from '../../measures/limit.js'

const FINE = { step: 0.0001 } as const

/** More than this of anything is a slip of the finger [own]. */
export const MAX_QUANTITY = 5000

const WORDS = new Map<string, number>([
  ...['a', 'an', 'one', 'un', 'una', 'uno'].map((word) => [word, 1] as const),
  ['two', 2],
  ['couple', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['dozen', 12],
  ['few', 3],
  ['dos', 2],
  ['par', 2],
  ['tres', 3],
  ['cuatro', 4],
  ['cinco', 5],
  ['seis', 6],
  ['siete', 7],
  ['ocho', 8],
  ['nueve', 9],
  ['diez', 10],
  ['doce', 12],
  ['docena', 12],
])

/** "a couple", "una docena": the article says nothing beside these. */
const AFTER_ARTICLE = new Set(['couple', 'dozen', 'few', 'par', 'docena'])

const FRACTIONS = new Map([
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['quarter', 1 / 4],
  ['fourth', 1 / 4],
  ['fourths', 1 / 4],
  ['eighth', 1 / 8],
  ['octavo', 1 / 8],
  ['thirds', 1 / 3],
  ['quarters', 1 / 4],
  ['medio', 1 / 2],
  ['media', 1 / 2],
  ['mitad', 1 / 2],
  ['tercio', 1 / 3],
  ['tercios', 1 / 3],
  ['cuarto', 1 / 4],
  ['cuartos', 1 / 4],
])

const NUMBER = /^\d{1,6}(?:\.\d{1,4})?$/
const FRACTION = /^(\d{1,3})\/(\d{1,3})$/
const RANGE = /^(\d{1,4}(?:\.\d{1,4})?)-(\d{1,4}(?:\.\d{1,4})?)$/

const numberOf = (word: string | undefined): number | null => {
  if (word === undefined) return null
  if (NUMBER.test(word)) return Number(word)
  const range = RANGE.exec(word)
  // "2-3 eggs" is counted as 2.5.
  return range ? (Number(range[1]) + Number(range[2])) / 2 : null
}

const fractionOf = (word: string | undefined): number | null => {
  const typed = FRACTION.exec(word ?? '')
  if (typed) return Number(typed[2]) === 0 ? null : Number(typed[1]) / Number(typed[2])
  return FRACTIONS.get(word ?? '') ?? null
}

/** A quantity at the start of some words, and how many words it took. */
export interface Quantity {
  readonly value: number
  readonly length: number
}

/** "1 1/2" and "two 1/2" add up; "two thirds" and "3 quarters" multiply. */
const mixed = (whole: number, words: readonly string[]): Quantity => {
  const next = words[1]
  const part = fractionOf(next)
  if (part === null) return { value: whole, length: 1 }
  return FRACTIONS.has(next ?? '') && whole > 1 && next?.endsWith('s')
    ? { value: whole * part, length: 2 }
    : { value: whole + part, length: 2 }
}

const ARTICLES = new Set(['a', 'an', 'un', 'una'])
const OF = new Set(['of', 'de'])
const DOZEN = new Set(['dozen', 'docena'])

/** "a half cup", "a dozen eggs", "a couple of eggs": the article says nothing beside the word after it. */
const afterArticle = (words: readonly string[]): Quantity | null => {
  const next = words[1]
  const value = fractionOf(next) ?? (AFTER_ARTICLE.has(next ?? '') ? (WORDS.get(next ?? '') ?? null) : null)
  return value === null ? null : { value, length: 2 }
}

/** "half a dozen eggs", "half an avocado", "a quarter of a cup": what stands between belongs to the quantity. */
const afterFraction = ({ value, length }: Quantity, words: readonly string[]): Quantity => {
  let at = length
  if (OF.has(words[at] ?? '') && ARTICLES.has(words[at + 1] ?? '')) at += 1
  if (ARTICLES.has(words[at] ?? '')) at += 1
  return DOZEN.has(words[at] ?? '') ? { value: value * 12, length: at + 1 } : { value, length: at }
}

const firstQuantity = (words: readonly string[]): Quantity | null => {
  const [word = ''] = words
  if (ARTICLES.has(word)) {
    const part = afterArticle(words)
    return part ? afterFraction(part, words) : { value: 1, length: 1 }
  }
  const fraction = fractionOf(word)
  if (fraction !== null) return afterFraction({ value: fraction, length: 1 }, words)
  const whole = numberOf(word) ?? WORDS.get(word) ?? null
  return whole === null ? null : afterFraction(mixed(whole, words), words)
}

/** The quantity at the start of the words, or null: "2", "two", "1/2", "1 1/2", "half a", "a dozen", "2-3". */
export const readQuantity = (words: readonly string[]): Quantity | null => {
  const found = firstQuantity(words)
  if (found === null || !(found.value > 0) || found.value > MAX_QUANTITY) return null
  return { value: roundToStep(found.value, FINE), length: found.length }
}
