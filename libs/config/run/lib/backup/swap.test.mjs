import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readState, writeState } from '../../../../local-postgres/src/cluster.mjs'
import { stageOf } from './restore-stage.mjs'
import { finishRestore, swapIn, undoRestore } from './swap.mjs'

let dataDir
let change

const clusterAt = (path, content) => {
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'PG_VERSION'), content)
}
const clusterIs = () => readFileSync(join(change.cluster, 'PG_VERSION'), 'utf8')
const keysAre = () => readFileSync(change.keysFile, 'utf8')

beforeEach(() => {
  dataDir = mkdtempSync(join(os.tmpdir(), 'gb-swap-'))
  const stage = stageOf(dataDir)
  change = {
    staged: join(stage, 'postgres/cluster'),
    cluster: join(dataDir, 'postgres/cluster'),
    password: 'new',
    stagedKeys: join(stage, 'keys.json'),
    keysFile: join(dataDir, 'keys.json'),
  }
  clusterAt(change.cluster, 'old')
  clusterAt(change.staged, 'new')
  writeState(dataDir, { cluster: change.cluster, password: 'old' })
  writeState(stage, { cluster: change.staged, password: 'new' })
  writeFileSync(change.keysFile, 'old keys')
  writeFileSync(change.stagedKeys, 'new keys')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const expectNew = () => {
  expect(clusterIs()).toBe('new')
  expect(keysAre()).toBe('new keys')
  expect(readState(dataDir)).toEqual({ cluster: change.cluster, password: 'new' })
  expect(existsSync(join(dataDir, 'restore.json'))).toBe(false)
  expect(existsSync(stageOf(dataDir))).toBe(false)
}

describe('a restored cluster', () => {
  it('takes the place of the present one, which can be brought back with its keys', () => {
    const point = swapIn(dataDir, change)
    expectNew()
    expect(readFileSync(join(point, 'PG_VERSION'), 'utf8')).toBe('old')
    undoRestore(dataDir, change.keysFile)
    expect(clusterIs()).toBe('old')
    expect(keysAre()).toBe('old keys')
    expect(readState(dataDir).password).toBe('old')
  })

  it('is put where nothing was', () => {
    rmSync(change.cluster, { recursive: true })
    rmSync(change.keysFile)
    expect(swapIn(dataDir, change)).toBeUndefined()
    expectNew()
  })

  it.each([
    ['before anything was moved', () => {}],
    ['when the present one was moved away', (journal) => renameSync(change.cluster, journal.point)],
    [
      'when the new one was in place, without its keys',
      (journal) => {
        renameSync(change.cluster, journal.point)
        renameSync(change.staged, change.cluster)
      },
    ],
    [
      'at the very end',
      (journal) => {
        renameSync(change.cluster, journal.point)
        renameSync(change.staged, change.cluster)
        writeState(dataDir, { cluster: change.cluster, password: 'new' })
        writeFileSync(change.keysFile, 'new keys')
      },
    ],
  ])('is whole at the next start, killed %s', async (_when, moved) => {
    const journal = { ...change, point: join(dataDir, 'postgres/before-restore-20261122T120000Z') }
    writeFileSync(join(dataDir, 'restore.json'), JSON.stringify(journal))
    moved(journal)
    await finishRestore(dataDir)
    expectNew()
    expect(readFileSync(join(journal.point, 'PG_VERSION'), 'utf8')).toBe('old')
  })

  it('leaves everything as it was, killed before it was decided', async () => {
    await finishRestore(dataDir)
    expect(clusterIs()).toBe('old')
    expect(keysAre()).toBe('old keys')
    expect(readState(dataDir).password).toBe('old')
    expect(existsSync(stageOf(dataDir))).toBe(false)
  })

  it('leaves no more than two restore points', () => {
    for (const second of [10, 20, 30])
      clusterAt(join(dataDir, `postgres/before-restore-20261122T1200${second}Z`), 'older')
    swapIn(dataDir, change)
    const points = readdirSync(join(dataDir, 'postgres')).filter((name) =>
      /^before-restore-[^.]+$/.test(name),
    )
    expect(points).toHaveLength(2)
  })
})
