import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Failure } from '../../../../processes/src/failure.mjs'
import { backUpOwn } from './back-up.mjs'
import { hashOfFile } from './disk.mjs'
import { readStatus } from './status.mjs'
import { FORMAT, writeManifest } from './stores.mjs'

let dataDir
let mainStore

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  dataDir = mkdtempSync(join(tmpdir(), 'gb-dumps-'))
  mainStore = join(dataDir, 'backups')
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(dataDir, { recursive: true, force: true })
})

const order = (store = mainStore, keep = 7) => ({ dataDir, mainStore, store, keep })

/** A dump that was begun on a night of November. */
const dumpOf =
  (day, store = mainStore) =>
  async () => {
    const folder = join(store, `202611${day}T023000Z`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'dump.pgc'), `dump of ${day}`)
    const at = `2026-11-${day}T02:30:00.000Z`
    const manifest = {
      format: FORMAT,
      kind: 'dump',
      startedAt: at,
      earliest: at,
      latest: at,
      tables: {},
      files: [{ path: 'dump.pgc', bytes: 10, sha256: await hashOfFile(join(folder, 'dump.pgc')) }],
    }
    writeManifest(folder, manifest)
    return { folder, manifest, keys: 'keys.json' }
  }

describe('a dump of a Postgres of the operator', () => {
  it('is written down for the console, read again, and the oldest go', async () => {
    for (const day of [20, 21, 22]) await backUpOwn(order(mainStore, 2), dumpOf(day))
    const { newest, problem, madeBy, kept } = readStatus(dataDir)
    expect([typeof newest, problem, madeBy]).toEqual(['string', null, 'command'])
    expect(kept).toMatchObject([
      { name: '20261121T023000Z', from: '2026-11-21T02:30:00.000Z', bytes: 10, fault: null },
      { name: '20261122T023000Z', verifiedAt: expect.any(String), fault: null },
    ])
  })

  it('that fails is written down as failed, and what was there before stays', async () => {
    await backUpOwn(order(), dumpOf(20))
    const before = readStatus(dataDir)
    const fails = () => Promise.reject(new Failure('pg_dump could not write the backup.'))
    await expect(backUpOwn(order(), fails)).rejects.toThrow('pg_dump')
    const { newest, problem, kept } = readStatus(dataDir)
    expect([newest, kept]).toEqual([before.newest, before.kept])
    expect(problem).toContain('pg_dump could not write the backup.')
  })

  it('into a folder that was named by hand changes nothing of what is watched', async () => {
    await backUpOwn(order(), dumpOf(20))
    const before = readStatus(dataDir)
    const beside = join(dataDir, 'elsewhere')
    await backUpOwn(order(beside), dumpOf(21, beside))
    expect(readStatus(dataDir)).toEqual(before)
  })
})
