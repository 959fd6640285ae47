import { withOwnDatabase } from './own-database.mjs'
import { runFile } from './run-file.mjs'
import { loadSources } from './sources.mjs'

loadSources()

/** One file on Postgres. */
export const run = (asked) => withOwnDatabase(() => runFile(asked))
