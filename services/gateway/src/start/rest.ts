import { type EventLoopUtilization, performance } from 'node:perf_hooks'

/** Short, or a rush of a few seconds would be thinned out by the quiet around it and never seen. */
const LOOK_MS = 2_000
/** Share of the time in which the loop had something to do. */
const BUSY = 0.5
const QUIET = 0.1
/** So many quiet looks one after the other are the end of a rush and no breath within it. */
const QUIET_LOOKS = 5
/** Compiled code that nobody ran goes when it has been passed over a few times, and one look passes over it twice. */
const COLLECTIONS = 3

/** Node's own, with the flag `--expose-gc`. Only the last resort gives pages back to the system. */
type Collect = (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => unknown

interface Rest {
  /** What collects; without it nothing is done. */
  collect?: Collect | undefined
  /** How busy the loop was between two moments; as `performance.eventLoopUtilization`. */
  utilization?: (now?: EventLoopUtilization, last?: EventLoopUtilization) => EventLoopUtilization
}

/**
 * Gives memory back when a busy time is over. V8 collects when something is allocated: after a rush nothing is, and what
 * it left stayed for hours. It takes a fifth of a second each time, so it waits until nobody is there to wait for it.
 */
export const tidyAfterRush = ({
  collect = globalThis.gc,
  utilization = (now, last) => performance.eventLoopUtilization(now, last),
}: Rest = {}): void => {
  if (collect === undefined) return
  let last = utilization()
  // A start is a busy time too: what it read and put together is four times what stays of it.
  let left = COLLECTIONS
  let quietLooks = 0
  const look = () => {
    const now = utilization()
    const { utilization: share } = utilization(now, last)
    last = now
    if (share >= BUSY) left = COLLECTIONS
    quietLooks = share < QUIET ? quietLooks + 1 : 0
    if (left > 0 && quietLooks >= QUIET_LOOKS) {
      left -= 1
      void collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
    }
  }
  setInterval(look, LOOK_MS).unref()
}
