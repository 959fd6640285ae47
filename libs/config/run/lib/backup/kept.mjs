import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { backupsIn, readManifest, verifyFiles } from './stores.mjs'

const REQUEST = 'backup-request.json'

/**
 * A backup of the store, as operators see it.
 * @typedef {object} KeptBackup
 * @property {string} name  its folder
 * @property {string | null} madeAt  when it was begun, ISO
 * @property {string | null} from  the earliest moment that it can bring back, ISO
 * @property {number} bytes  of its files
 * @property {string | null} verifiedAt  when every byte was held against what was written, ISO
 * @property {string | null} fault  why it must not be counted on
 */

/**
 * The backups of a store, oldest first, with what is known of them from before.
 * @param {string} store
 * @param {KeptBackup[]} before
 * @returns {KeptBackup[]}
 */
export const keptIn = (store, before) =>
  backupsIn(store).map((folder) => {
    const name = basename(folder)
    const { verifiedAt = null, fault = null } = before.find((one) => one.name === name) ?? {}
    try {
      const { startedAt, earliest = null, files } = readManifest(folder)
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      return { name, madeAt: startedAt, from: earliest, bytes, verifiedAt, fault }
    } catch {
      const damaged = 'Its manifest is damaged, or of another release.'
      return { name, madeAt: null, from: null, bytes: 0, verifiedAt: null, fault: damaged }
    }
  })

/**
 * Holds every byte of the newest backup that nobody has looked at against its manifest. One at a time: it reads all of it.
 * @param {string} store
 * @param {KeptBackup[]} kept
 * @returns {Promise<KeptBackup[]>}
 */
export const verifyNext = async (store, kept) => {
  const next = kept.findLast(({ verifiedAt, fault }) => verifiedAt === null && fault === null)
  if (!next) return kept
  const folder = join(store, next.name)
  const fault = await Promise.resolve()
    .then(() => verifyFiles(folder, readManifest(folder)))
    .then(
      () => null,
      () => 'A file of it is missing, or is not what was written.',
    )
  const verifiedAt = fault === null ? new Date().toISOString() : null
  return kept.map((one) => (one === next ? { ...one, fault, verifiedAt } : one))
}

/**
 * When an operator asked for a backup last; null: never, or unreadable.
 * @param {string} dataDir
 * @returns {string | null}
 */
export const readRequest = (dataDir) => {
  const file = join(dataDir, REQUEST)
  if (!existsSync(file)) return null
  try {
    const { at } = JSON.parse(readFileSync(file, 'utf8'))
    return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : null
  } catch {
    return null
  }
}
