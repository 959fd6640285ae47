import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { freshDataDir } from './product'

const PIECE = Buffer.alloc(64 * 1024)

/** A disk of a few MiB in memory, which a test can fill. */
export interface SmallDisk {
  folder: string
  /** Writes until nothing more fits. */
  fill: () => void
  /** Takes back what filled it. */
  empty: () => void
  remove: () => void
}

/** Mounts a disk of that size; a sentence when that is not allowed here. */
export const mountSmallDisk = (mebibytes: number): SmallDisk | string => {
  const folder = freshDataDir()
  const { status, stderr, error } = spawnSync(
    '/bin/mount',
    ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder],
    { encoding: 'utf8' },
  )
  if (status !== 0) return `no disk can be mounted here: ${error?.message ?? stderr.trim()}`
  chmodSync(folder, 0o755)
  const ballast = join(folder, 'ballast')
  const fill = () => {
    const file = openSync(ballast, 'a')
    try {
      while (statfsSync(folder).bavail > 0) writeSync(file, PIECE)
    } catch {
      // It is full.
    } finally {
      closeSync(file)
    }
  }
  const remove = () => {
    spawnSync('/bin/umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, fill, empty: () => rmSync(ballast, { force: true }), remove }
}
