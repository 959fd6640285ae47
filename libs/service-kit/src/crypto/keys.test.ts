import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { FieldCipher } from './field-cipher.js'
import { freshKey, readKeyFile, replaceKeyFile } from './key-file.js'
import { Keys, KEYS_NOTICED_WITHIN_MS, loadKeys } from './keys.js'

let folder: string
let path: string
const place = { owner: 'person-a', field: 'notes' }

const rotateFile = () => {
  const file = readKeyFile(path)
  replaceKeyFile(path, { ...file, current: '2', data: { ...file.data, '2': freshKey() } })
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gb-keys-'))
  path = join(folder, 'keys.json')
})
afterEach(() => {
  jest.useRealTimers()
  rmSync(folder, { recursive: true })
})

describe(Keys.name, () => {
  it('is made once, readable for its owner alone', () => {
    const first = loadKeys(path, true)
    expect(loadKeys(path, true).data('1')).toEqual(first.data('1'))
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('is not made where it must be given', () => {
    expect(() => loadKeys(path, false)).toThrow(`KEYS_FILE: ${path} is missing`)
  })

  it.each([
    ['no JSON', 'secret-but-broken'],
    ['a short key', '{"current":"1","data":{"1":"c2hvcnQ="}}'],
    ['a current version that is not there', null],
  ])('refuses %s without showing it', (_what, text) => {
    loadKeys(path, true)
    writeFileSync(path, text ?? JSON.stringify({ ...readKeyFile(path), current: '9' }))
    expect(() => loadKeys(path, false)).toThrow(/^KEYS_FILE: (?!.*(secret|c2hvcnQ))/)
  })

  it('writes with a new version a second after it is in the file', () => {
    jest.useFakeTimers()
    const keys = loadKeys(path, true)
    rotateFile()
    expect(keys.current).toBe('1')
    jest.advanceTimersByTime(KEYS_NOTICED_WITHIN_MS)
    expect(keys.current).toBe('2')
  })

  it('reads a value of a version it has not seen yet at once', () => {
    const slow = new FieldCipher(loadKeys(path, true))
    rotateFile()
    const quick = new FieldCipher(loadKeys(path, false))
    expect(slow.open(quick.seal('new', place), place)).toBe('new')
  })

  it('keeps what it has while the file is being replaced by hand', () => {
    jest.useFakeTimers()
    const cipher = new FieldCipher(loadKeys(path, true))
    writeFileSync(path, '{"curr')
    jest.advanceTimersByTime(KEYS_NOTICED_WITHIN_MS)
    expect(cipher.open(cipher.seal('calm', place), place)).toBe('calm')
  })
})

describe('a file that is put in the place of another', () => {
  it('is not followed when it has other bytes under a version that is in use', () => {
    jest.useFakeTimers()
    const cipher = new FieldCipher(loadKeys(path, true))
    const sealed = cipher.seal('calm', place)
    replaceKeyFile(path, { ...readKeyFile(path), data: { '1': freshKey() } })
    jest.advanceTimersByTime(KEYS_NOTICED_WITHIN_MS)
    expect(cipher.open(sealed, place)).toBe('calm')
    expect(cipher.open(cipher.seal('still calm', place), place)).toBe('still calm')
  })
})

describe(replaceKeyFile.name, () => {
  it('keeps the rights of the file and leaves no draft', () => {
    loadKeys(path, true)
    chmodSync(path, 0o640)
    rotateFile()
    expect(statSync(path).mode & 0o777).toBe(0o640)
    expect(statSync(`${path}.${process.pid}.draft`, { throwIfNoEntry: false })).toBeUndefined()
  })
})
