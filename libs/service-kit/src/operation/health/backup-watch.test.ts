import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Env } from '../../env/env.js'
import type { Metrics } from '../metrics/metrics.js'
import { BackupWatch } from './backup-watch.js'
import { toBackupsDto } from './operator-backups.mapper.js'
import type { Readiness } from './readiness.js'

let dataDir: string
let watch: BackupWatch

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gb-backups-'))
  watch = new BackupWatch({ dataDir } as Env, {} as Readiness, {} as Metrics)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const backup = (day: number, fault: string | null = null) => ({
  name: `202611${day}T023000Z`,
  madeAt: `2026-11-${day}T02:30:00.000Z`,
  from: `2026-11-${day}T02:30:05.000Z`,
  bytes: 4096,
  verifiedAt: fault === null ? `2026-11-${day}T02:31:00.000Z` : null,
  fault,
})
const write = (fields: object) =>
  writeFileSync(
    join(dataDir, 'backup-status.json'),
    JSON.stringify({ newest: new Date().toISOString(), ...fields }),
  )
const request = () => join(dataDir, 'backup-request.json')

describe(BackupWatch.name, () => {
  it('says where nobody makes backups, and asks nobody there', () => {
    expect(toBackupsDto(watch.overview())).toMatchObject({ here: false, backups: [], restorable_until: null })
    expect(() => watch.ask()).toThrow('makes no backups')
    expect(existsSync(request())).toBe(false)
  })

  it('lists the newest first, and from when to when the data can be brought back', () => {
    const archived = '2026-11-24T09:41:00.000Z'
    write({ archived, kept: [backup(20, 'Its manifest is damaged.'), backup(21), backup(22)] })
    expect(toBackupsDto(watch.overview())).toMatchObject({
      here: true,
      fault: null,
      restorable_from: '2026-11-21T02:30:05.000Z',
      restorable_until: archived,
      backups: [
        { name: '20261122T023000Z', bytes: 4096, verified_at: '2026-11-22T02:31:00.000Z' },
        { name: '20261121T023000Z' },
        { name: '20261120T023000Z', verified_at: null, fault: 'Its manifest is damaged.' },
      ],
    })
  })

  it('lists dumps that a command made, each of one moment, and asks nobody for one more', () => {
    write({ madeBy: 'command', kept: [backup(21), backup(22)] })
    expect(toBackupsDto(watch.overview())).toMatchObject({
      here: true,
      fault: null,
      restorable_from: '2026-11-21T02:30:05.000Z',
      restorable_until: '2026-11-22T02:30:05.000Z',
      backups: [{ name: '20261122T023000Z' }, { name: '20261121T023000Z' }],
    })
    expect(() => watch.ask()).toThrow('by the command backup')
    expect(existsSync(request())).toBe(false)
  })

  it('calls for somebody when the newest is damaged', () => {
    write({ kept: [backup(21), backup(22, 'A byte is another one.')] })
    expect(watch.health()?.fault).toBe('The newest backup is damaged.')
    write({ kept: [backup(21, 'A byte is another one.'), backup(22)] })
    expect(watch.health()?.fault).toBeNull()
  })

  it('asks for one, once however often, until it was tried, and then anew', () => {
    write({ tried: '2026-11-24T02:30:00.000Z' })
    const { askedAt } = watch.ask()
    expect(askedAt).toEqual(expect.any(String))
    expect(watch.ask().askedAt).toBe(askedAt)
    expect(JSON.parse(readFileSync(request(), 'utf8'))).toEqual({ at: askedAt })
    write({ tried: new Date(Date.now() + 1000).toISOString() })
    expect(watch.overview().askedAt).toBeNull()
  })

  it('takes a request that cannot be read for none', () => {
    write({})
    writeFileSync(request(), '{"at":7}')
    expect(watch.overview().askedAt).toBeNull()
    expect(watch.ask().askedAt).not.toBeNull()
  })
})
