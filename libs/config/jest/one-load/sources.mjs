import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transformSync, version } from '@swc/core'
import { exportedSources, listPackages, ROOT } from '../../workspace/workspace.mjs'
import { nodeSwc } from '../node-swc.mjs'

// Node loads our sources as they are: a package of ours by its source, TypeScript with its types taken away.

const CACHE = join(ROOT, 'node_modules/.cache/test-sources')
const SOURCES = new Map(
  exportedSources(listPackages()).map(([name, file]) => [name, pathToFileURL(file).href]),
)
const GLOBALS = new URL('./globals.mjs', import.meta.url).href
const OURS = pathToFileURL(ROOT).href
const SETTINGS = version + JSON.stringify(nodeSwc)

const isOurs = (url) => url.startsWith(OURS) && !url.includes('/node_modules/')

const compiled = (file, source) => {
  const key = createHash('sha256').update(SETTINGS).update(file).update(source).digest('hex')
  const kept = join(CACHE, `${key}.mjs`)
  try {
    return readFileSync(kept, 'utf8')
  } catch {
    const { code } = transformSync(source, { ...nodeSwc, filename: file, configFile: false, swcrc: false })
    // Two workers may write the same file: each writes its own, and the name changes hands at once.
    const own = `${kept}.${process.pid}`
    writeFileSync(own, code)
    renameSync(own, kept)
    return code
  }
}

/** From here on this thread imports the sources of this repository; threads and processes that it starts do not. */
export const loadSources = () => {
  mkdirSync(CACHE, { recursive: true })
  process.setSourceMapsEnabled(true)
  registerHooks({
    resolve: (name, context, next) => {
      if (name === '@jest/globals') return next(GLOBALS, context)
      const source = SOURCES.get(name)
      if (source) return next(source, context)
      if (!name.startsWith('.') || !name.endsWith('.js') || !isOurs(context.parentURL ?? '')) {
        return next(name, context)
      }
      try {
        return next(name.replace(/\.js$/, '.ts'), context)
      } catch (error) {
        if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
        return next(name, context)
      }
    },
    load: (url, context, next) => {
      const file = url.split('?')[0]
      if (!file.endsWith('.ts') || !isOurs(file)) return next(url, context)
      const path = fileURLToPath(file)
      return { format: 'module', source: compiled(path, readFileSync(path, 'utf8')), shortCircuit: true }
    },
  })
}
