import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const CONNECTIONS = 32
const TICKS_PER_SECOND = 100

/** CPU seconds (user and system) a process has used so far. */
const cpuSeconds = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/**
 * Loads one server for some seconds over 32 kept connections.
 * @returns requests a second, server CPU microseconds per request, p50 and p99 in milliseconds
 */
export const measure = async ({ url, pid, requests, seconds }) => {
  const before = cpuSeconds(pid)
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests })
  const used = cpuSeconds(pid) - before
  const bad = result.non2xx + result.errors + result.timeouts
  if (bad > 0) throw new Error(`${bad} answers of ${url} were not 2xx`)
  const count = result['2xx']
  return {
    perSecond: count / result.duration,
    cpuMicros: (used * 1e6) / count,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

/** Middle value. */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
