import { withOwnDatabase } from './own-database.mjs'
import { withOwnEnvironment } from './own-environment.mjs'
import { runFile } from './run-file.mjs'
import { loadSources } from './sources.mjs'

loadSources()

/** One file; one on Postgres gets a database. */
export const run = (asked) => {
  const isOnPostgres = asked.config.displayName.name === 'db'
  const work = () => runFile(asked)
  return withOwnEnvironment(() => (isOnPostgres ? withOwnDatabase(work) : work()))
}
