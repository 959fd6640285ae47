import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const CONNECTIONS = 32
const TICKS_PER_SECOND = 100

/** CPU seconds (user and system) a process has used so far. */
const cpuSeconds = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/**
 * Each connection asks for people of its own: all on one row at once would measure its lock. No more than its share,
 * because autocannon writes out every request before the first: with all of them it was 80 ms late and called that p99.
 */
const spread = (requests) => {
  let connection = 0
  return (client) => {
    const own = connection++ % CONNECTIONS
    const share = requests.filter((_, index) => index % CONNECTIONS === own)
    client.setRequests(share.length > 0 ? share : [requests[own % requests.length]])
  }
}

/**
 * Loads one server for some seconds over 32 kept connections.
 * @returns requests a second, server CPU microseconds per request, p50 and p99 in milliseconds
 */
export const measure = async ({ url, pid, requests, seconds }) => {
  const before = cpuSeconds(pid)
  const times = []
  const load = autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: requests.slice(0, 1),
    setupClient: spread(requests),
  })
  // Its own percentiles are whole milliseconds: too coarse to tell 10 % of them.
  load.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const result = await load
  const used = cpuSeconds(pid) - before
  const bad = result.non2xx + result.errors + result.timeouts
  if (bad > 0) throw new Error(`${bad} answers of ${url}${requests[0].path} were not 2xx`)
  const count = result['2xx']
  times.sort((a, b) => a - b)
  return {
    perSecond: count / result.duration,
    cpuMicros: (used * 1e6) / count,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

/** Middle value. */
const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** The middle of each measured value over some rounds. */
export const middle = (rounds) =>
  Object.fromEntries(Object.keys(rounds[0]).map((field) => [field, median(rounds.map((one) => one[field]))]))

/** The least of each measured time over some rounds: what else runs on the machine only ever adds to it. */
export const least = (rounds) =>
  Object.fromEntries(
    ['p50', 'p99', 'cpuMicros'].map((field) => [field, Math.min(...rounds.map((one) => one[field]))]),
  )
