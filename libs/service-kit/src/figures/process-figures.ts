import { performance } from 'node:perf_hooks'
import { collectDefaultMetrics, Counter, Registry } from 'prom-client'

/** Between looks at how late the loop is, ms. A tenth of the budget of a read; more often would keep a process at rest awake. */
const LOOK_MS = 20

/** Figures of the process as a whole, whatever it hosts: there is one loop and one memory, so there is one list. */
export const processFigures = new Registry()

let isWatched = false

/** Begins to watch processor, memory and loop. Twice is once. */
export const watchProcess = (): void => {
  if (isWatched) return
  isWatched = true
  collectDefaultMetrics({ register: processFigures, eventLoopMonitoringPrecision: LOOK_MS })
  const active: Counter = new Counter({
    name: 'nodejs_eventloop_active_seconds_total',
    help: 'Seconds in which the event loop had something to do; its rate is the share of the time.',
    registers: [processFigures],
    // As a sum since the start, so that two who ask do not take from each other.
    collect: () => {
      active.reset()
      active.inc(performance.eventLoopUtilization().active / 1000)
    },
  })
}
