import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { move } from './disk.mjs'
import { backupsIn, readManifest } from './stores.mjs'
import { removeBefore, walFolder } from './wal-archive.mjs'

const manifestOf = (folder) => {
  try {
    return readManifest(folder)
  } catch {
    return undefined
  }
}

/** A folder disappears at one stroke: killed in between, no half backup is left that looks whole. */
const remove = (folder) => {
  move(folder, `${folder}.gone`)
  rmSync(`${folder}.gone`, { recursive: true, force: true })
}

/**
 * Keeps the newest backups of a store, and of the log what they need.
 * @param {string} store
 * @param {number} keep
 */
export const prune = (store, keep) => {
  const all = backupsIn(store)
  for (const folder of all.slice(0, Math.max(0, all.length - keep))) remove(folder)
  const kept = backupsIn(store).map(manifestOf)
  // A damaged one may need any of it.
  if (kept.includes(undefined)) return
  const oldest = new Map()
  for (const { kind, postgres, startSegment } of kept)
    if (kind === 'base' && !oldest.has(postgres.system)) oldest.set(postgres.system, startSegment)
  for (const [system, first] of oldest) removeBefore(walFolder(store, system), first)
  for (const name of readdirSync(store)) {
    const [, system] = /^wal-(\d+)$/.exec(name) ?? []
    if (system && oldest.size > 0 && !oldest.has(system))
      rmSync(join(store, name), { recursive: true, force: true })
  }
}
