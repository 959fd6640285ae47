/** A value of JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject
/** An object of JSON. */
export interface JsonObject {
  [key: string]: Json
}

/** What is read of a schema in the contract. */
export interface Schema {
  $ref?: string
  example?: Json
  enum?: Json[]
  default?: Json
  allOf?: Schema[]
  oneOf?: Schema[]
  type?: string
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
}

/** One call as the contract describes it. */
export interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

/** The part of an OpenAPI document that answers are made of. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** A call, found in the contract. */
export interface FoundCall {
  /** As the contract writes it, e.g. `/api/fluid-summary/{user_id}`. */
  path: string
  operation: Operation
  /** What stands in the place of each name in braces. */
  names: Record<string, string>
}

/** Reads JSON. */
export const parseJson: (text: string) => Json = JSON.parse

/** Reads an OpenAPI document, which its own generator has checked. */
export const parseContract: (text: string) => Contract = JSON.parse

/** Tells an object from every other value of JSON. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with each of its values replaced. */
export const mapValues = (object: JsonObject, change: (value: Json, key: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))

/**
 * Finds what a request asks for; null when the contract has no such call. A path without names in braces wins.
 * @param method in capitals
 * @param pathname without the query
 */
export function findCall({ paths }: Contract, method: string, pathname: string): FoundCall | null {
  const byNames = Object.keys(paths).sort((a, b) => countOf('{', a) - countOf('{', b))
  for (const path of byNames) {
    const operation = paths[path]?.[method.toLowerCase()]
    const names = operation === undefined ? null : namesIn(path, pathname)
    if (operation !== undefined && names !== null) return { path, operation, names }
  }
  return null
}

const countOf = (letter: string, text: string) => text.split(letter).length

function namesIn(path: string, pathname: string): Record<string, string> | null {
  const asked = pathname.split('/')
  const parts = path.split('/')
  if (asked.length !== parts.length) return null
  const names: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const value = asked[index] ?? ''
    if (part.startsWith('{')) names[part.slice(1, -1)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return names
}
