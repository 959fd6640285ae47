import { isLanguage } from '../language/language.js'
import { DECLARATION_LIMITS, PHONE_PLACES, SLOTS, TAB_HUES, TAB_ICONS, TAB_PLACES } from './declaration.js'
import { isRecord } from './is-record.js'
import { RESERVED_TABS, TAB_ID } from './tab-ids.js'

type Rule = (value: unknown) => boolean

const { title: TITLE, order: ORDER, tabs: MOST_TABS } = DECLARATION_LIMITS

const oneOf =
  (list: readonly unknown[]): Rule =>
  (value) =>
    list.includes(value)
const isTitle: Rule = (value) =>
  typeof value === 'string' &&
  value.trim() === value &&
  value.length >= TITLE.min &&
  value.length <= TITLE.max &&
  // What cannot be seen, or turns the words around it, would be a name that looks like another.
  !/[\p{C}\p{Zl}\p{Zp}<>]/u.test(value)
const isOrder: Rule = (value) =>
  Number.isInteger(value) && Number(value) >= ORDER.min && Number(value) <= ORDER.max
const isFlag: Rule = (value) => typeof value === 'boolean'

const isTitles: Rule = (value) =>
  isRecord(value) &&
  Object.entries(value).every(
    ([language, names]) =>
      isLanguage(language) &&
      language !== 'en' &&
      isRecord(names) &&
      Object.keys(names).every((name) => name === 'title' || name === 'phoneTitle') &&
      isTitle(names.title) &&
      (names.phoneTitle === undefined || isTitle(names.phoneTitle)),
  )

const WORDS = {
  title: `must have ${TITLE.min} to ${TITLE.max} plain characters`,
  order: `must be a whole number from ${ORDER.min} to ${ORDER.max}`,
  flag: 'must be true or false',
  spoken: `must have a title of ${TITLE.min} to ${TITLE.max} plain characters for each language that the app speaks beside English`,
  oneOf: (list: readonly string[]) => `must be one of ${list.join(', ')}`,
} as const

interface Field {
  isGood: Rule
  /** How the sentence goes on that begins with the field. */
  words: string
  isNeeded?: boolean
}

const choice = (list: readonly string[], isNeeded = false): Field => ({
  isGood: oneOf(list),
  words: WORDS.oneOf(list),
  isNeeded,
})

const TAB_FIELDS: Record<string, Field> = {
  title: { isGood: isTitle, words: WORDS.title, isNeeded: true },
  icon: choice(TAB_ICONS, true),
  place: choice(TAB_PLACES, true),
  order: { isGood: isOrder, words: WORDS.order, isNeeded: true },
  hue: choice(TAB_HUES),
  phone: choice(PHONE_PLACES),
  phoneTitle: { isGood: isTitle, words: WORDS.title },
  phoneIcon: choice(TAB_ICONS),
  spoken: { isGood: isTitles, words: WORDS.spoken },
  access: choice(['premium']),
  opensLog: { isGood: isFlag, words: WORDS.flag },
}

const SLOT_FIELDS: Record<string, Field> = {
  order: { isGood: isOrder, words: WORDS.order },
  first: { isGood: isFlag, words: WORDS.flag },
}

const fieldProblem = (of: string, value: unknown, fields: Record<string, Field>): string | null => {
  if (!isRecord(value)) return `${of} must be an object`
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) return `${of} has no field "${unknown}"`
  for (const [name, { isGood, words, isNeeded = false }] of Object.entries(fields)) {
    if (value[name] === undefined ? isNeeded : !isGood(value[name])) return `${of}.${name} ${words}`
  }
  return null
}

const tabProblem = (id: string, tab: unknown): string | null => {
  if (!TAB_ID.test(id)) return `"${id}" is no id of a tab: small letters, digits and dashes, at most 31`
  if (RESERVED_TABS.includes(id)) return `the tab "${id}" belongs to the app itself`
  return fieldProblem(`the tab "${id}"`, tab, TAB_FIELDS)
}

const slotProblem = (name: string, slot: unknown): string | null =>
  Object.hasOwn(SLOTS, name)
    ? fieldProblem(`the slot "${name}"`, slot, SLOT_FIELDS)
    : `the app has no slot "${name}"`

const firstOf = (list: unknown, problem: (name: string, value: unknown) => string | null): string | null => {
  for (const [name, value] of Object.entries(list ?? {})) {
    const found = problem(name, value)
    if (found !== null) return found
  }
  return null
}

/**
 * Why a remote may not declare this, whoever else is there; null when it may. Absent lists are empty ones.
 * @returns a sentence without its end, for a person who writes a remote
 */
export const declarationProblem = ({ tabs, slots }: { tabs?: unknown; slots?: unknown }): string | null => {
  if (tabs !== undefined && !isRecord(tabs)) return 'tabs must be an object'
  if (slots !== undefined && !isRecord(slots)) return 'slots must be an object'
  if (Object.keys(tabs ?? {}).length > MOST_TABS) return `a remote has at most ${MOST_TABS} tabs`
  return firstOf(tabs, tabProblem) ?? firstOf(slots, slotProblem)
}
