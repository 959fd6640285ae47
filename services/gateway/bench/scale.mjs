// What one machine carries with one, two and four processes on one Postgres: the most requests a second whose p99 stays
// within a bound, the connections, and what has no more to give.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { withOwnerClient } from '@gb/service-kit'
import { FIGURES } from './figures.mjs'
import { fillDatabase, startProduct } from './stage.mjs'

const ENTRIES = 100_000
const PROCESSES = [1, 2, 4]
/** Callers at once; a step further is taken for as long as the bound holds. */
const CALLERS = [4, 8, 16, 32, 64, 128]
const BOUND_MS = 100
const MEASURED = ['GET daily-summary', 'POST fluid-entry']
const TICKS_PER_SECOND = 100
/** Of a processor, or of all: beyond it, what waits waits for nothing else. */
const BUSY = 0.9

const statOf = (file) => {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return null
  }
}

/** CPU seconds (user and system) that a process, or one thread of it, has used so far. */
const cpuOf = (file) => {
  const fields = statOf(file)
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : 0
}

const ofProcess = (pid) => cpuOf(`/proc/${pid}/stat`)
/** The thread on which all JavaScript of a request runs. */
const ofLoop = (pid) => cpuOf(`/proc/${pid}/task/${pid}/stat`)

const childrenOf = (parent) =>
  readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(`/proc/${name}/stat`)?.[1] === String(parent),
  )

/** CPU seconds that anything on this machine has used so far, whoever it was. */
const ofMachine = () => {
  const [line] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [user, nice, system, , , irq, softirq, steal] = line.split(/\s+/).slice(1).map(Number)
  return sum([user, nice, system, irq, softirq, steal]) / TICKS_PER_SECOND
}

const sum = (values) => values.reduce((total, value) => total + value, 0)

const clock = (postmaster, products) => ({
  at: performance.now(),
  machine: ofMachine(),
  postgres: new Map([postmaster, ...childrenOf(postmaster)].map((pid) => [String(pid), ofProcess(pid)])),
  products: sum(products.map(({ pid }) => ofProcess(pid))),
  loops: products.map(({ pid }) => ofLoop(pid)),
})

const between = (before, after, seconds) => ({
  // Others are at work before the first call and after the last, too.
  machine: ((after.machine - before.machine) * 1000) / (after.at - before.at),
  // A server process that is new has used nothing before.
  postgres: sum([...after.postgres].map(([pid, used]) => used - (before.postgres.get(pid) ?? 0))) / seconds,
  products: (after.products - before.products) / seconds,
  loop: Math.max(...after.loops.map((used, index) => used - before.loops[index])) / seconds,
})

const start = async (options) => {
  const child = fork(join(import.meta.dirname, 'callers.mjs'))
  child.send(options)
  const [seen] = await once(child, 'message')
  return seen
}

/** Callers in processes of their own, as many for each of the products. */
const callAll = async (products, requests, connections, seconds) => {
  const share = Math.max(1, Math.round(connections / products.length))
  const all = await Promise.all(
    products.map(({ url }, index) => {
      const own = requests.filter((_, number) => number % products.length === index)
      return start({ url, requests: own, connections: share, seconds })
    }),
  )
  return all.flat()
}

const CONNECTIONS = `SELECT count(*)::int AS open FROM pg_stat_activity WHERE usename LIKE 'gb\\_%'`

const saturatedOf = ({ loop, machine }) => {
  if (loop >= BUSY) return 'the loop of a process'
  return machine >= availableParallelism() * BUSY ? 'the processors' : 'locks or the disk'
}

const step = async ({ products, database }, requests, connections, seconds) => {
  const before = clock(database.postmaster, products)
  const seen = await callAll(products, requests, connections, seconds)
  const used = between(before, clock(database.postmaster, products), seconds)
  const times = seen
    .flatMap(([status, ms]) => (status >= 200 && status < 300 ? [ms] : []))
    .toSorted((a, b) => a - b)
  const { rows } = await database.client.query(CONNECTIONS)
  return {
    connections,
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? Infinity,
    refused: seen.length - times.length,
    open: rows[0].open,
    ...used,
  }
}

const isWithin = ({ p99, refused }) => p99 <= BOUND_MS && refused === 0

/** The best step within the bound; without one the best of all, whose p99 says how far off it was. */
const limitOf = async (stage, requests, seconds) => {
  const steps = []
  for (const connections of CALLERS) {
    const one = await step(stage, requests, connections, seconds)
    steps.push(one)
    // One alone may have been a moment of something else on this machine.
    if (steps.length > 1 && steps.slice(-2).every((tried) => !isWithin(tried))) break
  }
  const within = steps.filter(isWithin)
  return (within.length > 0 ? within : steps).toSorted((x, y) => y.perSecond - x.perSecond)[0]
}

const row = (processes, figure, best) => ({
  processes,
  figure,
  'requests/s': Math.round(best.perSecond),
  'p99 ms': Math.round(best.p99),
  callers: best.connections,
  'connections to Postgres': best.open,
  'CPU of products': best.products.toFixed(2),
  'busiest loop': best.loop.toFixed(2),
  'CPU of Postgres': best.postgres.toFixed(2),
  'CPU of all': best.machine.toFixed(2),
  'no more to give': saturatedOf(best),
})

const requestsOf = (figure, people, url) =>
  people.map((person) => {
    const { setupRequest, ...request } = FIGURES[figure].product(person, url)
    return setupRequest ? { ...setupRequest(request), userId: person.userId } : request
  })

/** Processes that share the keys of the first and have folders of their own. */
const startMore = (dataDir, databaseUrl, count) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const own = join(dataDir, `copy-${index}`)
      mkdirSync(own, { recursive: true })
      return startProduct(own, databaseUrl, {
        KEYS_FILE: join(dataDir, 'keys.json'),
        RELEASE_STORE: join(dataDir, 'release-store'),
      })
    }),
  )

/** @returns the table; there is no bound that a machine has to keep */
export const scale = async (dataDir, databaseUrl, { seconds }) => {
  const first = await startProduct(dataDir, databaseUrl)
  const people = await fillDatabase(dataDir, databaseUrl, ENTRIES)
  first.stop()
  const results = []
  await withOwnerClient(databaseUrl, 'gb-bench-scale', async (client) => {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
    const postmaster = Number(statOf(`/proc/${rows[0].pid}/stat`)[1])
    for (const count of PROCESSES) {
      const products = await startMore(dataDir, databaseUrl, count)
      const stage = { products, database: { client, postmaster } }
      for (const figure of MEASURED) {
        const requests = requestsOf(figure, people, products[0].url)
        await step(stage, requests, 8, 1)
        results.push(row(count, figure, await limitOf(stage, requests, seconds)))
      }
      for (const product of products) product.stop()
    }
  })
  console.log(
    `The most requests a second with a p99 within ${BOUND_MS} ms, on ${availableParallelism()} processors:`,
  )
  console.table(results)
  return { results, problem: null }
}
