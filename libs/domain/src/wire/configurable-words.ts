import { CONFIG_LIMITS, ENVIRONMENTS, SETTING_TYPES } from './configurable.js'
import { isRecord } from './is-record.js'

type Rule = (value: unknown) => boolean

const { title: TITLE, description: DESCRIPTION, items: MOST_ITEMS, text: LONGEST } = CONFIG_LIMITS

/** Nothing that cannot be seen, or turns the words around it; the database could not keep all of it either. */
export const isPlainText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value)

const textOf =
  ({ min, max }: { min: number; max: number }): Rule =>
  (value) =>
    isPlainText(value) && value.trim() === value && value.length >= min && value.length <= max
const isNumber: Rule = (value) => Number.isFinite(value)
const isCount: Rule = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LONGEST
const isFlag: Rule = (value) => typeof value === 'boolean'
const isScalar: Rule = (value) => isNumber(value) || isPlainText(value)
const isList =
  (min: number, rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.length >= min && value.length <= MOST_ITEMS && value.every(rule)
const isValue: Rule = (value) => isFlag(value) || isScalar(value) || isList(0, isScalar)(value)

const isDay: Rule = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value)

const isByEnvironment: Rule = (value) =>
  isRecord(value) &&
  Object.keys(value).length === ENVIRONMENTS.length &&
  ENVIRONMENTS.every((one) => Object.hasOwn(value, one) && isFlag(value[one]))

/** What a word of a schema must be, how the sentence goes on that begins with it, and for which types it is one. */
interface Word {
  isGood: Rule
  words: string
  of?: readonly string[]
  isNeeded?: boolean
}

const characters = ({ min, max }: { min: number; max: number }) =>
  `must have ${min} to ${max} plain characters`
const NUMBERS = ['integer', 'number']
const number = { isGood: isNumber, words: 'must be a number', of: NUMBERS }
const step = {
  isGood: (value: unknown) => isNumber(value) && Number(value) > 0,
  words: 'must be above 0',
  of: NUMBERS,
}
const count = { isGood: isCount, words: `must be a whole number from 0 to ${LONGEST}` }

/** Those that the items of a list may use. */
export const ITEM_WORDS: Record<string, Word> = {
  type: {
    isGood: (value) => value === 'string' || NUMBERS.some((one) => one === value),
    words: 'must be one of integer, number, string',
    isNeeded: true,
  },
  enum: {
    isGood: (value) =>
      isList(1, isScalar)(value) && Array.isArray(value) && new Set(value).size === value.length,
    words: `must be a list of 1 to ${MOST_ITEMS} different values`,
    of: [...NUMBERS, 'string'],
  },
  minimum: number,
  maximum: number,
  multipleOf: step,
  minLength: { ...count, of: ['string'] },
  maxLength: { ...count, of: ['string'] },
}

/** The words of JSON Schema that a setting may use. */
export const SETTING_WORDS: Record<string, Word> = {
  title: { isGood: textOf(TITLE), words: characters(TITLE), isNeeded: true },
  description: { isGood: textOf(DESCRIPTION), words: characters(DESCRIPTION), isNeeded: true },
  ...ITEM_WORDS,
  type: {
    isGood: (value) => SETTING_TYPES.some((one) => one === value),
    words: `must be one of ${SETTING_TYPES.join(', ')}`,
    isNeeded: true,
  },
  default: { isGood: isValue, words: 'must be a value of it', isNeeded: true },
  examples: {
    isGood: isList(1, isValue),
    words: `must be a list of 1 to ${MOST_ITEMS} values`,
    isNeeded: true,
  },
  items: { isGood: isRecord, words: 'must be an object', of: ['array'] },
  minItems: { ...count, of: ['array'] },
  maxItems: { ...count, of: ['array'] },
  uniqueItems: { isGood: isFlag, words: 'must be true or false', of: ['array'] },
}

/** What a flag says. */
export const FLAG_WORDS: Record<string, Word> = {
  description: { isGood: textOf(DESCRIPTION), words: characters(DESCRIPTION), isNeeded: true },
  owner: { isGood: textOf(TITLE), words: characters(TITLE), isNeeded: true },
  ends: { isGood: isDay, words: 'must be a day like 2027-06-30', isNeeded: true },
  default: {
    isGood: isByEnvironment,
    words: `must be true or false for each of ${ENVIRONMENTS.join(', ')}`,
    isNeeded: true,
  },
}

/** What is wrong with the fields of something declared; null when nothing is. A sentence without its end. */
export const wordsProblem = (of: string, value: unknown, words: Record<string, Word>): string | null => {
  if (!isRecord(value)) return `${of} must be an object`
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(words, name))
  if (unknown !== undefined) return `${of} has no field "${unknown}"`
  for (const [name, word] of Object.entries(words)) {
    if (value[name] === undefined ? (word.isNeeded ?? false) : !word.isGood(value[name]))
      return `${of}.${name} ${word.words}`
    const isOfAnother = word.of !== undefined && !word.of.includes(String(value.type))
    if (value[name] !== undefined && isOfAnother)
      return `${of} is ${String(value.type)}, which has no ${name}`
  }
  return null
}
