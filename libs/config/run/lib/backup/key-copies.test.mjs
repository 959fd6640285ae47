import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { candidates, copyKeys, fits, keysFolder } from './key-copies.mjs'

const key = (byte) => Buffer.alloc(32, byte).toString('base64')
const file = (data, lookup = key(100)) => ({ current: '1', data, lookup, internal: key(101), log: key(102) })
// The same as in libs/service-kit/src/keyring/key-checks.test.ts.
const CHECKS = {
  'data:1': '5d436fca05bb30a51967ad095e4edd414291bffe38980fcfcbdea2faca2cc3a1',
  lookup: '57384f907e126176ffe245c78d7f5a6d3b27f1dde73f5a6b3ab4f15d4a7c5c4f',
}

let folder
let keysFile
let store
const write = (keys) => writeFileSync(keysFile, JSON.stringify(keys))

beforeEach(() => {
  folder = mkdtempSync(join(os.tmpdir(), 'gb-keys-'))
  keysFile = join(folder, 'keys.json')
  store = join(folder, 'store')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('keys', () => {
  it('are known again by the check values of the server', () => {
    expect(fits(file({ 1: key(1) }), CHECKS)).toBe(true)
    expect(fits(file({ 1: key(1), 2: key(2) }), CHECKS)).toBe(true)
    expect(fits(file({ 1: key(2) }), CHECKS)).toBe(false)
    expect(fits(file({ 2: key(1) }), CHECKS)).toBe(false)
    expect(fits(file({ 1: key(1) }, key(3)), CHECKS)).toBe(false)
  })

  it('are copied beside the store, once per content, for their owner alone', () => {
    write(file({ 1: key(1) }))
    const copy = copyKeys(keysFile, store)
    expect(copyKeys(keysFile, store)).toBe(copy)
    expect(readdirSync(keysFolder(store))).toHaveLength(1)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
  })
})

describe('the keys of a backup', () => {
  const fitting = () => candidates(keysFile, store).filter(({ keys }) => fits(keys, CHECKS))

  it('are found in a copy when the present file is lost', () => {
    write(file({ 1: key(1) }))
    const copy = copyKeys(keysFile, store)
    rmSync(keysFile)
    expect(fitting()).toEqual([{ keys: file({ 1: key(1) }), from: copy }])
  })

  it('get back a version that was retired since, beside those that came later', () => {
    write(file({ 1: key(1), 2: key(2) }))
    copyKeys(keysFile, store)
    write({ ...file({ 2: key(2) }), current: '2' })
    expect(Object.keys(fitting()[0].keys.data)).toEqual(['1', '2'])
  })

  it('never take the place of a file that is another one, or cannot be read', () => {
    write(file({ 1: key(1) }))
    copyKeys(keysFile, store)
    write(file({ 1: key(9) }))
    expect(fitting()).toEqual([])
    writeFileSync(keysFile, '{"current":')
    expect(fitting()).toEqual([])
  })
})
