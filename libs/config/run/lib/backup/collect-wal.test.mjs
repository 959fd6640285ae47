import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { writeState } from '../../../../local-postgres/src/cluster.mjs'
import { collectWal } from './collect-wal.mjs'
import { follow, followedStores } from './followed.mjs'
import { readStatus } from './status.mjs'
import { contentOf, readArchive, readHead, walFolder } from './wal-archive.mjs'
import { nameOf } from './wal-names.mjs'

let dataDir
let walOut
let store

const finish = (number, content = `segment ${number}`) =>
  writeFileSync(join(walOut, nameOf(1, number)), content)
const waiting = () => readdirSync(walOut).sort()
const archived = () => [...readArchive(walFolder(store, '7')).keys()].sort()

beforeEach(() => {
  dataDir = mkdtempSync(join(os.tmpdir(), 'gb-collect-'))
  walOut = join(dataDir, 'postgres/wal-out')
  store = join(dataDir, 'store')
  const cluster = join(dataDir, 'postgres/cluster')
  mkdirSync(join(cluster, 'global'), { recursive: true })
  mkdirSync(walOut)
  const control = Buffer.alloc(16)
  control.writeBigUInt64LE(7n)
  writeFileSync(join(cluster, 'global/pg_control'), control)
  writeState(dataDir, { cluster, password: '' })
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const textOf = async (name) => {
  let text = ''
  for await (const chunk of contentOf(readArchive(walFolder(store, '7')).get(name).file)) text += chunk
  return text
}

describe('finished segments of the log', () => {
  it('move to the store, which knows its end', async () => {
    finish(1)
    finish(2)
    await collectWal(dataDir, store)
    expect(waiting()).toEqual([])
    expect(archived()).toEqual([nameOf(1, 1), nameOf(1, 2)])
    expect(await textOf(nameOf(1, 2))).toBe('segment 2')
    expect(readHead(walFolder(store, '7')).name).toBe(nameOf(1, 2))
  })

  it('may come twice, as after a crash; one of the same name and another content is never written over', async () => {
    finish(1)
    await collectWal(dataDir, store)
    finish(1)
    await collectWal(dataDir, store)
    expect(waiting()).toEqual([])
    finish(1, 'something else')
    await collectWal(dataDir, store)
    expect(await textOf(nameOf(1, 1))).toBe('segment 1')
    expect(waiting()).toEqual([nameOf(1, 1)])
    expect(readStatus(dataDir).archiveProblem).toMatch(/another content/)
  })

  it('wait for a store that cannot be written, in order, and are told of', async () => {
    writeFileSync(store, 'a file is in the way')
    finish(1)
    finish(2)
    await collectWal(dataDir, store)
    expect(waiting()).toEqual([nameOf(1, 1), nameOf(1, 2)])
    expect(readStatus(dataDir)).toMatchObject({ waitingSince: expect.any(String), lost: [] })
    rmSync(store)
    await collectWal(dataDir, store)
    expect(waiting()).toEqual([])
    expect(readStatus(dataDir)).toMatchObject({ archiveProblem: null, waitingSince: null })
  })

  it('are given up, the oldest first, before they fill the disk of the product', async () => {
    writeFileSync(store, 'a file is in the way')
    for (let number = 1; number <= 70; number++) finish(number)
    await collectWal(dataDir, store)
    expect(waiting()).toHaveLength(64)
    expect(waiting()[0]).toBe(nameOf(1, 7))
    expect(readStatus(dataDir).lost).toEqual([1, 2, 3, 4, 5, 6].map((number) => nameOf(1, number)))
  })

  it('go to a folder that was named by hand too, until it is gone', async () => {
    const stick = join(dataDir, 'stick')
    mkdirSync(stick)
    follow(dataDir, stick, 7)
    finish(1)
    await collectWal(dataDir, store)
    expect([...readArchive(walFolder(stick, '7')).keys()]).toEqual([nameOf(1, 1)])
    rmSync(stick, { recursive: true })
    writeFileSync(stick, 'gone')
    finish(2)
    await collectWal(dataDir, store)
    expect(archived()).toEqual([nameOf(1, 1), nameOf(1, 2)])
    expect(followedStores(dataDir)).toEqual([])
    expect(existsSync(stick)).toBe(true)
  })
})
