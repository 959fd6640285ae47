import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Failure } from '../../../../processes/src/failure.mjs'
import { hashOfFile, sha256, writeWhole } from './disk.mjs'

const MANIFEST = 'manifest.json'
const SEAL = 'manifest.sha256'
const STAMP = /^\d{8}T\d{6}Z(-\d+)?$/

/** The layout that this release writes and reads. */
export const FORMAT = 1

/** Name of a backup: when it began, in UTC; sorts by time. */
export const stampOf = (at) => at.toISOString().replace(/[-:]|\.\d+/g, '')

/** What a backup writes last: with it the folder is whole. */
export const writeManifest = (folder, manifest) => {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  writeWhole(join(folder, SEAL), `${sha256(text)}\n`)
  writeWhole(join(folder, MANIFEST), text)
}

/**
 * Reads and checks a manifest.
 * @throws {Failure} when it is missing, was changed, or is of a newer release
 */
export const readManifest = (folder) => {
  const file = join(folder, MANIFEST)
  const seal = join(folder, SEAL)
  if (!existsSync(file) || !existsSync(seal))
    throw new Failure(`${folder} is not a whole backup: its manifest is missing.`)
  const text = readFileSync(file)
  if (readFileSync(seal, 'utf8') !== `${sha256(text)}\n`) throw new Failure(`${file} is damaged.`)
  const manifest = JSON.parse(text.toString('utf8'))
  if (manifest.format !== FORMAT)
    throw new Failure(
      `${folder} was written by another release (format ${manifest.format}). Restore it with that one.`,
    )
  return manifest
}

/** @throws {Failure} at the first file that is missing or not what the manifest says */
export const verifyFiles = async (folder, { files }) => {
  for (const { path, bytes, sha256: expected } of files) {
    const file = join(folder, path)
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found) throw new Failure(`The backup is damaged: ${file} is missing.`)
    if (found.size !== bytes || (await hashOfFile(file)) !== expected)
      throw new Failure(`The backup is damaged: ${file} is not what was written.`)
  }
}

/** Folders of whole backups in a store, oldest first. */
export const backupsIn = (store) =>
  existsSync(store)
    ? readdirSync(store)
        .filter((name) => STAMP.test(name) && existsSync(join(store, name, MANIFEST)))
        .sort()
        .map((name) => join(store, name))
    : []

/** What killed backups left behind. Call it only while no backup runs. */
export const removeUnfinished = (store) => {
  if (!existsSync(store)) return
  for (const name of readdirSync(store))
    if (name.endsWith('.unfinished') || name.endsWith('.gone'))
      rmSync(join(store, name), { recursive: true, force: true })
}

/**
 * What the words of a command mean: a store, or one backup in it.
 * @returns {{store: string, backups: string[]}} oldest first
 * @throws {Failure} when there is no backup
 */
export const openStore = (path) => {
  const folder = resolve(path)
  if (!existsSync(folder)) throw new Failure(`There is no folder ${folder}.`)
  if (STAMP.test(basename(folder))) return { store: dirname(folder), backups: [folder] }
  const backups = backupsIn(folder)
  if (backups.length > 0) return { store: folder, backups }
  if (existsSync(join(folder, MANIFEST))) return { store: dirname(folder), backups: [folder] }
  throw new Failure(`There is no whole backup in ${folder}.`)
}
