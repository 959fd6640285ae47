import { existsSync, mkdtempSync, rmSync, statSync, chmodSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { runningPostgresUrl, startPostgres } from './postgres.mjs'
import { clearStalePostmaster } from './postmaster.mjs'
import { isAlive } from '../../processes/src/processes.mjs'

const LONG = 60_000

let dataDir
let started

const start = async () => {
  const postgres = await startPostgres({ dataDir, warn: () => {} })
  started.push(postgres)
  return postgres
}

const query = async (url, text) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

beforeEach(() => {
  started = []
  dataDir = mkdtempSync(join(os.tmpdir(), 'gastric-buddy-postgres-'))
  chmodSync(dataDir, 0o755)
})

afterEach(async () => {
  for (const postgres of started) await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('startPostgres', () => {
  it(
    'serves a cluster with checksums, UTF-8 and an order of letters that is the same everywhere',
    async () => {
      const { url } = await start()
      expect(runningPostgresUrl(dataDir)).toBe(url)
      const [row] = await query(
        url,
        `SELECT current_setting('data_checksums') AS checksums, current_setting('synchronous_commit') AS commit,
                current_setting('server_encoding') AS encoding,
                array(SELECT word FROM unnest(array['Zebra', 'apple', 'äpfel', 'Éclair']) AS word ORDER BY word) AS words`,
      )
      expect(row).toEqual({
        checksums: 'on',
        commit: 'on',
        encoding: 'UTF8',
        words: ['äpfel', 'apple', 'Éclair', 'Zebra'],
      })
    },
    LONG,
  )

  it(
    'lets nobody in without the password, which only its owner can read',
    async () => {
      const { url } = await start()
      const wrong = new URL(url)
      wrong.password = 'wrong'
      await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
      expect(statSync(join(dataDir, 'postgres.json')).mode & 0o077).toBe(0)
    },
    LONG,
  )

  it(
    'keeps what was answered when it is killed, and finds it at the next start',
    async () => {
      const first = await start()
      await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS number')
      process.kill(first.pid, 'SIGKILL')
      await first.exit
      const second = await start()
      expect(await query(second.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }])
    },
    LONG,
  )

  it(
    'stops a server that a killed start left running, and takes its place',
    async () => {
      const orphan = await start()
      await query(orphan.url, 'CREATE TABLE kept AS SELECT 7 AS number')
      const next = await start()
      expect(isAlive(orphan.pid)).toBe(false)
      expect(await query(next.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }])
    },
    LONG,
  )
})

describe('clearStalePostmaster', () => {
  it('never touches a process that is not a server of this folder', async () => {
    const file = join(dataDir, 'postmaster.pid')
    writeFileSync(file, `${process.pid}\n${dataDir}\n1\n5432\n`)
    await clearStalePostmaster(dataDir)
    expect(isAlive(process.pid)).toBe(true)
    expect(existsSync(file)).toBe(false)
  })
})
