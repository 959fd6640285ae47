import type { Plugin } from 'vite'

/** What matters here of the outputs of a build. */
type Outputs = Record<
  string,
  { type: 'asset' } | { type: 'chunk'; code: string; isDynamicEntry: boolean; dynamicImports: string[] }
>

/** A file that only hands on what another one has. */
interface Facade {
  target: string
  /** Name for those outside, and the name in the target. */
  names: [outside: string, inside: string][]
}

const HANDS_ON = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/

const facadeIn = (code: string): Facade | null => {
  const [, names, target] = HANDS_ON.exec(code) ?? []
  if (names === undefined || target === undefined) return null
  const pairs = names.split(',').map((one): [string, string] => {
    const [inside = '', outside = inside] = one.trim().split(' as ')
    return [outside, inside]
  })
  return { target, names: pairs }
}

const folder = (file: string) => file.slice(0, file.lastIndexOf('/') + 1)

/**
 * Takes out the files of a few bytes that the bundler leaves where a part that comes later was grouped with what it needs:
 * each is a request of its own. Who imports it imports the group instead. The names of files stay true, because what
 * they were made of named the facade, whose name was made of the group's.
 */
export function foldFacades(bundle: Outputs): void {
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type !== 'chunk' || !output.isDynamicEntry) continue
    const facade = facadeIn(output.code)
    if (facade === null) continue
    const asked = new RegExp(
      `import\\((["'\`])\\./${file.slice(folder(file).length).replaceAll('.', '\\.')}\\1\\)`,
      'g',
    )
    const handed = facade.names.map(([outside, inside]) => `${outside}:m.${inside}`).join()
    for (const other of Object.values(bundle)) {
      if (other.type !== 'chunk' || !other.dynamicImports.includes(file)) continue
      other.code = other.code.replace(asked, () => `import("./${facade.target}").then(m=>({${handed}}))`)
      // Styles are collected along these.
      other.dynamicImports = other.dynamicImports.map((one) =>
        one === file ? folder(file) + facade.target : one,
      )
    }
    delete bundle[file]
  }
}

/** See `foldFacades`. It runs before the page and the lists of files are made. */
export function foldFacadesPlugin(): Plugin {
  return {
    name: 'gb-fold-facades',
    apply: 'build',
    generateBundle: { order: 'pre', handler: (_, bundle) => foldFacades(bundle) },
  }
}
