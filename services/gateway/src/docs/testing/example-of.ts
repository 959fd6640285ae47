import { isRecord } from '@gb/domain'
import type { OpenAPIObject } from '@nestjs/swagger'

const at = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

const resolve = (document: OpenAPIObject, schema: unknown): unknown => {
  const ref = at(schema, '$ref')
  if (typeof ref !== 'string') return schema
  return at(document.components?.schemas, ref.slice(ref.lastIndexOf('/') + 1))
}

/** The value that "Try it out" fills in for a schema. Throws where the document gives none. */
export const exampleOf = (document: OpenAPIObject, given: unknown, place: string): unknown => {
  const schema = resolve(document, given)
  // A null is an example, too.
  const example = [at(schema, 'example'), at(schema, 'default')].find((known) => known !== undefined)
  if (example !== undefined) return example
  const [first] = Array.isArray(at(schema, 'allOf')) ? (at(schema, 'allOf') as unknown[]) : []
  if (first !== undefined) return exampleOf(document, first, place)
  if (at(schema, 'type') === 'array') return [exampleOf(document, at(schema, 'items'), `${place}[]`)]
  const properties = at(schema, 'properties')
  if (!isRecord(properties)) throw new Error(`${place} has no example`)
  return Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, exampleOf(document, part, `${place}.${name}`)]),
  )
}

/** The body that "Try it out" sends, or undefined when the call has none. */
export const bodyExample = (document: OpenAPIObject, operation: unknown, place: string): unknown => {
  const content = at(at(at(operation, 'requestBody'), 'content'), 'application/json')
  if (content === undefined) return undefined
  const examples = at(content, 'examples')
  const [first] = isRecord(examples) ? Object.values(examples) : []
  return first === undefined ? exampleOf(document, at(content, 'schema'), place) : at(first, 'value')
}

const exampleOfParameter = (parameter: unknown): unknown =>
  at(parameter, 'example') ?? at(at(parameter, 'schema'), 'example')

/**
 * The parameters of a call that carry an example, by place and name.
 * @param isOptional  of those only the ones that a call goes without, filled in with something else than their default
 */
export const parameterExamples = (
  operation: unknown,
  place: string,
  { isOptional = false } = {},
): Record<string, string> => {
  const parameters = at(operation, 'parameters')
  const listed = Array.isArray(parameters) ? (parameters as unknown[]) : []
  const isMeant = (parameter: unknown): boolean =>
    !isOptional ||
    (at(parameter, 'required') !== true &&
      at(at(parameter, 'schema'), 'default') !== exampleOfParameter(parameter))
  return Object.fromEntries(
    listed
      .filter((parameter) => at(parameter, 'in') === place && exampleOfParameter(parameter) !== undefined)
      .filter(isMeant)
      .map((parameter) => [String(at(parameter, 'name')), String(exampleOfParameter(parameter))]),
  )
}
