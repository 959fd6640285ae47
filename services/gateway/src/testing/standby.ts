import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

const PROCESS = fileURLToPath(new URL('standby-process.mjs', import.meta.url))

interface Said {
  url: string
  pid: number
}

/** A real standby that follows the test database by its stream, with what is in it now and what will be. */
export const startStandby = async () => {
  // A test has an environment of its own, which a child is not given by itself.
  const child = fork(PROCESS, { env: process.env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const [said] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the standby did not start'))),
  ])) as [Said]
  const database = new URL(process.env.TEST_DATABASE_URL ?? '').pathname
  const url = Object.assign(new URL(said.url), { pathname: database }).href
  const ask = async <Row extends object>(text: string): Promise<Row | undefined> => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows[0]
    } finally {
      await client.end()
    }
  }
  return {
    url,
    ask,
    /** As when its machine dies. */
    kill: () => process.kill(-said.pid, 'SIGKILL'),
    stop: async (): Promise<void> => {
      child.disconnect()
      await ended
    },
  }
}
