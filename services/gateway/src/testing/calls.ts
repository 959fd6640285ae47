import 'reflect-metadata'
import { readdirSync, readFileSync } from 'node:fs'
import { PORTS, type PortEntry, type ServiceName } from '@gb/service-kit'

/** Each service may ask those after it. Source: decision 4. */
export const ORDER: readonly ServiceName[] = [
  'releases',
  'content',
  'tracking',
  'food-analysis',
  'profile',
  'billing',
]

/**
 * What profile announces, what it asks of everybody for one person, and what waits there, for operators: the only ways up.
 * Source: decision 4; decision 13; decision 67.
 */
export const UPWARDS: readonly string[] = [
  'weightEvents',
  'trackingData',
  'foodData',
  'contentData',
  'trackingWork',
]

const ENTRIES = Object.entries<PortEntry>(PORTS)

/** A service that names a port of another one. */
export interface Ask {
  asker: ServiceName
  port: string
}

const isShipped = (path: string): boolean =>
  path.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(path)

const isNamed = (word: string, source: string): boolean => new RegExp(`\\b${word}\\b`).test(source)

/** Ports that a source file names, of whomever. Whoever takes the list of all of them names all. */
export const portsNamedIn = (source: string): string[] =>
  ENTRIES.filter(([, { token }]) => isNamed(token.name, source) || isNamed('PORTS', source)).map(
    ([port]) => port,
  )

/** Every port that the shipped code of a service names and another service answers. */
export const asksOf = (asker: ServiceName): Ask[] => {
  const folder = new URL(`../../../${asker}/src/`, import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isShipped)
  const named = files.flatMap((file) => portsNamedIn(readFileSync(new URL(file, folder), 'utf8')))
  return ENTRIES.filter(([port, { owner }]) => owner !== asker && named.includes(port)).map(([port]) => ({
    asker,
    port,
  }))
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** What a module says under its decorator, and what was put to it where it is imported. */
const saidBy = (module: unknown, word: 'imports' | 'providers'): unknown[] => {
  const decorated = typeof module === 'function' ? module : memberOf(module, 'module')
  const own: unknown = typeof decorated === 'function' ? Reflect.getMetadata(word, decorated) : []
  return [...listOf(own), ...listOf(memberOf(module, word))]
}

/** Ports that a module provides, itself or by what it imports. */
export const portsProvidedBy = (module: unknown, seen = new Set<unknown>()): string[] => {
  if (seen.has(module)) return []
  seen.add(module)
  const tokens = new Set(saidBy(module, 'providers').map((provider) => memberOf(provider, 'provide')))
  const own = ENTRIES.filter(([, { token }]) => tokens.has(token)).map(([port]) => port)
  return [...own, ...saidBy(module, 'imports').flatMap((imported) => portsProvidedBy(imported, seen))]
}

/** The asks that go up the order and are not among those that may. */
export const askedUpwards = (asks: readonly Ask[]): Ask[] =>
  asks.filter(({ asker, port }) => {
    const owner = ENTRIES.find(([name]) => name === port)?.[1].owner
    const isDown = owner !== undefined && ORDER.indexOf(owner) > ORDER.indexOf(asker)
    return !isDown && !(asker === 'profile' && UPWARDS.includes(port))
  })
