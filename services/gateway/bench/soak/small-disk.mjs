import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
  openSync,
  closeSync,
} from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { atClose } from '@gb/config/run/lib/closing.mjs'

const SIZE_MIB = 1024
const BLOCK = Buffer.alloc(1024 * 1024)

const did = (program, ...args) => spawnSync(program, args).status === 0

const mount = (folder) =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  did('mount', '-t', 'tmpfs', '-o', `size=${SIZE_MIB}m,mode=755`, 'tmpfs', folder)

/** Writes until nothing more goes in, byte by byte at the end. */
const fill = (file) => {
  const descriptor = openSync(file, 'w')
  try {
    for (let block = BLOCK; block.length > 0;) {
      try {
        writeSync(descriptor, block)
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error
        block = block.subarray(0, block.length >> 1)
      }
    }
  } finally {
    closeSync(descriptor)
  }
}

/**
 * A data folder on a disk of its own, small enough to be filled. Where that is not allowed (it takes the rights to
 * mount), the folder lies on the common disk and nothing is filled.
 * @returns {{dataDir: string, fill: () => void, empty: () => void, freeMib: () => number} | {dataDir: string}}
 */
export const smallDisk = () => {
  const folder = mkdtempSync(join(os.tmpdir(), 'gastric-buddy-soak-'))
  // PostgreSQL may run as another user, who has to pass through.
  chmodSync(folder, 0o755)
  const isMounted = mount(folder)
  atClose(() => {
    if (isMounted) did('umount', '-l', folder)
    rmSync(folder, { recursive: true, force: true })
  })
  const dataDir = join(folder, 'data')
  if (!isMounted) return { dataDir }
  const ballast = join(folder, 'ballast')
  writeFileSync(ballast, '')
  return {
    dataDir,
    fill: () => fill(ballast),
    empty: () => writeFileSync(ballast, ''),
    freeMib: () => Math.round((statfsSync(folder).bavail * statfsSync(folder).bsize) / 1024 / 1024),
  }
}
