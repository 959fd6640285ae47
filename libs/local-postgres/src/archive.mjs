import { chownSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../processes/src/folders.mjs'

/** Folder beside the cluster, for the server's own user to write to. */
export const WAL_OUT = 'wal-out'

/** How long an acknowledged change may stand in an unfinished segment only, in seconds. */
const ARCHIVE_SECONDS = 60

/**
 * Settings with which the server hands over every finished segment of its log. It does so by its own module, without a
 * shell and as whatever user it runs, into a folder beside its cluster; we take them from there (backup/wal-archive.mjs).
 * The module writes beside, syncs, renames, and refuses a segment of the same name with another content.
 * @param {import('./identity.mjs').Identity} identity
 */
export const archiveSettings = ({ home, owner }) => {
  const walOut = join(home, WAL_OUT)
  makeFolder(walOut, 0o700)
  if (owner !== undefined && statSync(walOut).uid !== owner) chownSync(walOut, owner, owner)
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': walOut,
    archive_timeout: String(ARCHIVE_SECONDS),
  }
}
