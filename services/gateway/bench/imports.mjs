// Another person's answers while somebody imports: reads of one person at a steady pace, in turns without anything, beside
// the same bodies sent to a process that drops them, and beside the import; and the memory of the server through all of it.
// On two cores the way of such bodies alone makes others wait, whatever is done with them: what the product adds to that
// is the figure.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { FIGURES } from './figures.mjs'
import { fillDatabase, startChild, startProduct } from './stage.mjs'

const ENTRIES = 100_000
const MOST_SLOWER = 1.5
const PAUSE_MS = 5
// One that is refused at once is sent again, or there would be nothing to measure.
const SENT_AGAIN = 3
const MEMORY_EVERY_MS = 50
const MIB = 1024 * 1024
const HEAD = '"format":"gastric-buddy-export","version":1'

const filler = (item, bytes) => `${`${item},`.repeat(Math.floor(bytes / (item.length + 1)))}${item}`

const weights = (bytes) => {
  const rows = []
  for (let length = 0; length < bytes; length += rows.at(-1).length) {
    const at = new Date(Date.UTC(2016, 0, 1) + rows.length * 3_600_000).toISOString()
    const row = { entry_id: randomUUID(), recorded_at: at, time_zone: 'UTC', date: at.slice(0, 10) }
    rows.push(JSON.stringify({ ...row, weight_lbs: 200, notes: 'A line of a journal. '.repeat(10) }))
  }
  return rows.join(',')
}

/** Bodies by their names; each is made for one person. */
const BODIES = {
  '3.9 MB of [0,0,…]': () => `"weight_entries":[${filler('0', 3.9e6)}]`,
  '3.9 MB of [{},{},…]': () => `"weight_entries":[${filler('{}', 3.9e6)}]`,
  '16 MB of values nobody reads': () => `"junk":[${filler('0', 15.9 * MIB)}]`,
  '75,000 entries of nothing': () => `"weight_entries":[${filler('{}', 3 * 74_999)}]`,
  '10 MiB of good entries': () => `"weight_entries":[${weights(10 * MIB)}]`,
}

const bodyOf = (userId, make) => `{"user_id":"${userId}","export":{${HEAD},${make()}}}`

/** A thread that sends the bodies of all when it is told to, and answers what came back. */
const senderOf = async (url, origin, importers, make) => {
  const letters = importers.map(({ userId, cookie }) => ({ cookie, text: bodyOf(userId, make) }))
  const workerData = { url, origin, letters, times: SENT_AGAIN }
  const sender = new Worker(new URL('sender.mjs', import.meta.url), { workerData })
  await once(sender, 'message')
  return async () => {
    sender.postMessage('go')
    const [answers] = await once(sender, 'message')
    return answers
  }
}

const percentile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]

const residentMib = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

/** Reads of one person, one after the other, until `work` has ended. */
const readDuring = async (product, reader, work) => {
  const { path, headers } = FIGURES['GET daily-summary'].product(reader, product.url)
  const times = []
  const over = new AbortController()
  const done = work().finally(() => over.abort())
  while (!over.signal.aborted) {
    const began = performance.now()
    const answer = await fetch(product.url + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`a read beside an import was answered ${answer.status}`)
    times.push(performance.now() - began)
    await sleep(PAUSE_MS)
  }
  return { times, answers: await done }
}

/** The most memory that a server has while `work` runs. */
const mostMemory = async (pid, work) => {
  let most = residentMib(pid)
  const timer = setInterval(() => (most = Math.max(most, residentMib(pid))), MEMORY_EVERY_MS)
  const result = await work()
  clearInterval(timer)
  return { most, result }
}

const measureOne = async ({ product, dropped, reader }, importers, make, { rounds, seconds }) => {
  const quiet = []
  const beside = []
  const busy = []
  const answers = []
  const before = residentMib(product.pid)
  const { most } = await mostMemory(product.pid, async () => {
    for (let round = 0; round < rounds; round++) {
      quiet.push(...(await readDuring(product, reader, () => sleep(seconds * 1000))).times)
      const sendTo = ({ url }) => senderOf(url, product.url, importers, make)
      beside.push(...(await readDuring(product, reader, await sendTo(dropped))).times)
      const during = await readDuring(product, reader, await sendTo(product))
      busy.push(...during.times)
      answers.push(...during.answers)
    }
  })
  const [p95Quiet, p95Dropped, p95Busy] = [quiet, beside, busy].map((times) => percentile(times, 0.95))
  return {
    answers: Object.entries(Object.groupBy(answers, ({ status }) => status))
      .map(([status, list]) => `${list.length} × ${status}`)
      .join(', '),
    slowestSeconds: Math.max(...answers.map((answer) => answer.seconds)),
    p95QuietMs: p95Quiet,
    p95DroppedMs: p95Dropped,
    p95BusyMs: p95Busy,
    slower: p95Busy / Math.max(p95Quiet, p95Dropped),
    reads: busy.length,
    memoryMib: most - before,
  }
}

const show = (results) =>
  console.table(
    Object.entries(results).map(([name, one]) => ({
      import: name,
      answers: one.answers,
      'slowest s': one.slowestSeconds.toFixed(1),
      'p95 ms': [one.p95QuietMs, one.p95DroppedMs, one.p95BusyMs].map((ms) => ms.toFixed(1)).join(' → '),
      slower: one.slower.toFixed(2),
      reads: one.reads,
      'memory MiB': `+${one.memoryMib.toFixed(0)}`,
    })),
  )

/** What is imported at once, and by how many. */
const CASES = [
  ...Object.entries(BODIES).map(([name, make]) => ({ name, make, people: 1 })),
  { name: '36 of [{},{},…] at once', make: BODIES['3.9 MB of [{},{},…]'], people: 36 },
]

/** So many senders; one person sends several where there are not enough people. */
const some = (people, count) => Array.from({ length: count }, (_, n) => people[n % people.length])

/** @returns the results, and the sentence of what slows others down too much, if anything */
export const imports = async (dataDir, databaseUrl, options) => {
  const product = await startProduct(dataDir, databaseUrl)
  const dropped = await startChild(join(import.meta.dirname, 'bodies-dropped.mjs'), {})
  const [reader, ...others] = await fillDatabase(dataDir, databaseUrl, ENTRIES)
  await readDuring(product, reader, () => sleep(2000))
  const results = {}
  for (const { name, make, people } of CASES.filter((one) => one.name.includes(options.only)))
    results[name] = await measureOne({ product, dropped, reader }, some(others, people), make, options)
  product.stop()
  dropped.stop()
  show(results)
  const slow = Object.keys(results).filter((name) => results[name].slower > MOST_SLOWER)
  const problem = `Others waited over ${MOST_SLOWER} times as long during: ${slow.join(', ')}`
  return { results, problem: slow.length > 0 ? problem : undefined }
}
