import { killActive } from '../../../processes/src/processes.mjs'

const PARENT_POLL_MS = 100
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** @type {(() => unknown)[]} */
const tasks = []
/** @type {(() => unknown)[]} */
const forces = []
let closing

/**
 * Something to undo before this command ends, last in first out.
 * @param {() => unknown} task
 * @param {() => unknown} [force]  the hard way, for a second signal
 * @returns {() => Promise<void>} does it now, once
 */
export const atClose = (task, force) => {
  let done
  const once = async () => {
    done ??= Promise.resolve().then(task)
    await done
  }
  if (force) forces.push(force)
  // What begins while all else ends must not outlive it.
  if (closing) void once()
  else tasks.push(once)
  return once
}

/** Undoes everything; safe to call again. */
export const close = () => {
  closing ??= (async () => {
    while (tasks.length > 0) {
      try {
        await tasks.pop()()
      } catch (error) {
        console.error(error.message)
      }
    }
  })()
  return closing
}

/**
 * Ctrl-C and a polite stop undo everything first; asked a second time, they end at once.
 * @param {number} exitCode after a first signal
 */
export const closeOnSignals = (exitCode) => {
  let asked = false
  const end = () => {
    if (asked) {
      for (const force of forces.reverse()) force()
      killActive('SIGKILL')
      process.exit(1)
    }
    asked = true
    killActive('SIGTERM')
    void close().then(() => process.exit(exitCode))
  }
  for (const signal of SIGNALS) process.on(signal, end)
  // npm that ends after passing the signal on is no second signal: taken for one, Postgres would be left half stopped.
  const endOnce = () => {
    if (!asked) end()
  }
  if (process.env.npm_lifecycle_event) whenOrphaned(endOnce)
}

/** npm's shell dies of a signal without passing it on; then its parent going away is all that we see of it. */
const whenOrphaned = (react) => {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    react()
  }, PARENT_POLL_MS)
  timer.unref()
}

/** Whether an end is on its way, so that a failing child is no news. */
export const isClosing = () => closing !== undefined
