import { createHmac } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../../../processes/src/folders.mjs'
import { sha256, writeWhole } from './disk.mjs'
import { stampOf } from './stores.mjs'

// The same as in libs/service-kit/src/keyring/key-checks.ts, for commands that run before anything is built; a test compares.
const LABEL = 'gastric-buddy:key-check:v1'

const check = (name, key) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`${LABEL}:${name}`).digest('hex')

/** Where the keys of a store's backups lie: beside it, so that whoever takes the one has not taken the other. */
export const keysFolder = (store) => `${store.replace(/\/+$/, '')}-keys`

const readKeys = (file) => {
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8'))
    return typeof keys?.data === 'object' && typeof keys.lookup === 'string' ? keys : undefined
  } catch {
    return undefined
  }
}

const copiesIn = (store) => {
  const folder = keysFolder(store)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names
    .sort()
    .reverse()
    .map((name) => join(folder, name))
}

/**
 * Keeps a copy of a key file beside a store, once per content. Only its owner may read it.
 * @returns {string | undefined} the copy, when there is a file to copy
 */
export const copyKeys = (keysFile, store) => {
  if (!readKeys(keysFile)) return undefined
  const text = readFileSync(keysFile, 'utf8')
  const known = copiesIn(store).find((file) => sha256(readFileSync(file)) === sha256(text))
  if (known) return known
  makeFolder(keysFolder(store), 0o700)
  const copy = join(keysFolder(store), `keys-${stampOf(new Date())}.json`)
  writeWhole(copy, text, 0o600)
  return copy
}

/** Whether keys are those that a backup was made with; a version that came later does no harm. */
export const fits = (keys, checks) =>
  Object.entries(checks).every(([name, value]) => {
    const key = name === 'lookup' ? keys.lookup : keys.data[name.replace(/^data:/, '')]
    return typeof key === 'string' && check(name, key) === value
  })

const contradict = (one, other) =>
  Object.entries(one.data).some(([version, key]) => version in other.data && other.data[version] !== key)

const related = (one, other) =>
  !contradict(one, other) && Object.keys(one.data).some((version) => version in other.data)

/**
 * Key files that may be those of a backup, the present one first. Copies add the versions that were retired since, and
 * the look-up key of their time, but only to a present file that is plainly of the same family.
 * @returns {{keys: object, from: string}[]}
 */
export const candidates = (keysFile, store) => {
  const present = readKeys(keysFile)
  const copies = copiesIn(store).flatMap((file) => {
    const keys = readKeys(file)
    return keys ? [{ keys, from: file }] : []
  })
  // A file that is there and cannot be read is nothing to write over.
  if (!present) return existsSync(keysFile) ? [] : copies
  const family = copies.filter(({ keys }) => related(keys, present))
  return [
    { keys: present, from: keysFile },
    ...family.flatMap(({ keys, from }) => [
      { keys: { ...present, data: { ...keys.data, ...present.data } }, from },
      { keys: { ...keys, data: { ...keys.data, ...present.data } }, from },
    ]),
  ]
}
