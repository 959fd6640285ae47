import { posix } from 'node:path'
import type { Plugin } from 'vite'

/** How the bundler names the file of its own helpers. */
const RUNTIME = 'rolldown-runtime'

/** The helpers, as those who need them import them. */
const HELPERS = '$helpers'

const EXPORTS = /export\{([^}]*)\};?\s*$/

/** A file of a build, as far as it matters here. */
interface Chunk {
  type: 'chunk'
  name: string
  fileName: string
  code: string
  imports: string[]
}

/** What matters here of the outputs of a build. */
type Outputs = Record<string, { type: 'asset' } | Chunk>

/** `a as b` of a list, as the property or the pattern `b:a`. */
const turned = (list: string): string =>
  list
    .split(',')
    .map((one) => one.trim().split(' as '))
    .map(([first = '', second = first]) => `${second}:${first}`)
    .join()

/** `a as b` of a list of imports, as a pattern. */
const pattern = (list: string): string => `{${list.replaceAll(/\s+as\s+/g, ':')}}`

/**
 * Puts the bundler's own helpers into a file that everybody has anyway. The bundler always makes a file of a few hundred
 * bytes of them, a request of its own at every start. The names of files stay true: each that is changed here named the
 * helpers' file, whose name is made of its content.
 * @param into name of the file that takes them; it imports nothing else
 */
export function foldRuntime(bundle: Outputs, into: string): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const runtime = chunks.find(({ name }) => name === RUNTIME)
  const host = chunks.find(({ name }) => name === into)
  const given = EXPORTS.exec(runtime?.code ?? '')?.[1]
  if (runtime === undefined || host === undefined || given === undefined)
    throw new Error(`there are no helpers of the bundler that ${into} could take`)
  if (host.imports.some((file) => file !== runtime.fileName)) throw new Error(`${into} waits for other files`)

  const asked = new RegExp(
    `import\\{([^}]*)\\}from(["'\`])\\./${posix.basename(runtime.fileName).replaceAll('.', '\\.')}\\2;?`,
  )
  const takes = (chunk: Chunk, before: string) => {
    if (!asked.test(chunk.code)) throw new Error(`${chunk.fileName} asks for the helpers in a form not known`)
    chunk.code = chunk.code.replace(
      asked,
      (_, taken: string) => `${before}const${pattern(taken)}=${HELPERS};`,
    )
    chunk.imports = [
      ...new Set(chunk.imports.map((file) => (file === runtime.fileName ? host.fileName : file))),
    ]
  }
  for (const chunk of chunks)
    if (chunk !== host && chunk.imports.includes(runtime.fileName))
      takes(chunk, `import{${HELPERS}}from"./${posix.basename(host.fileName)}";`)
  const body = runtime.code.replace(EXPORTS, () => `return{${turned(given)}}`)
  takes(host, `const ${HELPERS}=(()=>{${body}})();`)
  host.imports = []
  host.code += `export{${HELPERS}};`
  delete bundle[runtime.fileName]
}

/** See `foldRuntime`. It runs before the page and the lists of files are made. */
export function foldRuntimePlugin(into: string): Plugin {
  return {
    name: 'gb-fold-runtime',
    apply: 'build',
    generateBundle: { order: 'pre', handler: (_, bundle) => foldRuntime(bundle, into) },
  }
}
