import { Counter, Histogram } from 'prom-client'
import { processFigures } from './process-figures.js'

// Seconds, up to the patience with a pool.
const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2]

const waits = new Histogram({
  name: 'database_connection_wait_seconds',
  help: 'Time until work had a connection to the database, or was told that there is none for now.',
  labelNames: ['outcome'] as const,
  buckets: BUCKETS,
  registers: [processFigures],
})

const reads = new Counter({
  name: 'database_late_reads_total',
  help: 'Reads that may be a second old, by who answered: the replica, or the first because the replica was away or late.',
  labelNames: ['by'] as const,
  registers: [processFigures],
})

/** Counts how long work waits for a connection. */
export const countedWait = async <T>(connect: () => Promise<T>): Promise<T> => {
  const took = waits.startTimer()
  try {
    const connection = await connect()
    took({ outcome: 'lent' })
    return connection
  } catch (error) {
    took({ outcome: 'none' })
    throw error
  }
}

/** Counts who answered a read that may be late. */
export const countLateRead = (by: 'replica' | 'first'): void => reads.inc({ by })
