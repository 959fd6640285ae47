import { isDiskFull } from '../../processes/src/failure.mjs'
import { sleep as wait } from '../../processes/src/processes.mjs'

const MOST_RESTARTS = 5
const WINDOW_MS = 5 * 60_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000
// One that ran as long as this was well.
const WELL_AFTER_MS = 60_000

/** The end of it; what to look at follows. */
export const GIVEN_UP = `PostgreSQL ended more than ${MOST_RESTARTS} times within ${WINDOW_MS / 60_000} minutes and is not started again; see`

const wayOf = ({ code, signal }) => (signal ? `signal ${signal}` : `exit code ${code}`)

/** Counts what happened lately. */
const lately = (now) => {
  let times = []
  return () => {
    times = [...times.filter((time) => now() - time < WINDOW_MS), now()]
    return times.length
  }
}

/**
 * Starts a server again whenever it ends by itself, at the same address: with longer and longer pauses, and for as long
 * as it takes while the disk is full.
 *
 * @param {{exit: Promise<{code: number | null, signal: string | null}>, lastWords: () => string}} first  runs already
 * @param {object} options
 * @param {() => Promise<typeof first>} options.startAgain
 * @param {() => boolean} options.isClosing  true: its end is wanted
 * @param {(line: string) => void} options.say
 * @param {(ms: number) => Promise<void>} [options.sleep]
 * @param {() => number} [options.now]
 * @returns {Promise<void>} resolves when it ended too often, or is wanted no more
 */
export const keepPostgres = async (first, { startAgain, isClosing, say, sleep = wait, now = Date.now }) => {
  const countRestart = lately(now)
  let isFull = false
  let pauseMs = FIRST_PAUSE_MS
  const tellFull = () => {
    if (!isFull) say('The disk is full. PostgreSQL goes on by itself as soon as there is space.')
    isFull = true
  }

  /** One try after another until it runs; undefined when it is of no use. */
  const revive = async (words) => {
    let last = { details: words }
    while (!isClosing()) {
      // That is nobody's crash, and ends when there is space.
      if (isDiskFull(last)) tellFull()
      else if (countRestart() > MOST_RESTARTS) return undefined
      await sleep(pauseMs)
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
      if (isClosing()) return undefined
      try {
        return await startAgain()
      } catch (error) {
        last = error
      }
    }
    return undefined
  }

  for (let running = first; running !== undefined;) {
    const since = now()
    const end = await running.exit
    if (isClosing()) return
    if (now() - since >= WELL_AFTER_MS) pauseMs = FIRST_PAUSE_MS
    const words = running.lastWords()
    if (!isFull) say(`PostgreSQL ended by itself (${wayOf(end)}) and is started again.`)
    running = await revive(words)
    if (running !== undefined) {
      say('PostgreSQL runs again.')
      isFull = false
    }
  }
}
