import { pairFaults } from '../translations/pair-figures.js'
import type { MessagePair } from './source-strings.js'

/** A number of libs/domain, by its name: `{FEVER__F}`. */
const CONSTANT = /\{[A-Z][A-Z_]*(?:__\w+)?\}/gu
/** Its forms are other in each language, and what is counted is filled in. */
const CHOICE = /,\s*(?:plural|select)\s*,/u

const constantsIn = (text: string): string => [...new Set(text.match(CONSTANT))].toSorted().join(' ')

const faultsOf = (english: string, spanish: string): string[] => {
  const [wanted, said] = [constantsIn(english), constantsIn(spanish)]
  return [
    ...(wanted === said ? [] : [`names ${said || 'no number'} of libs/domain, English ${wanted || 'none'}`]),
    ...(CHOICE.test(english) ? [] : pairFaults(english, spanish)),
  ]
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

const walk = (english: unknown, spanish: unknown, path: string): { path: string; faults: string[] }[] => {
  if (typeof english === 'string' && typeof spanish === 'string')
    return [{ path, faults: faultsOf(english, spanish) }]
  if (!isGroup(english) || !isGroup(spanish)) return []
  return Object.entries(english)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, inner]) => walk(inner, Reflect.get(spanish, key), path === '' ? key : `${path}.${key}`))
}

const onPurpose = (spanish: unknown): ReadonlySet<unknown> => {
  const named: unknown = isGroup(spanish) ? Reflect.get(spanish, '@figures') : []
  return new Set(Array.isArray(named) ? named : [])
}

/** The figures in which messages differ from the English ones; `"@figures": ["place"]` in a file says where they do on purpose. */
export const messageFigureFaults = ({ path, english, spanish }: MessagePair): string[] => {
  const meant = onPurpose(spanish)
  return walk(english, spanish, '')
    .filter((message) => !meant.has(message.path))
    .flatMap((message) => message.faults.map((fault) => `${path}.es: ${message.path} ${fault}`))
}
