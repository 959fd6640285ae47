import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** Folder of a workspace package, by its path from the root. */
export const inRoot = (...path: string[]) => resolve(ROOT, ...path)

/** Where development servers send what they do not serve themselves. */
export const gateway = () => process.env.GATEWAY ?? 'http://localhost:3000'

/** Version in the package.json of a workspace folder. */
export function workspaceVersion(folder: string): string {
  return versionIn(inRoot(folder, 'package.json'))
}

/** Version of an npm package as the given workspace folder sees it. */
export function installedVersion(folder: string, packageName: string): string {
  const require = createRequire(inRoot(folder, 'package.json'))
  return versionIn(require.resolve(`${packageName}/package.json`))
}

function versionIn(file: string): string {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof content === 'object' && content !== null && 'version' in content) {
    if (typeof content.version === 'string') return content.version
  }
  throw new Error(`${file} has no version`)
}
