import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { run } from '../../../../processes/src/processes.mjs'
import { packed, unpack } from './tar.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(os.tmpdir(), 'gb-tar-'))
  mkdirSync(join(folder, 'out'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const bytesOf = async (entries) => {
  const pieces = []
  for await (const piece of packed(Readable.from(entries))) pieces.push(piece)
  return Buffer.concat(pieces)
}
/** In pieces that never end where a block does. */
const inPieces = (bytes) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, at) =>
      bytes.subarray(at * 1000, at * 1000 + 1000),
    ),
  )
const content = Buffer.from(Array.from({ length: 300_001 }, (_, at) => at % 251))

describe('an archive', () => {
  it('gives back files, empty files and empty folders as they were', async () => {
    writeFileSync(join(folder, 'a'), content, { mode: 0o600 })
    writeFileSync(join(folder, 'b'), '')
    const bytes = await bytesOf([
      { path: 'base' },
      { path: 'base/1259', from: join(folder, 'a') },
      { path: 'base/empty', from: join(folder, 'b') },
      { path: 'pg_wal' },
      { path: 'backup_label', bytes: Buffer.from('START') },
    ])
    await unpack(inPieces(bytes), join(folder, 'out'))
    expect(readFileSync(join(folder, 'out/base/1259')).equals(content)).toBe(true)
    expect(statSync(join(folder, 'out/base/1259')).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'out/base/empty')).size).toBe(0)
    expect(statSync(join(folder, 'out/pg_wal')).isDirectory()).toBe(true)
    expect(readFileSync(join(folder, 'out/backup_label'), 'utf8')).toBe('START')
  })

  it('is one that the tar of the system reads', async () => {
    writeFileSync(join(folder, 'a'), content)
    writeFileSync(
      join(folder, 'it.tar'),
      await bytesOf([{ path: 'x' }, { path: 'x/a', from: join(folder, 'a') }]),
    )
    const { code } = await run('tar', ['-xf', join(folder, 'it.tar'), '-C', join(folder, 'out')])
    expect(code).toBe(0)
    expect(readFileSync(join(folder, 'out/x/a')).equals(content)).toBe(true)
  })

  it('leaves out a file that vanishes while it is made, and fails over one that must be there', async () => {
    const gone = { path: 'gone', from: join(folder, 'gone') }
    await unpack(inPieces(await bytesOf([{ ...gone, mayVanish: true }])), join(folder, 'out'))
    await expect(bytesOf([gone])).rejects.toThrow('ENOENT')
  })

  it('is refused when it is cut off, changed, or reaches outside of its folder', async () => {
    const bytes = await bytesOf([{ path: 'label', bytes: Buffer.from('x') }])
    await expect(unpack(inPieces(bytes.subarray(0, 700)), join(folder, 'out'))).rejects.toThrow(
      'ends in the middle',
    )
    const changed = Buffer.from(bytes)
    changed.write('L', 0)
    await expect(unpack(inPieces(changed), join(folder, 'out'))).rejects.toThrow('damaged')
    const outside = await bytesOf([{ path: '../label', bytes: Buffer.from('x') }])
    await expect(unpack(inPieces(outside), join(folder, 'out'))).rejects.toThrow('outside')
  })
})
