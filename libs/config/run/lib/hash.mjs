import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'e2e', 'bench', 'planted', 'test-results'])
const isTest = (name) => /\.test\.(tsx?|mjs)$/.test(name)

/** Files that can change what a folder builds to, sorted. */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(path)
      return entry.isFile() && !isTest(entry.name) && !entry.name.endsWith('.tsbuildinfo') ? [path] : []
    })

/**
 * One fingerprint of the contents of files and folders. Missing ones count as missing.
 * @param {string[]} paths absolute
 */
export const fingerprint = (paths) => {
  const hash = createHash('sha256')
  for (const path of paths) {
    const files = !existsSync(path) ? [] : readdirOrSelf(path)
    hash.update(`${path}:${files.length}\0`)
    for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const readdirOrSelf = (path) => {
  try {
    return filesBelow(path)
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}
