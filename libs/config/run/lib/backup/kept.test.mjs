import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { sha256 } from './disk.mjs'
import { keptIn, readRequest, verifyNext } from './kept.mjs'
import { FORMAT, writeManifest } from './stores.mjs'

let store
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'gb-kept-'))
})
afterEach(() => rmSync(store, { recursive: true, force: true }))

const backup = (name, text = 'all rows') => {
  const folder = join(store, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'base.tar.gz'), text)
  writeManifest(folder, {
    format: FORMAT,
    startedAt: '2026-11-22T02:30:00.000Z',
    earliest: '2026-11-22T02:30:05.000Z',
    files: [{ path: 'base.tar.gz', bytes: text.length, sha256: sha256(text) }],
  })
  return folder
}

describe('the backups of a store', () => {
  it('are listed with their size, the oldest first, and one that is not whole is not', () => {
    backup('20261123T023000Z', 'more')
    backup('20261122T023000Z')
    mkdirSync(join(store, '20261124T023000Z.unfinished'))
    expect(keptIn(store, [])).toEqual([
      {
        name: '20261122T023000Z',
        madeAt: '2026-11-22T02:30:00.000Z',
        from: '2026-11-22T02:30:05.000Z',
        bytes: 8,
        verifiedAt: null,
        fault: null,
      },
      expect.objectContaining({ name: '20261123T023000Z', bytes: 4 }),
    ])
  })

  it('keep what was found out about them, and lose it with the backup', () => {
    const known = { name: '20261122T023000Z', verifiedAt: '2026-11-22T03:00:00.000Z', fault: null }
    const gone = { name: '20261101T023000Z', verifiedAt: null, fault: 'damaged' }
    backup(known.name)
    expect(keptIn(store, [gone, known])).toMatchObject([known])
  })

  it('say that a manifest was changed', () => {
    writeFileSync(join(backup('20261122T023000Z'), 'manifest.json'), '{}')
    expect(keptIn(store, [])).toMatchObject([
      { fault: expect.stringContaining('manifest'), verifiedAt: null },
    ])
  })
})

describe('a backup that nobody has looked at', () => {
  it('is held against what was written, the newest first and one at a time', async () => {
    backup('20261122T023000Z')
    backup('20261123T023000Z')
    const once = await verifyNext(store, keptIn(store, []))
    expect(once.map(({ verifiedAt }) => verifiedAt === null)).toEqual([true, false])
    const twice = await verifyNext(store, keptIn(store, once))
    expect(twice.map(({ verifiedAt }) => verifiedAt === null)).toEqual([false, false])
    expect(await verifyNext(store, twice)).toBe(twice)
  })

  it('is told of when a byte is another one, or a file is missing', async () => {
    const changed = backup('20261122T023000Z')
    const short = backup('20261123T023000Z')
    writeFileSync(join(changed, 'base.tar.gz'), 'all r0ws')
    rmSync(join(short, 'base.tar.gz'))
    const kept = await verifyNext(store, await verifyNext(store, keptIn(store, [])))
    for (const { verifiedAt, fault } of kept)
      expect([verifiedAt, fault]).toEqual([null, expect.stringContaining('not what was written')])
  })
})

describe('the wish for a backup', () => {
  it('is an instant, and nothing else counts', () => {
    const write = (text) => writeFileSync(join(store, 'backup-request.json'), text)
    expect(readRequest(store)).toBeNull()
    write('{"at":"2026-11-22T09:00:00.000Z"}')
    expect(readRequest(store)).toBe('2026-11-22T09:00:00.000Z')
    for (const text of ['', '{}', '{"at":7}', '{"at":"soon"}', 'null']) {
      write(text)
      expect(readRequest(store)).toBeNull()
    }
  })
})
