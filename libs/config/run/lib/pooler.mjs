import { run } from '../../../processes/src/processes.mjs'
import { installFromDebian } from './debian.mjs'

const NAMES = ['pgbouncer', '/usr/sbin/pgbouncer']

const installed = async () => {
  for (const name of NAMES) {
    const answer = await run(name, ['--version'], { timeout: 20_000 }).catch(() => undefined)
    if (answer?.code === 0) return name
  }
  return undefined
}

/**
 * A PgBouncer for the tests of the database behind a pooler; brings one where that needs nobody.
 * @returns {Promise<string | undefined>} how it is called; without one those tests are skipped
 */
export const findPooler = async () => {
  const there = await installed()
  if (there) return there
  await installFromDebian('pgbouncer', 'Installing PgBouncer from Debian (once)')
  return installed()
}
