import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot, ROOT, workspaceVersion } from './workspace.ts'

const BUNDLED_LIBS = [
  'libs/domain/src',
  'libs/api-client/src',
  'libs/device/src',
  'libs/ui/src',
  'libs/mfe-contract/src',
  'libs/entries/src',
  'libs/help/src',
]
const BUILD = ['libs/mfe-build/src', 'pnpm-lock.yaml']
const NOT_SHIPPED = /\.test\.tsx?$|[\\/]dev[\\/]|\.md$/

/**
 * Version of a remote: its package version and a hash over everything that can change its files.
 * The files are served as immutable under this version, so two different builds must never share one.
 */
export function remoteVersion(folder: string): string {
  const own = ['src', 'package.json', 'vite.config.ts'].map((path) => join(folder, path))
  return `${workspaceVersion(folder)}-${hashOf([...own, ...BUNDLED_LIBS, ...BUILD])}`
}

function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesUnder(inRoot(path)))) {
    hash
      .update(relative(ROOT, file).replaceAll('\\', '/'))
      .update('\0')
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 8)
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .flatMap((entry) => filesUnder(join(path, entry)))
    .filter((file) => !NOT_SHIPPED.test(file))
    .sort()
}
