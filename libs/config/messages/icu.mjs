import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** A name in capitals is a number of libs/domain: limits stand there once. `FEVER__F` is `FEVER.F`. */
export const CONSTANT = /^[A-Z][A-Z_]*[A-Z](?:__\w+)?$/u
/** What a date may look like: `DayStyle` of libs/domain. */
const DAY_STYLES = ['long', 'month']

/**
 * A place in a message that is filled in.
 * @typedef {{name: string, kind: 'text' | 'number' | 'day' | 'choice'}} Argument
 */

const KINDS = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'day',
  [TYPE.plural]: 'number',
  [TYPE.select]: 'choice',
}

/**
 * Reads a message in the form of ICU.
 * @throws {Error} where it is none, or has what the emitter does not write
 */
export const readMessage = (text) => {
  const elements = parse(text, { shouldParseSkeletons: false, requiresOtherClause: true })
  for (const element of everyElement(elements)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    if (KINDS[element.type] === undefined) throw new Error('times and tags are not written by the emitter')
    if (element.type === TYPE.date && !DAY_STYLES.includes(element.style))
      throw new Error(`a date is one of ${DAY_STYLES.join(', ')}`)
    if (element.type === TYPE.number && element.style) throw new Error('a number has no style')
    if (element.type === TYPE.plural && (element.offset !== 0 || element.pluralType !== 'cardinal'))
      throw new Error('a plural counts, without an offset')
  }
  return elements
}

/** All elements, those inside of choices too. */
export const everyElement = (elements) =>
  elements.flatMap((element) => [
    element,
    ...Object.values(element.options ?? {}).flatMap(({ value }) => everyElement(value)),
  ])

/**
 * What a message asks for, by name; constants of libs/domain aside.
 * @returns {Argument[]}
 */
export const argumentsOf = (elements) => {
  const found = new Map()
  for (const { type, value } of everyElement(elements)) {
    const kind = KINDS[type]
    if (kind === undefined || CONSTANT.test(value)) continue
    // A number stands for itself where it also chooses the words.
    if (found.get(value) === undefined || found.get(value) === 'text') found.set(value, kind)
  }
  return [...found].map(([name, kind]) => ({ name, kind })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The constants of libs/domain that a message has in it. */
export const constantsOf = (elements) => [
  ...new Set(
    everyElement(elements)
      .filter(({ type, value }) => KINDS[type] !== undefined && CONSTANT.test(value))
      .map(({ value }) => value),
  ),
]

/**
 * Each message of a file with its place: `signs.fever`, `when.0`. What begins with @ is said to translators.
 * @param {object} file
 * @returns {[path: string, text: string][]}
 */
export const messagesIn = (file, before = '') =>
  Object.entries(file)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value]] : messagesIn(value, `${before}${key}.`),
    )
