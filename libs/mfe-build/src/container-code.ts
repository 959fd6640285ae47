import { posix } from 'node:path'
import { parseAst, type ESTree } from 'vite'

/** One file of a remote as the bundler wrote it, before it is minified. */
export interface WrittenFile {
  /** Path inside the output folder. */
  fileName: string
  code: string
}

/** What all files of a remote have in common. */
export interface ContainerPlace {
  /** Path of the entry inside the output folder. */
  entry: string
  /** Address of this version's folder. It names the one instance of this version in a page. */
  base: string
  /** Packages that the shell provides. */
  shared: readonly string[]
}

/**
 * Makes the file of the exposed module the container that the federation runtime knows: `init` takes the shell's share
 * scope, `get` runs the module on it. It runs once in a page however often it is loaded: a retry has another address.
 */
export function containerCode(file: WrittenFile, place: ContainerPlace): string {
  const statements = parseAst(file.code).body
  const imports = statements.filter((one) => one.type === 'ImportDeclaration')
  const exports = statements.filter((one) => one.type.startsWith('Export'))
  const unknown = imports.find(({ source }) => !place.shared.includes(source.value))
  if (unknown)
    throw new Error(`the first use of a remote is one file, and it imports ${unknown.source.value}`)
  const given = exports.flatMap((one) => namesGiven(one, file.fileName))
  const rest = replaced(
    file.code,
    [...imports, ...exports].map(({ start, end }) => ({ start, end, by: '' })),
  )
  return `
let $scope = {}
const $shared = (name) => {
  const provided = Object.values($scope[name] ?? {}).find(({ lib }) => lib)
  if (!provided) throw new Error(name + ' is not provided')
  return provided.lib()
}
const $run = () => {
${imports.map((one) => constants(one, `$shared(${one.source.raw})`)).join('\n')}
${rest}
return { ${given.join(', ')} }
}
export const init = (scope) => { $scope = scope }
export const get = async (name) => {
  if (name !== './remote') throw new Error(name + ' is not exposed')
  const { exports } = (${instanceAt(place)} ??= { shared: $shared, exports: $run() })
  return () => exports
}
`
}

/** Has a file that is loaded later take what the entry and the shell give from the instance that runs. */
export function laterCode({ fileName, code }: WrittenFile, place: ContainerPlace): string {
  const objectFor = ({ value, raw }: ESTree.StringLiteral) => {
    if (place.shared.includes(value)) return `${instanceAt(place)}.shared(${raw})`
    const isEntry = posix.join(posix.dirname(fileName), value) === place.entry
    return isEntry ? `${instanceAt(place)}.exports` : null
  }
  const changes = parseAst(code).body.flatMap((one) => {
    const object = 'source' in one && one.source ? objectFor(one.source) : null
    if (object === null) return []
    if (one.type !== 'ImportDeclaration')
      throw new Error(`${fileName} passes on what it was given: ${one.type}`)
    return [{ start: one.start, end: one.end, by: constants(one, object) }]
  })
  return replaced(code, changes)
}

const instanceAt = ({ base }: ContainerPlace) =>
  `globalThis[Symbol.for(${JSON.stringify(`gb.remote ${base}`)})]`

/** What a statement exports, as properties. The bundler writes one form of all that there are. */
function namesGiven(one: ESTree.Program['body'][number], fileName: string): string[] {
  if (one.type !== 'ExportNamedDeclaration' || one.source !== null || one.declaration !== null)
    throw new Error(`${fileName} exports in a form that is not known: ${one.type}`)
  return one.specifiers.map(({ local, exported }) => `${nameOf(exported)}: ${nameOf(local)}`)
}

/** The names that a statement imports, as constants of an object. What is shared stands before it is asked for, so they cannot change. */
function constants({ specifiers }: ESTree.ImportDeclaration, object: string): string {
  const named: string[] = []
  const whole: string[] = []
  for (const one of specifiers) {
    if (one.type === 'ImportNamespaceSpecifier') whole.push(`const ${one.local.name} = ${object};`)
    else named.push(`${one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default'}: ${one.local.name}`)
  }
  return [...whole, ...(named.length > 0 ? [`const { ${named.join(', ')} } = ${object};`] : [])].join('\n')
}

const nameOf = (name: ESTree.ModuleExportName) =>
  name.type === 'Literal' ? JSON.stringify(name.value) : name.name

function replaced(code: string, spans: { start: number; end: number; by: string }[]): string {
  let text = ''
  let at = 0
  for (const { start, end, by } of spans.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(at, start) + by
    at = end
  }
  return text + code.slice(at)
}
