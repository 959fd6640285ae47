import {
  CONFIG_LIMITS,
  CONFIG_NAME,
  type DeclaredSetting,
  type SettingProblem,
  type SettingProblemOf,
} from './configurable.js'
import { FLAG_WORDS, isPlainText, ITEM_WORDS, SETTING_WORDS, wordsProblem } from './configurable-words.js'
import { isRecord } from './is-record.js'

const { items: MOST_ITEMS, text: LONGEST, names: MOST } = CONFIG_LIMITS

const PAIRS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const

const schemaProblem = (of: string, value: unknown): string | null => {
  const problem = wordsProblem(of, value, SETTING_WORDS)
  if (problem !== null || !isRecord(value)) return problem
  if (value.type === 'array') {
    const ofItems = wordsProblem(`${of}.items`, value.items ?? {}, ITEM_WORDS)
    if (ofItems !== null) return ofItems
  }
  const crossed = PAIRS.find(([least, most]) => Number(value[least]) > Number(value[most]))
  return crossed === undefined ? null : `${of}.${crossed[0]} is above its ${crossed[1]}`
}

const isSchema = (of: string, value: unknown): value is DeclaredSetting => schemaProblem(of, value) === null

const settingProblem = (name: string, value: unknown, problemOf: SettingProblemOf): string | null => {
  const of = `the setting "${name}"`
  if (!isSchema(of, value)) return schemaProblem(of, value)
  const own = [
    ['default', value.default] as const,
    ...value.examples.map((one, at) => [`examples/${at}`, one] as const),
  ]
  for (const [word, one] of own) {
    const wrong = valueProblem(value, one, problemOf)
    if (wrong !== null) return `${of}.${word}${wrong.path} ${wrong.message}`
  }
  return null
}

/** What is wrong with a value for a setting, texts that cannot be seen or kept included; null when it fits. */
export const valueProblem = (
  schema: DeclaredSetting,
  value: unknown,
  problemOf: SettingProblemOf,
): SettingProblem | null => {
  const wrong = problemOf(schema, value)
  if (wrong !== null) return wrong
  const message = `must be plain characters, at most ${LONGEST}`
  if (!Array.isArray(value))
    return typeof value === 'string' && !isPlainText(value) ? { path: '', message } : null
  const odd = value.findIndex((one) => typeof one === 'string' && !isPlainText(one))
  if (odd >= 0) return { path: `/${odd}`, message }
  return value.length > MOST_ITEMS ? { path: '', message: `must have at most ${MOST_ITEMS} items` } : null
}

const namesProblem = (kind: string, list: Record<string, unknown>): string | null => {
  const names = Object.keys(list)
  if (names.length > MOST) return `a remote has at most ${MOST} ${kind}s`
  // What every object has is no name: code that looks it up would find that.
  const odd = names.find((name) => !CONFIG_NAME.test(name) || name in {})
  return odd === undefined
    ? null
    : `"${odd}" is no name of a ${kind}: small first letter, letters and digits, 2 to 40`
}

/**
 * Why a remote may not declare these settings and flags; null when it may. Absent lists are empty ones. The default and each
 * example of a setting must fit its own schema.
 * @returns a sentence without its end, for a person who writes a remote
 */
export const configurableProblem = (
  { settings = {}, flags = {} }: { settings?: unknown; flags?: unknown },
  problemOf: SettingProblemOf,
): string | null => {
  if (!isRecord(settings)) return 'settings must be an object'
  if (!isRecord(flags)) return 'flags must be an object'
  const odd = namesProblem('setting', settings) ?? namesProblem('flag', flags)
  if (odd !== null) return odd
  for (const [name, value] of Object.entries(settings)) {
    const problem = settingProblem(name, value, problemOf)
    if (problem !== null) return problem
  }
  for (const [name, value] of Object.entries(flags)) {
    const problem = wordsProblem(`the flag "${name}"`, value, FLAG_WORDS)
    if (problem !== null) return problem
  }
  return null
}
