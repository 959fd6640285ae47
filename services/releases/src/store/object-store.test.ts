import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Logger } from '@nestjs/common'
import type { Release } from '@gb/domain'
import type { ReleaseObjects } from '@gb/service-kit'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import S3rver from 's3rver'
import { ObjectBucket, StoreAway } from './object-bucket.js'
import { ObjectStore } from './object-store.js'

const NAME = 'mfe-a'
const VERSION = '1.0.0-aaaa'
const PATHS = ['remoteEntry.js', 'assets/tab-1.js']
const BELIEVED_MS = 5_000

const hashOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`
const codeOf = (version: string) => `export const remote = 'a ${version}'`

const aRelease = (version: string): Release => {
  const [entry = '', tab = ''] = PATHS.map((path) => `/remotes/${NAME}/${version}/${path}`)
  const integrity = hashOf(codeOf(version))
  return {
    name: NAME,
    version,
    entry,
    integrity,
    shell: '^2.0.0',
    shared: {},
    preload: [{ url: tab, integrity }],
    css: [],
    offline: [],
  }
}
const filesOf = (version: string) =>
  PATHS.map((path) => ({ path, packed: brotliCompressSync(codeOf(version)) }))

let root: string
let server: S3rver
let place: ReleaseObjects

const start = async (port = 0) => {
  server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: join(root, 'objects'),
    configureBuckets: [{ name: 'releases', configs: [] }],
  })
  return (await server.run()).port
}

/** What the store has, below the bucket. */
const objects = () =>
  readdirSync(join(root, 'objects/releases'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('_object') && !name.includes('_metadata'))
    .sort()

const machine = (name: string, change: Partial<ReleaseObjects> = {}) =>
  new ObjectStore(new ObjectBucket({ ...place, ...change }), join(root, name))

const readOn = (name: string, version = VERSION) =>
  readFileSync(join(root, name, NAME, version, 'assets/tab-1.js'), 'utf8')

const later = () => {
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + BELIEVED_MS + 1)
}

beforeEach(async () => {
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
  root = mkdtempSync(join(tmpdir(), 'gb-objects-'))
  mkdirSync(join(root, 'objects'))
  const port = await start()
  place = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'releases',
    prefix: 'product/one',
    keyId: 'S3RVER',
    secret: 'S3RVER',
  }
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.close()
  rmSync(root, { recursive: true })
})

describe(ObjectStore.name, () => {
  it('keeps a release below its prefix, and brings it whole to another machine', async () => {
    await machine('one').put(aRelease(VERSION), filesOf(VERSION))
    expect(objects().every((name) => name.startsWith('product/one/mfe-a/'))).toBe(true)
    const two = machine('two')
    expect(await two.versionsOf(NAME)).toEqual([VERSION])
    expect(await two.bring(NAME, VERSION)).toBe(true)
    expect(readOn('two')).toBe(codeOf(VERSION))
    expect(two.folderOf(NAME).dist).toBe(join(root, 'two', NAME))
  })

  it('brings it once, however many ask at the same time', async () => {
    await machine('one').put(aRelease(VERSION), filesOf(VERSION))
    const two = machine('two')
    const asked = jest.spyOn(globalThis, 'fetch')
    expect(await Promise.all([1, 2, 3].map(() => two.bring(NAME, VERSION)))).toEqual([true, true, true])
    expect(asked).toHaveBeenCalledTimes(1 + PATHS.length)
    expect(await two.bring(NAME, VERSION)).toBe(true)
    expect(asked).toHaveBeenCalledTimes(1 + PATHS.length)
  })

  it('lists more versions than one answer of the store has', async () => {
    const answer = (key: string, more: string) =>
      new Response(`<R><Contents><Key>product/one/${NAME}/${key}</Key></Contents>${more}</R>`)
    const asked = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(
        answer('1.0.0-aaaa.json', '<NextContinuationToken>a+b/c&amp;=</NextContinuationToken>'),
      )
      .mockResolvedValueOnce(answer('1.0.0-bbbb.json', ''))
    expect(await machine('one').versionsOf(NAME)).toEqual(['1.0.0-aaaa', '1.0.0-bbbb'])
    const [, second] = asked.mock.calls.map(([request]) => (request instanceof Request ? request.url : ''))
    expect(new URL(second ?? '').searchParams.get('continuation-token')).toBe('a+b/c&=')
  })

  it('has nothing of an upload that broke off', async () => {
    await machine('one').put(aRelease(VERSION), filesOf(VERSION))
    await new ObjectBucket(place).remove(`${NAME}/${VERSION}.json`)
    const two = machine('two')
    expect(await two.versionsOf(NAME)).toEqual([])
    expect(await two.bring(NAME, VERSION)).toBe(false)
    later()
    await machine('one').put(aRelease(VERSION), filesOf(VERSION))
    expect(await two.bring(NAME, VERSION)).toBe(true)
  })

  it.each([
    ['missing', (bucket: ObjectBucket, key: string) => bucket.remove(key)],
    ['cut', (bucket: ObjectBucket, key: string) => bucket.put(key, Buffer.from([1, 2]))],
    ['another', (bucket: ObjectBucket, key: string) => bucket.put(key, brotliCompressSync('evil()'))],
  ])('brings nothing of a version with a file that is %s', async (_, spoil) => {
    await machine('one').put(aRelease(VERSION), filesOf(VERSION))
    await spoil(new ObjectBucket(place), `${NAME}/${VERSION}/assets/tab-1.js.br`)
    expect(await machine('two').bring(NAME, VERSION)).toBe(false)
    expect(() => readOn('two')).toThrow('ENOENT')
  })

  it('brings nothing of a version that is described as another', async () => {
    await machine('one').put(aRelease(VERSION), filesOf(VERSION))
    const bucket = new ObjectBucket(place)
    const described = await bucket.get(`${NAME}/${VERSION}.json`)
    await bucket.put(`${NAME}/1.0.0-bbbb.json`, described ?? Buffer.alloc(0))
    expect(await machine('two').bring(NAME, '1.0.0-bbbb')).toBe(false)
  })

  it('goes on with what it brought while the store is away, and takes the rest when it is back', async () => {
    await machine('one').put(aRelease(VERSION), filesOf(VERSION))
    await machine('one').put(aRelease('1.0.0-bbbb'), filesOf('1.0.0-bbbb'))
    const two = machine('two')
    await two.bring(NAME, VERSION)
    const port = Number(new URL(place.endpoint).port)
    await server.close()
    expect(await two.bring(NAME, VERSION)).toBe(true)
    expect(await two.bring(NAME, '1.0.0-bbbb')).toBe(false)
    expect(await two.versionsOf(NAME)).toEqual([VERSION])
    await expect(two.put(aRelease('1.0.0-cccc'), filesOf('1.0.0-cccc'))).rejects.toThrow(
      'files could not be kept: the release store cannot be reached',
    )
    expect(await two.bring(NAME, '1.0.0-cccc')).toBe(false)
    await start(port)
    later()
    expect(await two.bring(NAME, '1.0.0-bbbb')).toBe(true)
  })

  it('does not ask the store for the same missing version with every request', async () => {
    const two = machine('two')
    await two.bring(NAME, VERSION)
    const asked = jest.spyOn(globalThis, 'fetch')
    expect(await two.bring(NAME, VERSION)).toBe(false)
    expect(await two.bring(NAME, '../../etc')).toBe(false)
    expect(asked).not.toHaveBeenCalled()
  })

  it('removes a version with all its files', async () => {
    const one = machine('one')
    await one.put(aRelease(VERSION), filesOf(VERSION))
    await one.drop(NAME, VERSION)
    expect(objects()).toEqual([])
    expect(await machine('two').bring(NAME, VERSION)).toBe(false)
    await expect(one.drop(NAME, VERSION)).resolves.toBeUndefined()
  })

  it('is refused with another key', async () => {
    await machine('one').put(aRelease(VERSION), filesOf(VERSION))
    const other = new ObjectBucket({ ...place, keyId: 'SOMEBODY' })
    await expect(other.put('a', Buffer.from('a'))).rejects.toThrow(StoreAway)
    expect(await machine('two', { keyId: 'SOMEBODY' }).bring(NAME, VERSION)).toBe(false)
  })
})
