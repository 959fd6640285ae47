// A rush: so many connections at once, each asking again as soon as it has an answer. What is served, what is refused,
// how fast, and what becomes of the memory.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { FIGURES } from './figures.mjs'
import { residentMb } from './resident.mjs'
import { fillDatabase, startProduct } from './stage.mjs'

const ENTRIES = 100_000
const REST_MS = 60_000
const SLOWEST_REFUSAL_MS = 200
const SLOWEST_ANSWER_MS = 2000
const MOST_KEPT = 1.3

const percentile = (sorted, share) =>
  sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** The callers live in a process of their own, and so does the figure of how long they waited. */
const callAll = async (options) => {
  const child = fork(join(import.meta.dirname, 'callers.mjs'))
  child.send(options)
  const [seen] = await once(child, 'message')
  return seen
}

const measure = async ({ url, pid }, requests, { connections, seconds }) => {
  await callAll({ url, requests, connections: 32, seconds: 5 })
  await sleep(5000)
  const before = residentMb(pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, residentMb(pid))), 100)
  const seen = await callAll({ url, requests, connections, seconds })
  clearInterval(watch)
  await sleep(REST_MS)
  const timesOf = (holds) =>
    seen.flatMap(([status, ms]) => (holds(status) ? [ms] : [])).toSorted((a, b) => a - b)
  const served = timesOf((status) => status >= 200 && status < 300)
  const refused = timesOf((status) => status === 503)
  return {
    served: served.length,
    servedP99: percentile(served, 0.99),
    refused: refused.length,
    refusedP99: percentile(refused, 0.99),
    neither: seen.length - served.length - refused.length,
    beforeMb: before,
    mostMb: most,
    afterMb: residentMb(pid),
  }
}

const problemsOf = ({ servedP99, refusedP99, neither, beforeMb, afterMb }) => [
  ...(servedP99 > SLOWEST_ANSWER_MS ? [`the p99 of what is served is over ${SLOWEST_ANSWER_MS} ms`] : []),
  ...(refusedP99 > SLOWEST_REFUSAL_MS ? [`the p99 of refusals is over ${SLOWEST_REFUSAL_MS} ms`] : []),
  ...(neither > 0 ? [`${neither} requests were neither served nor refused`] : []),
  ...(afterMb > beforeMb * MOST_KEPT ? [`memory is over ${MOST_KEPT} times what it was`] : []),
]

const rounded = (figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value)]))

/** @returns the figures, and the sentence of what is not as it should be, if anything */
export const rush = async (dataDir, databaseUrl, options) => {
  const product = await startProduct(dataDir, databaseUrl)
  const people = await fillDatabase(dataDir, databaseUrl, ENTRIES)
  const results = {}
  for (const name of ['GET daily-summary', 'POST fluid-entry']) {
    const requests = people.map((person) => {
      const { setupRequest, ...request } = FIGURES[name].product(person, product.url)
      return setupRequest ? { ...setupRequest(request), userId: person.userId } : request
    })
    results[name] = rounded(await measure(product, requests, options))
  }
  product.stop()
  console.table(results)
  const problems = Object.entries(results).flatMap(([name, figures]) =>
    problemsOf(figures).map((problem) => `${name}: ${problem}`),
  )
  return { results, problem: problems.length > 0 ? problems.join('\n') : undefined }
}
