import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and its parents. Not Node's own recursive way: that one never returns below /proc,
 * and gives the parents the mode that is meant for the last one.
 * @param {string} path absolute
 * @param {number} [mode] of the last one only
 */
export const makeFolder = (path, mode) => {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, mode)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}
