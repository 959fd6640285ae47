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
 * All that a name is, with what it is made of: changes with every change that a user of it could notice.
 * @param {Surface} surface
 * @param {string} name
 */
export const meaningOf = ({ names, inside }, name) => {
  const seen = new Set()
  const waiting = [names.get(name) ?? name]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const statements = inside.get(next)
    if (statements === undefined || seen.has(next)) continue
    seen.add(next)
    for (const statement of statements) waiting.push(...(statement.match(WORD) ?? []))
  }
  return [...seen]
    .sort()
    .flatMap((one) => inside.get(one))
    .join('\n')
}

const statementsOf = ({ names, inside }, name) => inside.get(names.get(name) ?? name) ?? []

/** Whether a name is there when the program runs; an import may be. */
export const isValue = (surface, name) =>
  statementsOf(surface, name).some((one) => IS_VALUE.test(one) || /^import (?!type)/.test(one))

/** Whether a type has parameters, so that it cannot be compared as it stands. */
export const hasParameters = (surface, name) =>
  statementsOf(surface, name).some((one) => HAS_PARAMETERS.test(one))
