const COMMENT = /\/\*\*[\s\S]*?\*\//g
const STATEMENT = /^(?=(?:export|declare|import)\b)/m
const DECLARED =
  /^(export )?declare (?:abstract )?(?:(?:async )?function|const|let|var|class|interface|type|enum|namespace) ([\w$]+)/
const IMPORTED = /^import (?:type )?(?:\{ (?:[\w$]+ as )?([\w$]+) \}|\* as ([\w$]+)|([\w$]+)) from/
const EXPORTED = /^export \{ (?:type )?([\w$]+)(?: as ([\w$]+))? \}/
const IS_VALUE = /^(?:export )?declare (?:abstract )?(?:function|const|let|var|class|enum)\b/
const HAS_PARAMETERS = /^(?:export )?declare (?:interface|type) [\w$]+</
const WORD = /[A-Za-z_$][\w$]*/g
const LITERAL = /^(export )?declare type ([^{]+?) = (\{.*\});$/

/**
 * @typedef {object} Surface
 * @property {Map<string, string>} names    each exported name, and what it is called inside
 * @property {Map<string, string[]>} inside  the statements of each name, exported or not
 */

/** Whether the first brace is closed by the last one: `{ a } & { b }` is no single block. */
const isOneBlock = (text) => {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at === text.length - 1
  }
  return false
}

/** An interface and a type of the same members are one shape: which of them is written is no new version. */
const inOneSpelling = (statement) => {
  const [, exported = '', name, members] = LITERAL.exec(statement) ?? []
  return members && isOneBlock(members) ? `${exported}declare interface ${name} ${members}` : statement
}

const add = (map, name, statement) => map.set(name, [...(map.get(name) ?? []), statement])

/**
 * Reads declarations in one file, as the extractor writes them: each statement begins a line.
 * @param {string} text
 * @returns {Surface}
 */
export const readSurface = (text) => {
  const names = new Map()
  const inside = new Map()
  for (const part of text.replace(COMMENT, '').split(STATEMENT)) {
    const statement = inOneSpelling(part.replace(/\s+/g, ' ').trim())
    const [, exported, declared] = DECLARED.exec(statement) ?? []
    const [, named, whole, standard] = IMPORTED.exec(statement) ?? []
    const [, local, shown = local] = EXPORTED.exec(statement) ?? []
    const name = declared ?? named ?? whole ?? standard
    if (name) add(inside, name, statement)
    if (exported) names.set(declared, declared)
    if (local && statement !== 'export { }') names.set(shown, local)
  }
  return { names, inside }
}

/**
 * What a name is made of, itself included, by what each is called inside.
 * @param {Surface} surface
 * @param {string} name
 */
export const madeOf = ({ names, inside }, name) => {
  const seen = new Set()
  const waiting = [names.get(name) ?? name]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const statements = inside.get(next)
    if (statements === undefined || seen.has(next)) continue
    seen.add(next)
    for (const statement of statements) waiting.push(...(statement.match(WORD) ?? []))
  }
  return seen
}

/**
 * All that a name is, with what it is made of: changes with every change that a user of it could notice.
 * @param {Surface} surface
 * @param {string} name
 */
export const meaningOf = (surface, name) =>
  [...madeOf(surface, name)]
    .sort()
    .flatMap((one) => surface.inside.get(one))
    .join('\n')

const statementsOf = ({ names, inside }, name) => inside.get(names.get(name) ?? name) ?? []

/** Whether a name is there when the program runs; an import may be. */
export const isValue = (surface, name) =>
  statementsOf(surface, name).some((one) => IS_VALUE.test(one) || /^import (?!type)/.test(one))

/** The parameters of a type, each with a comma after it that stands in no bracket of its own. */
const parametersOf = (statement) => {
  const list = /^(?:export )?declare (?:abstract )?(?:interface|type|class) [\w$]+<(.*)/.exec(statement)?.[1]
  if (list === undefined) return 0
  let count = 1
  let depth = 0
  for (const sign of list.replaceAll('=>', '')) {
    if ('<({['.includes(sign)) depth += 1
    if ('>)}]'.includes(sign)) depth -= 1
    if (depth < 0) return count
    if (sign === ',' && depth === 0) count += 1
  }
  return count
}

/**
 * How the type of a declaration is written around what it is called inside; null for what is none of ours, or is declared
 * several times, as calls with several lists of parameters are.
 * @param {Surface} surface
 * @param {string} own
 */
export const kindOf = ({ inside }, own) => {
  const [statement = '', ...more] = inside.get(own) ?? []
  if (more.length > 0) return null
  if (/^(?:export )?declare (?:async )?(?:function|const|let|var)\b/.test(statement))
    return { before: 'typeof ', after: '' }
  if (!/^(?:export )?declare (?:abstract )?(?:interface|type|class)\b/.test(statement)) return null
  const count = parametersOf(statement)
  return { before: '', after: count === 0 ? '' : `<${Array(count).fill('any').join(', ')}>` }
}

/** Whether a type has parameters, so that it cannot be compared as it stands. */
export const hasParameters = (surface, name) =>
  statementsOf(surface, name).some((one) => HAS_PARAMETERS.test(one))

/** Whether a name is a type as it stands, of which there may be a list of words. */
export const isWord = (surface, name) =>
  statementsOf(surface, name).some((one) => /^(?:export )?declare type [\w$]+ =/.test(one))
