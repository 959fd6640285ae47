import { describe, expect, it } from '@jest/globals'
import { Failure } from '../../processes/src/failure.mjs'
import { keepPostgres } from './keeper.mjs'

/** A server that has ended already. */
const ended = ({ signal = 'SIGKILL', words = '' } = {}) => ({
  exit: Promise.resolve({ code: null, signal }),
  lastWords: () => words,
})

const running = () => ({ exit: new Promise(() => {}), lastWords: () => '' })

const fullDisk = () =>
  new Failure('PostgreSQL did not start.', 'FATAL:  could not write: No space left on device')

/** Keeps a server that ended; `starts` says what comes of each further start. */
const keep = (starts, { first = ended(), everyMs = 0, closingAfter = Infinity } = {}) => {
  const [said, pauses] = [[], []]
  let clock = 0
  let tries = 0
  const done = keepPostgres(first, {
    startAgain: async () => {
      const next = starts(tries++)
      if (next instanceof Error) throw next
      return next
    },
    isClosing: () => tries >= closingAfter,
    say: (line) => said.push(line),
    sleep: async (ms) => {
      pauses.push(ms)
      clock += ms + everyMs
    },
    now: () => clock,
  })
  return { done, said, pauses, tries: () => tries }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('keepPostgres', () => {
  it('starts a server again that ended by itself, and says so in a line each', async () => {
    const { said, tries } = keep(running)
    await settled()
    expect(tries()).toBe(1)
    expect(said).toEqual([
      'PostgreSQL ended by itself (signal SIGKILL) and is started again.',
      'PostgreSQL runs again.',
    ])
  })

  it('leaves a server alone whose end is wanted', async () => {
    const { done, said, tries } = keep(running, { closingAfter: 0 })
    await done
    expect([tries(), said]).toEqual([0, []])
  })

  it('gives up when it ends again and again', async () => {
    const { done, tries, pauses } = keep(() => ended())
    await done
    expect(tries()).toBe(5)
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000])
  })

  it('gives up when it cannot be started', async () => {
    const { done, tries, pauses } = keep(() => new Failure('PostgreSQL did not start.', 'FATAL: broken'))
    await done
    expect(tries()).toBe(5)
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000])
  })

  it('does not mind a server that ends now and then', async () => {
    const { tries } = keep((n) => (n < 40 ? ended() : running()), { everyMs: 120_000 })
    await settled()
    expect(tries()).toBe(41)
  })

  it('waits for as long as it takes while the disk is full, with one line, in pauses that stay short', async () => {
    const first = ended({
      words: 'PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device',
    })
    const { said, pauses, tries } = keep((n) => (n < 50 ? fullDisk() : running()), { first })
    await settled()
    expect(tries()).toBe(51)
    expect(Math.max(...pauses)).toBe(15_000)
    expect(said).toEqual([
      'PostgreSQL ended by itself (signal SIGKILL) and is started again.',
      'The disk is full. PostgreSQL goes on by itself as soon as there is space.',
      'PostgreSQL runs again.',
    ])
  })

  it('starts nothing more once all else ends', async () => {
    const { done, tries } = keep(fullDisk, { closingAfter: 3 })
    await done
    expect(tries()).toBe(3)
  })
})
