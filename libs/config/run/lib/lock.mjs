import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { birthOf, sleep } from '../../../processes/src/processes.mjs'

const holderOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The number alone would not do: a later process may have got it. */
const lives = (holder) => holder !== undefined && birthOf(holder.pid) === holder.birth

/** Whether the process that took the lock still runs. */
export const holderLives = (file) => lives(holderOf(file))

/**
 * Takes a lock that ends with the process, even when it is killed.
 * @param {string} file
 * @returns {{release: () => void} | {heldBy: number}}
 */
export const takeLock = (file) => {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) }))
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // A link appears with its content and only if the name is free.
        linkSync(draft, file)
        return { release: () => rmSync(file, { force: true }) }
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
      const holder = holderOf(file)
      if (lives(holder)) return { heldBy: holder.pid }
      rmSync(file, { force: true })
    }
    return { heldBy: holderOf(file)?.pid ?? 0 }
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Runs `work` alone among all processes that name the same lock; waits for its turn.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withLock = async (file, work) => {
  let lock = takeLock(file)
  while (!('release' in lock)) {
    await sleep(200)
    lock = takeLock(file)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}
