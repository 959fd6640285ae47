import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEPT_VERSIONS = 3

/** Beside the versions: which they are, the one that was built last first. */
const ORDER = 'versions.json'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function orderIn(distDir: string): string[] {
  try {
    const order: unknown = JSON.parse(readFileSync(join(distDir, ORDER), 'utf8'))
    return isTexts(order) ? order : []
  } catch {
    return []
  }
}

/**
 * Removes all versions but the current one and those built before it: a page that was opened before a deployment still
 * asks for its own version. What was built when is written down: times of files say little, a copy or a checkout changes
 * them. Folders that no build wrote down come last, and drafts that a build left behind go.
 */
export function dropOldVersions(distDir: string, current: string): void {
  const folders = readdirSync(distDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const versions = folders.filter((name) => !name.startsWith('.'))
  const built = [...new Set([current, ...orderIn(distDir)])].filter((name) => versions.includes(name))
  const unknown = versions.filter((name) => !built.includes(name)).sort()
  const kept = [...built, ...unknown].slice(0, KEPT_VERSIONS)
  writeFileSync(join(distDir, `${ORDER}.draft`), JSON.stringify(kept))
  renameSync(join(distDir, `${ORDER}.draft`), join(distDir, ORDER))
  for (const name of folders.filter((one) => !kept.includes(one)))
    rmSync(join(distDir, name), { recursive: true })
}
