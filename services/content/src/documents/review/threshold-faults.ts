import { apartFaults } from './apart-rules.js'
import { durationFaults } from './duration-rules.js'
import { figureFaults } from './figure-rules.js'
import { levelFaults } from './level-rules.js'

/** A text with the words that stand beside it in its document. */
interface Placed {
  text: string
  beside: string
}

const placed = (value: unknown): Placed[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner: unknown[] = Object.values(value)
  const own = inner.filter((one) => typeof one === 'string')
  const beside = own.join(' ')
  return [...own.map((text) => ({ text, beside })), ...inner.flatMap(placed)]
}

const faultsOf = ({ text, beside }: Placed): string[] => [
  ...durationFaults(text, beside),
  ...apartFaults(text, beside),
  ...figureFaults(text),
  ...levelFaults(text),
]

/**
 * Every figure of a document, or of the words of a file, that says otherwise than the table of thresholds: hours of
 * vomiting, degrees of fever, beats, ounces, grams, calories, what is kept apart and for how long; and every sentence that puts
 * off a sign that cannot wait. One sentence each, with the section that is right.
 */
export const thresholdFaults = (body: unknown): string[] => placed(body).flatMap(faultsOf)

/** The same of words that stand alone. */
export const wordFaults = (words: readonly string[]): string[] =>
  words.flatMap((text) => faultsOf({ text, beside: text }))
