import { withoutAccents } from '../words.js'
import { readQuantity } from './quantities.js'
import { type FoundUnit, type MealUnit, readMistypedUnit, readUnit } from './units.js'

/** One food as it was typed: how much of what. */
export interface Clause {
  /** null when no amount was typed. */
  readonly quantity: number | null
  readonly unit: MealUnit | null
  /** The food without its amount. */
  readonly name: string
}

const FILLERS = new Set(
  `i had ate drank have about around approximately approx roughly just my maybe some also of the and with
   de del con la el los las y comi tome bebi desayune almorce cene me casi`.split(/\s+/),
)
const CONTAINER_AFTER = new Set([
  'container',
  'can',
  'bottle',
  'glass',
  'cup',
  'packet',
  'piece',
  'fillet',
  'bowl',
])
const OF = new Set(['of', 'de'])

const BRACKETED = /\(([^()]*)\)/
const TRAILING_TIMES = /\sx\s?(\d{1,3})$/

const wordsOf = (text: string): string[] =>
  text.split(/[\s()]+/).filter((word) => word !== '' && word !== '~')

/** How many times its measure a size before it makes of it: "a large bowl" is two small ones [own]. */
const SIZES = new Map([
  ...['small', 'little', 'lil', 'medium', 'heaping', 'heaped', 'level', 'rounded', 'scant', 'full'].map(
    (size) => [size, 1] as const,
  ),
  ['large', 2],
  ['big', 2],
])

type Measured = FoundUnit & { readonly times: number }

type UnitReader = typeof readUnit

/** The unit at the start of the words, also behind its size: "small bowl". */
const readSizedUnit = (words: readonly string[], unitOf: UnitReader): Measured | null => {
  const times = SIZES.get(words[0] ?? '')
  const found = unitOf(times === undefined ? words : words.slice(1))
  if (found === null || times === undefined) return found && { ...found, times: 1 }
  if (found.unit.kind === 'count') return null
  return { unit: found.unit, length: found.length + 1, times: found.unit.name === 'bowl' ? times : 1 }
}

const withoutFillers = (words: readonly string[]): readonly string[] => {
  const first = words.findIndex((word) => !FILLERS.has(withoutAccents(word)))
  return first < 0 ? [] : words.slice(first)
}

/** "2 cups of rice", "a 3 oz can of tuna": amount, unit, and the container a measured amount came in. */
const leading = (words: readonly string[], unitOf: UnitReader): Clause | null => {
  const quantity = readQuantity(words)
  if (quantity === null) return null
  // "a 3 oz fillet": the article says nothing beside the number after it.
  const inner = quantity.value === 1 && words[0] === 'a' ? readQuantity(words.slice(quantity.length)) : null
  const counted = quantity.length + (inner?.length ?? 0)
  // "un cuarto de taza": what stands between belongs to neither.
  const isTied = OF.has(words[counted] ?? '') && readSizedUnit(words.slice(counted + 1), unitOf) !== null
  const at = isTied ? counted + 1 : counted
  const found = readSizedUnit(words.slice(at), unitOf)
  const after = at + (found?.length ?? 0)
  const isBoxed = found?.unit.kind !== 'count' && found !== null && CONTAINER_AFTER.has(words[after] ?? '')
  const rest = isBoxed && OF.has(words[after + 1] ?? '') ? words.slice(after + 2) : words.slice(after)
  const name = withoutFillers(rest).join(' ')
  const value = (inner?.value ?? quantity.value) * (found?.times ?? 1)
  // "a slice", "two pieces": the unit is all there is to name.
  if (name === '' && found) return { quantity: value, unit: null, name: words.slice(at, after).join(' ') }
  return { quantity: value, unit: found?.unit ?? null, name }
}

/** "handful of almonds", "taza de caldo": a measure without a number is one of it. */
const uncounted = (words: readonly string[]): Clause | null => {
  const found = readSizedUnit(words, readUnit)
  if (found === null || !OF.has(words[found.length] ?? '')) return null
  return {
    quantity: found.times,
    unit: found.unit,
    name: withoutFillers(words.slice(found.length)).join(' '),
  }
}

/** Words of a quantity that may stand at the end, before a measure. */
const COUNTED_LAST = new Set(
  'a an half quarter third one two three four un una medio media dos tres cuatro'.split(' '),
)

/** Behind these stands what belongs to the name: "half and half", "egg roll in a bowl". */
const TIES_BEFORE = new Set(['and', 'y', 'in', 'en', 'on', 'with', 'con', 'of', 'de'])

/** What stands at the end without a measure. */
const HALVED_LAST = new Set(['half', 'quarter', 'media', 'medio', 'mitad'])

/** "chicken breast 85 g", "eggs 2", "banana half", "milk half a cup": the amount stands at the end. */
const trailing = (words: readonly string[]): Clause | null => {
  for (const length of [4, 3, 2, 1]) {
    const tail = words.slice(-length)
    const quantity = words.length > length ? readQuantity(tail) : null
    if (quantity === null || TIES_BEFORE.has(words.at(-length - 1) ?? '')) continue
    const found = readUnit(tail.slice(quantity.length))
    const [first = ''] = tail
    if (!/\d/.test(first) && (found === null ? !HALVED_LAST.has(first) : !COUNTED_LAST.has(first))) continue
    if (quantity.length + (found?.length ?? 0) !== length) continue
    return { quantity: quantity.value, unit: found?.unit ?? null, name: words.slice(0, -length).join(' ') }
  }
  return null
}

/** A measured amount beats a counted one: "one fillet (120 g)". */
const bracketed = (text: string): Clause | null => {
  const inside = BRACKETED.exec(text)?.[1]
  if (inside === undefined) return null
  const words = wordsOf(inside)
  const quantity = readQuantity(words)
  const found = quantity && readUnit(words.slice(quantity.length))
  if (!quantity || !found || found.unit.kind === 'count') return null
  const outside = readClause(text.replace(BRACKETED, ' '))
  return { quantity: quantity.value, unit: found.unit, name: outside.name }
}

const read = (text: string, unitOf: UnitReader): Clause => {
  const weighed = bracketed(text)
  if (weighed) return weighed
  const words = withoutFillers(wordsOf(text.replace(TRAILING_TIMES, ' $1')))
  return (
    leading(words, unitOf) ??
    uncounted(words) ??
    trailing(words) ?? { quantity: null, unit: null, name: words.join(' ') }
  )
}

/**
 * Reads how much of what a piece of text says.
 * @param text one piece in the form of `plainMealText`
 */
export const readClause = (text: string): Clause => read(text, readUnit)

/** The same where the unit may be mistyped: for a piece whose name nobody knows as it stands. */
export const readMistypedClause = (text: string): Clause => read(text, readMistypedUnit)

/** Whether a text is an amount and nothing else: "3 oz", "half". */
export const isAmountAlone = (text: string): boolean => {
  const words = wordsOf(text)
  const quantity = readQuantity(words)
  if (quantity === null) return false
  const rest = words.slice(quantity.length)
  return rest.length === 0 || readUnit(rest)?.length === rest.length
}
