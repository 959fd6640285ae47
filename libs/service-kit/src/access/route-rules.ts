import { RequestMethod } from '@nestjs/common'
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js'
import { MetadataScanner, type ModulesContainer, Reflector } from '@nestjs/core'
import { BY_TOKEN, type TokenNeed } from './by-token.js'
import { FOR_HELPERS, type HelperRight } from './for-helpers.js'
import { ACCESS, type Access, FRESH, type FreshMark } from './marks.js'

/** One route and its rule. `path` in OpenAPI spelling, `/api/profile/{user_id}`; `access` null when it has no mark. */
export interface RouteRule {
  method: string
  path: string
  access: Access | null
  /** The fresh confirmation it asks for, if any. */
  fresh?: FreshMark
  /** What a personal token must be good for to open it; absent: none does. */
  byToken?: TokenNeed
  /** What somebody at the person's side may do there. */
  helper: HelperRight | 'none'
}

const reflector = new Reflector()
const scanner = new MetadataScanner()

const asList = (value: string | string[] | undefined): string[] =>
  value === undefined ? [''] : Array.isArray(value) ? value : [value]

const join = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/')}`.replaceAll(/:(\w+)/g, '{$1}')

const rulesOfHandler = (handler: unknown, prefixes: string[]): RouteRule[] => {
  if (typeof handler !== 'function') return []
  const verb = reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler)
  if (verb === undefined) return []
  const access = reflector.get<Access | undefined>(ACCESS, handler) ?? null
  const fresh = reflector.get<FreshMark | undefined>(FRESH, handler)
  const byToken = reflector.get<TokenNeed | undefined>(BY_TOKEN, handler)
  const helper = reflector.get<HelperRight | undefined>(FOR_HELPERS, handler) ?? 'none'
  const paths = asList(reflector.get<string | string[] | undefined>(PATH_METADATA, handler))
  return prefixes.flatMap((prefix) =>
    paths.map((path) => ({
      method: RequestMethod[verb],
      path: join(prefix, path),
      access,
      ...(fresh ? { fresh } : {}),
      ...(byToken ? { byToken } : {}),
      helper,
    })),
  )
}

const rulesOfController = (controller: unknown): RouteRule[] => {
  if (typeof controller !== 'function') return []
  const prototype: unknown = controller.prototype
  if (typeof prototype !== 'object' || prototype === null) return []
  const prefixes = asList(reflector.get<string | string[] | undefined>(PATH_METADATA, controller))
  return scanner
    .getAllMethodNames(prototype)
    .flatMap((name) => rulesOfHandler(Reflect.get(prototype, name), prefixes))
}

/** Every route of the application, sorted by path and method. */
export const collectRoutes = (modules: ModulesContainer): RouteRule[] =>
  [...modules.values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => rulesOfController(metatype))
    .toSorted((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`))

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/** What a module says of itself: by its decorator, and by what was made of it at run time. */
const saidBy = (module: object, key: 'imports' | 'controllers'): unknown[] => {
  const own: unknown = Reflect.get(module, 'module')
  const made = typeof module === 'object' ? listOf(Reflect.get(module, key)) : []
  const decorated = isObject(own) ? own : module
  return [
    ...made,
    ...listOf(Reflect.getMetadata(MODULE_METADATA[key === 'imports' ? 'IMPORTS' : 'CONTROLLERS'], decorated)),
  ]
}

const modulesBelow = (module: unknown, seen = new Set<unknown>()): Set<unknown> => {
  if (!isObject(module) || seen.has(module)) return seen
  seen.add(module)
  for (const next of saidBy(module, 'imports')) modulesBelow(next, seen)
  return seen
}

/** Every route of a module and of those that it imports, without starting any of them. */
const routesOfModule = (module: unknown): RouteRule[] =>
  [...modulesBelow(module)]
    .filter(isObject)
    .flatMap((one) => saidBy(one, 'controllers'))
    .flatMap(rulesOfController)

const OF_OPERATORS = 'operator'

/** The beginning of a path that tells whose it is: `/api/fluid-entry`, `/api/operator/people`. */
const prefixOf = (path: string): string => {
  const [, api, first, second] = path.split('/')
  return [api, first, ...(first === OF_OPERATORS ? [second] : [])].map((part) => `/${part}`).join('')
}

/** The beginnings of all paths that a module answers, each once. */
export const prefixesOfModule = (module: unknown): string[] => [
  ...new Set(routesOfModule(module).map(({ path }) => prefixOf(path))),
]
