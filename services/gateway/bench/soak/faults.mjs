import pg from 'pg'
import { runningPostgresUrl } from '@gb/local-postgres/postgres.mjs'
import { backendsOf, postmasterOf, signal } from './processes.mjs'

// Often enough to hit transactions in their middle.
const TERMINATE_EVERY_MS = 20

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const again = async (untilMs, everyMs, work) => {
  const end = performance.now() + untilMs
  while (performance.now() < end) {
    await work()
    await sleep(everyMs)
  }
}

const END_SOME =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'gb-%' AND random() < 0.3"

/** Ends connections of the product as an administrator would, again and again. */
const terminateFor = async (dataDir, ms) => {
  const client = new pg.Client({ connectionString: runningPostgresUrl(dataDir), application_name: 'soak' })
  // The server may go away under it as well; then this fault has done what it could.
  client.on('error', () => {})
  await client.connect()
  try {
    await again(ms, TERMINATE_EVERY_MS, () => client.query(END_SOME))
  } finally {
    await client.end().catch(() => {})
  }
}

const stopAndContinue = async (pids, stoppedMs) => {
  for (const pid of pids) signal(pid, 'SIGSTOP')
  await sleep(stoppedMs)
  for (const pid of pids) signal(pid, 'SIGCONT')
}

/**
 * A fault that is made while people work, and taken back.
 * @typedef {object} Fault
 * @property {string} name
 * @property {(ms: number) => Promise<void>} make  for about so long; all is as before when it resolves
 */

/**
 * @param {{dataDir: string, disk: {fill?: () => void, empty?: () => void}, provider: {answerWith: Function, reset: () => void}}} stage
 * @returns {Fault[]}
 */
export const faultsOf = ({ dataDir, disk, provider }) => [
  { name: 'backends terminated', make: (ms) => terminateFor(dataDir, ms) },
  {
    name: 'a backend killed (-9)',
    make: (ms) =>
      again(ms, 5_000, async () => {
        const [victim] = backendsOf(dataDir)
        if (victim !== undefined) signal(victim, 'SIGKILL')
      }),
  },
  {
    name: 'PostgreSQL killed (-9)',
    make: async (ms) => {
      const pid = postmasterOf(dataDir)
      if (pid !== undefined) signal(pid, 'SIGKILL')
      await sleep(ms / 2)
    },
  },
  {
    name: 'PostgreSQL stopped by hand',
    make: async (ms) => {
      const pid = postmasterOf(dataDir)
      if (pid !== undefined) signal(pid, 'SIGINT')
      await sleep(ms / 2)
    },
  },
  {
    name: 'provider hangs',
    make: async (ms) => {
      provider.answerWith(() => ({ hang: Math.random() < 0.5 ? 'headers' : 'body' }))
      await sleep(ms)
      provider.reset()
    },
  },
  {
    name: 'provider refuses',
    make: async (ms) => {
      provider.answerWith(() => ({
        status: Math.random() < 0.5 ? 500 : 429,
        body: '{"error":{"message":"no"}}',
      }))
      await sleep(ms)
      provider.reset()
    },
  },
  { name: 'slow database', make: (ms) => again(ms, 100, () => stopAndContinue(backendsOf(dataDir), 150)) },
  { name: 'database frozen for 3 s', make: () => stopAndContinue(backendsOf(dataDir), 3_000) },
  ...(disk.fill
    ? [
        {
          name: 'disk full',
          make: async (ms) => {
            await again(ms, 500, () => disk.fill())
            disk.empty()
          },
        },
      ]
    : []),
]
