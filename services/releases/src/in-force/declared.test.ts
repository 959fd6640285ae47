import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import { type Env, parseEnv } from '@gb/service-kit'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Holders } from '../folders/holders.js'
import { ReleasesService } from './releases.service.js'

let root: string
let env: Env

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gb-declared-'))
  env = parseEnv({
    DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
    WEB_ROOT: root,
    DATA_DIR: join(root, 'data'),
  })
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(root, { recursive: true })
})

const tab = { title: 'Notes', icon: 'notes', place: 'log', order: 60 }

/** Leaves a release of one file in the folder of a remote. */
const release = (name: string, version: string, declared: object): void => {
  const code = `export const remote = '${name} ${version}'`
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  const folder = join(root, name, 'dist', version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'remoteEntry.js'), code)
  const entry = `/remotes/${name}/${version}/remoteEntry.js`
  const lists = { shared: {}, preload: [], css: [], offline: [] }
  const text = JSON.stringify({ name, version, entry, integrity, shell: '^3.0.0', ...lists, ...declared })
  for (const place of [folder, join(root, name, 'dist')]) writeFileSync(join(place, 'release.json'), text)
}

const started = async () => {
  const service = new ReleasesService(env, new Holders())
  await service.onModuleInit()
  return service
}

const now = async (service: ReleasesService) => {
  const { remotes, away, troubles } = await service.current()
  return {
    versions: Object.fromEntries(remotes.map(({ name, version }) => [name, version])),
    away: away.map(({ name, tabs }) => [name, Object.keys(tabs ?? {})]),
    problems: troubles.map(({ name, problem }) => `${name} ${problem}`),
  }
}

/** What a release of mfe-b may not declare while mfe-c has the tab "notes" and fills a slot. */
const TAKEN: [object, string][] = [
  [{ tabs: { notes: tab } }, 'the tab "notes" belongs to mfe-c'],
  [{ slots: { 'home.weight': {} } }, 'the slot "home.weight" belongs to mfe-c'],
  [{ tabs: { home: tab } }, 'the tab "home" belongs to the app itself'],
  [{ slots: { 'home.moon': {} } }, 'the app has no slot "home.moon"'],
  [{ tabs: { other: { ...tab, icon: 'skull' } } }, 'icon must be one of'],
]

describe.each(TAKEN)('a release that declares %j', (declared, sentence) => {
  const held = { tabs: { notes: tab }, slots: { 'home.weight': {}, 'home.card': {} } }

  it('is not in force: the one before is, the other remote notices nothing, and the problem is named', async () => {
    release('mfe-b', '1', {})
    release('mfe-c', '1', held)
    const service = await started()
    release('mfe-b', '2', declared)
    for (const one of [service, await started()])
      expect(await now(one)).toMatchObject({
        versions: { 'mfe-b': '1', 'mfe-c': '1' },
        problems: [expect.stringContaining(sentence)],
      })
    release('mfe-b', '3', { tabs: { other: tab }, slots: { 'home.card': {} } })
    expect(await now(service)).toEqual({ versions: { 'mfe-b': '3', 'mfe-c': '1' }, away: [], problems: [] })
  })

  it('is left out when it is the first of its remote, also when its name comes first', async () => {
    release('mfe-c', '1', held)
    await started()
    release('mfe-a', '1', declared)
    const found = await now(await started())
    expect(found.versions).toEqual({ 'mfe-c': '1' })
    expect(found.problems).toEqual([expect.stringContaining(sentence)])
    expect(found.away).toEqual([['mfe-a', []]])
  })
})

describe('a remote that is built beside a running server', () => {
  it('is there without a restart', async () => {
    const service = await started()
    expect((await now(service)).versions).toEqual({})
    release('mfe-c', '1', { tabs: { notes: tab } })
    expect((await now(service)).versions).toEqual({ 'mfe-c': '1' })
    expect(await service.folderOf('mfe-c', '1', 'remoteEntry.js')).toBe(join(root, 'mfe-c/dist/1'))
    expect(await service.folderOf('mfe-c', '2', 'remoteEntry.js')).toBeNull()
    expect(await service.folderOf('mfe-c', '1', 'gone.js')).toBeNull()
  })
})

describe('a tab that a remote gives up', () => {
  it('is free for another one', async () => {
    release('mfe-c', '1', { tabs: { notes: tab } })
    const service = await started()
    release('mfe-c', '2', {})
    await now(service)
    release('mfe-b', '1', { tabs: { notes: tab } })
    expect((await now(await started())).versions).toEqual({ 'mfe-b': '1', 'mfe-c': '2' })
  })
})

describe('a remote without any good release', () => {
  it('keeps the places of its tabs', async () => {
    release('mfe-c', '1', { tabs: { notes: tab } })
    rmSync(join(root, 'mfe-c/dist/1/remoteEntry.js'))
    expect(await now(await started())).toMatchObject({ versions: {}, away: [['mfe-c', ['notes']]] })
  })

  it('keeps them also when all that its build left is gone', async () => {
    release('mfe-c', '1', { tabs: { notes: tab } })
    await started()
    rmSync(join(root, 'mfe-c/dist'), { recursive: true })
    expect(await now(await started())).toMatchObject({ versions: {}, away: [['mfe-c', ['notes']]] })
  })
})
