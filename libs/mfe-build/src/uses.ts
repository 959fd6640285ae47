import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst, type ESTree } from 'vite'
import { rangeOf } from './shared.ts'
import { installedFolder, versionIn } from './workspace.ts'

/** Of each shared package, the names that the files of a remote take from it. */
export type Uses = Map<string, Set<string>>

/** Stands for a package that is taken as a whole. */
const ALL = '*'

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name)

const takenBy = (one: ESTree.ImportDeclaration): string[] =>
  one.specifiers.map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return ALL
    return specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default'
  })

/** Notes what one file, as the bundler wrote it, takes of what is shared. */
export function noteUses(code: string, shared: readonly string[], uses: Uses): void {
  for (const one of parseAst(code).body) {
    if (one.type !== 'ImportDeclaration' || !shared.includes(one.source.value)) continue
    const names = uses.get(one.source.value) ?? new Set()
    uses.set(one.source.value, names)
    for (const name of takenBy(one)) names.add(name)
  }
}

/** What a package of ours promises: since which of its versions each name is what it is. */
export interface Surface {
  version: string
  since: Record<string, string>
}

/**
 * The versions of a package that a remote can run with: from the one that brought the newest of the names it takes, and
 * never from another major. @throws Error for a name that the package does not promise
 */
export function rangeFor(name: string, { version, since }: Surface, names: ReadonlySet<string>): string {
  if (names.has(ALL)) return rangeOf(version)
  const [major] = numbersOf(version)
  const minors = [...names].map((taken) => {
    if (!Object.hasOwn(since, taken))
      throw new Error(`${name} ${version} has no ${taken} in what it promises. Run npm run generate there.`)
    const [sinceMajor, sinceMinor] = numbersOf(since[taken] ?? version)
    return sinceMajor === major ? sinceMinor : 0
  })
  return `^${major}.${Math.max(0, ...minors)}.0`
}

/** What a remote asks of the shell: a range of each shared package that it takes something of, and of no other. */
export function neededRanges(uses: Uses, folder: string): Record<string, string> {
  const ranges = [...uses].map(([name, names]) => {
    const place = installedFolder(folder, name)
    const range = name.startsWith('@gb/')
      ? rangeFor(name, surfaceIn(place), names)
      : rangeOf(versionIn(join(place, 'package.json')))
    return [name, range] as const
  })
  return Object.fromEntries(ranges.sort(([a], [b]) => a.localeCompare(b)))
}

function surfaceIn(place: string): Surface {
  const surface: unknown = JSON.parse(readFileSync(join(place, 'surface.json'), 'utf8'))
  if (isSurface(surface)) return surface
  throw new Error(`${place}/surface.json has an unknown shape`)
}

const isSurface = (value: unknown): value is Surface =>
  typeof value === 'object' && value !== null && 'version' in value && 'since' in value

function numbersOf(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return [major, minor]
}
