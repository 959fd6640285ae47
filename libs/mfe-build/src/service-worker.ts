import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseFile } from '@gb/domain'
import { build, type Plugin, type Rolldown } from 'vite'
import { integrityOf } from './release.ts'
import { shellOffer } from './shell-release.ts'
import { inRoot } from './workspace.ts'

const WORKER = 'sw.js'
const SOURCE = inRoot('shell/src/service-worker/service-worker.ts')
const PUBLIC = inRoot('shell/public')

// The system itself fetches the pictures of an installed app, when it needs them.
const NOT_KEPT = /^(?:\.vite\/|icons\/|release\.json$|sw\.js)|\.(?:br|gz|map)$/

/**
 * Builds the shell's service worker beside the shell and writes into it what it keeps: each file with its hash, what
 * the shell gives remotes, and the id of the build, which also stands in the page. Two builds with any other byte have two ids.
 */
export function serviceWorkerPlugin(outDir: string): Plugin {
  let id = ''
  return {
    name: 'gb-service-worker',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        id = buildId(html, bundle, PUBLIC)
        return [{ tag: 'meta', attrs: { name: 'gb-build', content: id }, injectTo: 'head' }]
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const define = { __GB_BUILD__: JSON.stringify({ id, files: keptFiles(outDir), offer: shellOffer() }) }
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define,
          build: {
            outDir,
            emptyOutDir: false,
            target: 'esnext',
            rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: WORKER } },
          },
        })
      },
    },
  }
}

/** Id of a build: the page before it is named, the names of its files (hashes of their content), the public files. */
export function buildId(html: string, bundle: Rolldown.OutputBundle, publicDir: string): string {
  const hash = createHash('sha256').update(html)
  for (const name of Object.keys(bundle).sort()) hash.update(name).update('\0')
  for (const path of filesUnder(publicDir)) hash.update(path).update(readFileSync(join(publicDir, path)))
  return hash.digest('hex').slice(0, 12)
}

/** Every file of the shell that works offline, with its hash; the page by the address a person opens. */
export const keptFiles = (outDir: string): ReleaseFile[] =>
  filesUnder(outDir)
    .filter((path) => !NOT_KEPT.test(path))
    .map((path) => ({
      url: path === 'index.html' ? '/' : `/${path}`,
      integrity: integrityOf(readFileSync(join(outDir, path))),
    }))

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
