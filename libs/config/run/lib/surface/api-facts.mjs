/**
 * What somebody who calls the API holds on to, in lines of a name and what stands there: `GET /api/x ?limit` is `number, optional`,
 * `FoodDto.name` is `string`. A value that a field may have is a line of its own, `FoodDto.kind = "solid"`. Descriptions, examples
 * and limits are no part of it.
 * @typedef {Record<string, string>} Facts
 */

const VERBS = ['get', 'post', 'put', 'patch', 'delete']
const OPTIONAL = ', optional'
const SIGNS = { query: '?', header: 'header:', path: ':' }

const typeOf = (schema) => {
  const [ref] = [schema, ...(schema.allOf ?? [])].flatMap(({ $ref }) => $ref ?? [])
  const plain = [schema.type, schema.format].filter((part) => part !== undefined).join(':')
  const type = ref === undefined ? plain || 'any' : ref.slice(ref.lastIndexOf('/') + 1)
  return schema.nullable ? `${type} or null` : type
}

/** The lines of a schema and of what is in it. */
const linesOf = (name, schema, isRequired = true) => [
  [name, `${typeOf(schema)}${isRequired ? '' : OPTIONAL}`],
  ...(schema.enum ?? []).map((value) => [`${name} = ${JSON.stringify(value)}`, '']),
  ...(schema.items ? linesOf(`${name}[]`, schema.items) : []),
  ...(typeof schema.additionalProperties === 'object'
    ? linesOf(`${name}{}`, schema.additionalProperties)
    : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([field, inner]) =>
    linesOf(`${name}.${field}`, inner, schema.required?.includes(field) === true),
  ),
]

const contentLines = (name, content = {}) =>
  Object.entries(content).flatMap(([media, { schema = {} }]) => linesOf(`${name} ${media}`, schema))

/** What is refused is told by the same problem everywhere, so only answers that are none have lines. */
const callLines = (name, { parameters = [], requestBody, responses }) => [
  [name, ''],
  ...parameters.flatMap((one) =>
    linesOf(`${name} ${SIGNS[one.in]}${one.name}`, one.schema ?? {}, one.required === true),
  ),
  ...(requestBody ? [[`${name} body`, requestBody.required === true ? '' : OPTIONAL]] : []),
  ...contentLines(`${name} body`, requestBody?.content),
  ...Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content }]) => [
      [`${name} ${status}`, ''],
      ...contentLines(`${name} ${status}`, content),
    ]),
]

/** @returns {Facts} of an OpenAPI document, sorted by name */
export const factsOf = ({ paths, components }) => {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    VERBS.filter((verb) => item[verb]).flatMap((verb) =>
      callLines(`${verb.toUpperCase()} ${path}`, item[verb]),
    ),
  )
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) => linesOf(name, schema))
  return Object.fromEntries([...calls, ...schemas].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const isOfCall = (name) => name.includes(' /')

/** The lines of each schema by its name: field and what stands there. */
const schemasIn = (facts) => {
  const schemas = new Map()
  for (const [line, type] of Object.entries(facts)) {
    if (isOfCall(line)) continue
    const [name] = line.split(/[.[{ ]/, 1)
    schemas.set(name, [...(schemas.get(name) ?? []), [line.slice(name.length), type]])
  }
  return schemas
}

/**
 * The lines of the calls alone, with all that their schemas are made of: how a schema is called crosses no wire.
 * @param {Facts} facts
 * @returns {Facts}
 */
export const spreadOut = (facts) => {
  const schemas = schemasIn(facts)
  const spread = (line, type, within) => {
    const [, name, more] = /^(\w+)(.*)$/.exec(type) ?? []
    if (!schemas.has(name)) return [[line, type]]
    if (within.includes(name)) return [[line, `object${more}`]]
    return schemas
      .get(name)
      .flatMap(([rest, inner]) =>
        rest === '' ? [[line, `${inner}${more}`]] : spread(`${line}${rest}`, inner, [...within, name]),
      )
  }
  const ofCalls = Object.entries(facts).filter(([line]) => isOfCall(line))
  return Object.fromEntries(ofCalls.flatMap(([line, type]) => spread(line, type, [])))
}

const isOptional = (fact) => fact.endsWith(OPTIONAL)
const bare = (fact) => (isOptional(fact) ? fact.slice(0, -OPTIONAL.length) : fact)
const isAnswered = (name) => /^\w+ \S+ 2\d\d\b/.test(name)

/** What a line is a part of: a call, a body, a field. */
const wholeOf = (name) => name.replace(/(?:\[\]|\{\}|[. ][^. [{]*)$/, '')

/** What a line says of the type; of what is sent, a format is a limit. */
const meantBy = (name, fact) => (isAnswered(name) ? bare(fact) : bare(fact).replace(/:[\w-]+/, ''))

/**
 * What changed for those who call. An answer breaks them where something is gone, is another, or may be missing; what they send
 * where it is not taken as before, or does not suffice.
 * @param {Facts} before
 * @param {Facts} now
 * @returns {import('./compare.mjs').Difference}
 */
export const compareFacts = (before, now) => {
  const [old, fresh] = [spreadOut(before), spreadOut(now)]
  const names = Object.keys(old)
  const changed = names.filter((name) => name in fresh && fresh[name] !== old[name])
  const added = Object.keys(fresh).filter((name) => !(name in old))
  const isBroken = (name) =>
    meantBy(name, fresh[name]) !== meantBy(name, old[name]) ||
    (isOptional(fresh[name]) !== isOptional(old[name]) && isOptional(fresh[name]) === isAnswered(name))
  const hasToBeSent = (name) =>
    !isAnswered(name) && !name.includes(' = ') && !isOptional(fresh[name]) && wholeOf(name) in old
  return {
    removed: names.filter((name) => !(name in fresh)),
    added,
    changed,
    broken: [...changed.filter(isBroken), ...added.filter(hasToBeSent)],
  }
}
