import { parseAst, type ESTree, type Plugin } from 'vite'

/** The shared package that hands these rules on. */
const GIVER = '@gb/entries'

/**
 * Rules that the shell needs for its own first screen and each remote for its part of it: calendar days and steps of an
 * amount. They know nothing of the product, so which build they came with cannot be told; a limit can, and stays where it is.
 */
const GIVEN = /[\\/]domain[\\/]dist[\\/](?:days[\\/]days|measures[\\/]limit)\.js$/

/**
 * Has a remote take such rules from the shell, whoever in it asks for them: its own files, or other rules that it brings. Each
 * name must be one that the shared package promises, or the release cannot be described.
 */
export function sharedRulesPlugin(): Plugin {
  return {
    name: 'gb-shared-rules',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: GIVEN },
      handler: (code) => ({
        code: `export { ${namesIn(code).join(', ')} } from ${JSON.stringify(GIVER)}`,
        map: null,
      }),
    },
  }
}

/** The names that a module of rules exports. */
export function namesIn(code: string): string[] {
  return parseAst(code).body.flatMap((one) => {
    if (!one.type.startsWith('Export')) return []
    if (one.type !== 'ExportNamedDeclaration' || one.source !== null)
      throw new Error(`rules that are shared export in a form that is not known: ${one.type}`)
    return one.declaration === null
      ? one.specifiers.map(({ exported }) => nameOf(exported))
      : declaredBy(one.declaration)
  })
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name)

function declaredBy(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'FunctionDeclaration') return declaration.id === null ? [] : [declaration.id.name]
  if (declaration.type !== 'VariableDeclaration')
    throw new Error(`rules that are shared declare in a form that is not known: ${declaration.type}`)
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}
