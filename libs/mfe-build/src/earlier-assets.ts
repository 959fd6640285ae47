import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** As of a remote: this build, and what the two before it left. */
const KEPT_BEFORE = 2

const ASSETS = 'assets'

/** Where the server finds them (`ShellVersions` of the releases); nothing below a point is public, kept offline or packed. */
const EARLIER = '.earlier'

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : [])

/** What the builds before left, the last one first: the folders of their files. */
const foldersIn = (outDir: string): string[] => [
  join(outDir, ASSETS),
  ...namesIn(join(outDir, EARLIER)).map((name) => join(outDir, EARLIER, name)),
]

/** Lays aside what the builds before left, since the next one begins with an empty folder. */
export function layAside(outDir: string): string | null {
  const folders = foldersIn(outDir).filter((folder) => namesIn(folder).length > 0)
  if (folders.length === 0) return null
  const aside = mkdtempSync(join(tmpdir(), 'gb-earlier-'))
  for (const [index, folder] of folders.entries())
    cpSync(folder, join(aside, String(index + 1)), { recursive: true })
  return aside
}

/**
 * Puts back what was laid aside, the last two builds of other files than this one's: a page that is open asks for a screen
 * of its own build, by the name that its content gave it.
 */
export function putBack(outDir: string, aside: string): void {
  const now = namesIn(join(outDir, ASSETS)).join()
  const others = namesIn(aside).filter((name) => namesIn(join(aside, name)).join() !== now)
  const place = join(outDir, EARLIER)
  rmSync(place, { recursive: true, force: true })
  for (const [index, name] of others.slice(0, KEPT_BEFORE).entries())
    cpSync(join(aside, name), join(place, String(index + 1)), { recursive: true })
  rmSync(aside, { recursive: true })
}

/** Keeps the files of the shells before: what is built in place must not take them from pages that are open. */
export function earlierAssetsPlugin(outDir: string): Plugin {
  let aside: string | null = null
  return {
    name: 'gb-earlier-assets',
    apply: 'build',
    buildStart() {
      aside ??= layAside(outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (aside !== null) putBack(outDir, aside)
        aside = null
      },
    },
  }
}
