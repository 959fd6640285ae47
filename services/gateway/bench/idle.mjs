// What a whole process asks of the database while nobody asks anything of it, and the memory it keeps.
import { withOwnerClient } from '@gb/service-kit'
import { residentMb } from './resident.mjs'
import { startAgain } from './stage.mjs'

/** A start loads texts and foods and sweeps; that is over by then. */
const SETTLE_MS = 20_000
/** One query every two seconds. */
const MOST_PER_SECOND = 0.5
/** A tenth over what it was, so that a busy machine does not fail it. */
const MOST_MB = 185
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

const problemsOf = ({ perSecond, residentMb: held }) => [
  ...(perSecond > MOST_PER_SECOND
    ? [`${perSecond} statements a second at rest, over ${MOST_PER_SECOND}`]
    : []),
  ...(held > MOST_MB ? [`${held} MB at rest, over ${MOST_MB}`] : []),
]

/** @returns the statements of so many seconds, the memory after them, and the sentence when there is more than there should be */
export const idle = async (dataDir, databaseUrl, { seconds }) => {
  const product = await startAgain(dataDir, databaseUrl)
  const asked = await watch(databaseUrl, seconds)
  const held = Math.round(residentMb(product.pid))
  product.stop()
  const total = asked.reduce((sum, { calls }) => sum + calls, 0)
  const perSecond = Math.round((total / seconds) * 100) / 100
  console.table(asked.map(({ login, query, calls }) => ({ calls, login, statement: onOneLine(query) })))
  const results = { seconds, statements: total, perSecond, residentMb: held }
  const problems = problemsOf(results)
  return { results, problem: problems.length > 0 ? problems.join('\n') : undefined }
}
