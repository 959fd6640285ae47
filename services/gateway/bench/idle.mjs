// What a whole process asks of the database while nobody asks anything of it.
import { withOwnerClient } from '@gb/service-kit'
import { startProduct } from './stage.mjs'

/** A start loads texts and foods and sweeps; that is over by then. */
const SETTLE_MS = 20_000
/** One query every two seconds. */
const MOST_PER_SECOND = 0.5
const SHOWN_LETTERS = 96

// Every statement of every login: the setting that names the person, BEGIN and COMMIT too.
const ASKED = `SELECT r.rolname AS login, s.query, s.calls::int AS calls FROM pg_stat_statements s
  JOIN pg_roles r ON r.oid = s.userid WHERE r.rolname <> current_user ORDER BY s.calls DESC, s.query`

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const onOneLine = (text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN_LETTERS)

const watch = (databaseUrl, seconds) =>
  withOwnerClient(databaseUrl, 'gb-bench', async (client) => {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
    await sleep(SETTLE_MS)
    await client.query('SELECT pg_stat_statements_reset()')
    await sleep(seconds * 1000)
    return (await client.query(ASKED)).rows
  })

/** @returns the statements of so many seconds, and the sentence when there are more than there should be */
export const idle = async (dataDir, databaseUrl, { seconds }) => {
  const product = await startProduct(dataDir, databaseUrl)
  const asked = await watch(databaseUrl, seconds)
  product.stop()
  const total = asked.reduce((sum, { calls }) => sum + calls, 0)
  const perSecond = Math.round((total / seconds) * 100) / 100
  console.table(asked.map(({ login, query, calls }) => ({ calls, login, statement: onOneLine(query) })))
  const results = { seconds, statements: total, perSecond }
  const problem = `${perSecond} statements a second at rest, over ${MOST_PER_SECOND}`
  return { results, problem: perSecond > MOST_PER_SECOND ? problem : undefined }
}
