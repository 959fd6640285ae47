import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Logger } from '@nestjs/common'
import { API_VERSION } from '@gb/domain'
import { type Env, parseEnv } from '@gb/service-kit'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Holders } from '../folders/holders.js'
import { ReleasesService } from './releases.service.js'

let root: string
let env: Env
const said: string[] = []

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gb-releases-'))
  env = parseEnv({
    DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
    WEB_ROOT: root,
    DATA_DIR: join(root, 'data'),
  })
  said.length = 0
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation((words: unknown) => void said.push(String(words)))
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(root, { recursive: true })
})

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const distOf = (name: string) => join(root, name, 'dist')
const codeOf = (name: string, version: string) => `export const remote = '${name} ${version}'`

/** A release as a build leaves it; `described`: also in the folder of its version. */
const release = (name: string, version: string, { described = true } = {}) => {
  const folder = join(distOf(name), version)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const code = codeOf(name, version)
  writeFileSync(join(folder, 'remoteEntry.js'), code)
  writeFileSync(join(folder, 'assets/tab.js'), code)
  writeFileSync(join(folder, 'assets/tab.js.br'), brotliCompressSync(code))
  const fileAt = (path: string) => ({ url: `/remotes/${name}/${version}/${path}`, integrity: hashOf(code) })
  const { url: entry, integrity } = fileAt('remoteEntry.js')
  const tab = fileAt('assets/tab.js')
  const text = JSON.stringify({
    name,
    version,
    entry,
    integrity,
    shell: '^1.0.0',
    shared: { react: '^19.3.0' },
    preload: [tab],
    css: [],
    offline: [tab],
  })
  if (described) writeFileSync(join(folder, 'release.json'), text)
  writeFileSync(join(distOf(name), 'release.json'), text)
  return text
}

/** A shell that gives remotes this. */
const shellWith = (ui: string) => {
  mkdirSync(join(root, 'shell/dist'), { recursive: true })
  const offer = { contract: '1.2.0', shared: { react: '19.3.1', '@gb/ui': ui } }
  writeFileSync(join(root, 'shell/dist/release.json'), JSON.stringify({ version: '1.0.0', offer }))
}

/** The release needs this version of what the shell gives. */
const needing = (name: string, range: string) => {
  const file = join(distOf(name), 'release.json')
  const { shared, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as { shared: object }
  writeFileSync(file, JSON.stringify({ ...rest, shared: { ...shared, '@gb/ui': range } }))
}

/** The release was built for this API. */
const speaking = (name: string, api: string) => {
  const file = join(distOf(name), 'release.json')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), api }))
}

const versionsOf = async (service: ReleasesService) =>
  Object.fromEntries((await service.current()).remotes.map(({ name, version }) => [name, version]))

const started = async () => {
  const service = new ReleasesService(env, new Holders())
  await service.onModuleInit()
  return service
}

const current = (name: string) => join(distOf(name), 'release.json')

/** Ways in which the release `2` of mfe-a goes wrong, and the file that is to be named. */
const FAULTS: [string, string, (text: string) => void][] = [
  ['half written', 'release.json', (text) => writeFileSync(current('mfe-a'), text.slice(0, 200))],
  ['empty', 'release.json', () => writeFileSync(current('mfe-a'), '')],
  ['a folder', 'release.json', () => (rmSync(current('mfe-a')), mkdirSync(current('mfe-a')))],
  ['gone', 'release.json', () => rmSync(current('mfe-a'))],
  [
    'a link that turns in a circle',
    'release.json',
    () => (rmSync(current('mfe-a')), symlinkSync(current('mfe-a'), current('mfe-a'))),
  ],
  ['other JSON', 'release.json', () => writeFileSync(current('mfe-a'), '[null]')],
  [
    'of another remote',
    'release.json',
    (text) => writeFileSync(current('mfe-a'), text.replaceAll('mfe-a', 'mfe-b')),
  ],
  [
    'about files elsewhere',
    'release.json',
    (text) => writeFileSync(current('mfe-a'), text.replace('/2/assets/tab.js', '/2/../1/assets/tab.js')),
  ],
  ['without a file', '2/assets/tab.js', () => rmSync(join(distOf('mfe-a'), '2/assets/tab.js'))],
  ['with a cut file', '2/assets/tab.js', () => truncateSync(join(distOf('mfe-a'), '2/assets/tab.js'), 5)],
  [
    'with another file',
    '2/remoteEntry.js',
    () => writeFileSync(join(distOf('mfe-a'), '2/remoteEntry.js'), 'evil()'),
  ],
  [
    'with a cut packed file',
    '2/assets/tab.js.br',
    () => truncateSync(join(distOf('mfe-a'), '2/assets/tab.js.br'), 9),
  ],
  [
    'with a folder for a file',
    '2/remoteEntry.js',
    () => {
      rmSync(join(distOf('mfe-a'), '2/remoteEntry.js'))
      mkdirSync(join(distOf('mfe-a'), '2/remoteEntry.js'))
    },
  ],
  [
    'with another file of the same size and time',
    '2/assets/tab.js',
    () => {
      const file = join(distOf('mfe-a'), '2/assets/tab.js')
      const { atime, mtime } = statSync(file)
      writeFileSync(file, codeOf('mfe-x', '2'))
      utimesSync(file, atime, mtime)
    },
  ],
]

describe.each(FAULTS)('a release that is %s', (_how, file, spoil) => {
  it('leaves the last good one in force, beside the others, and is named once', async () => {
    release('mfe-a', '1', { described: false })
    release('mfe-b', '1')
    const service = await started()
    expect(await versionsOf(service)).toEqual({ 'mfe-a': '1', 'mfe-b': '1' })
    spoil(release('mfe-a', '2', { described: false }))
    for (let time = 0; time < 3; time++)
      expect(await versionsOf(service)).toEqual({ 'mfe-a': '1', 'mfe-b': '1' })
    const { troubles } = await service.current()
    expect(troubles).toEqual([
      { name: 'mfe-a', file: join('mfe-a/dist', file), problem: expect.any(String), inForce: '1' },
    ])
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(join('mfe-a/dist', file))

    const again = await started()
    expect(await versionsOf(again)).toEqual({ 'mfe-a': '1', 'mfe-b': '1' })
  })

  it('is seen when it goes wrong only later, and when it is mended', async () => {
    release('mfe-a', '1', { described: false })
    const service = await started()
    const text = release('mfe-a', '2', { described: false })
    expect(await versionsOf(service)).toEqual({ 'mfe-a': '2' })
    spoil(text)
    // As long as its files are good, what was described before holds.
    const inForce = { 'mfe-a': file === 'release.json' ? '2' : '1' }
    expect(await versionsOf(service)).toEqual(inForce)
    expect(await versionsOf(await started())).toEqual(inForce)
    rmSync(join(distOf('mfe-a')), { recursive: true })
    release('mfe-a', '2')
    expect(await versionsOf(service)).toEqual({ 'mfe-a': '2' })
    expect((await service.current()).troubles).toEqual([])
    expect(said.at(-1)).toContain('good again')
  })
})

describe(ReleasesService.name, () => {
  it('goes back by the order of what was in force, whatever a copy did to the times of its files', async () => {
    release('mfe-a', '1', { described: false })
    const service = await started()
    for (const version of ['2', '1', '3']) {
      release('mfe-a', version, { described: false })
      expect(await versionsOf(service)).toEqual({ 'mfe-a': version })
    }
    // A backup that was brought back: the one that was in force longest ago looks like the last.
    for (const [index, version] of ['3', '1', '2'].entries())
      utimesSync(join(env.dataDir, 'releases/mfe-a', `${version}.json`), index + 1, index + 1)
    truncateSync(join(distOf('mfe-a'), '3/remoteEntry.js'), 1)
    expect(await versionsOf(service)).toEqual({ 'mfe-a': '1' })
    expect(await versionsOf(await started())).toEqual({ 'mfe-a': '1' })
  })

  it('leaves a remote without any good release out, and says so', async () => {
    release('mfe-b', '1')
    mkdirSync(join(root, 'mfe-a'))
    writeFileSync(distOf('mfe-a'), 'a file where a folder should be')
    const service = await started()
    expect(await versionsOf(service)).toEqual({ 'mfe-b': '1' })
    expect((await service.current()).troubles).toMatchObject([{ name: 'mfe-a', inForce: null }])
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('it is left out')
  })

  it('serves the last release again once it is whole, and tells it', async () => {
    release('mfe-a', '1')
    const service = await started()
    const whole = release('mfe-a', '2')
    writeFileSync(current('mfe-a'), whole.slice(0, 50))
    expect(await versionsOf(service)).toEqual({ 'mfe-a': '1' })
    writeFileSync(`${current('mfe-a')}.draft`, whole)
    renameSync(`${current('mfe-a')}.draft`, current('mfe-a'))
    expect(await versionsOf(service)).toEqual({ 'mfe-a': '2' })
    expect(said.at(-1)).toContain('good again')
  })

  it('does not need a place to remember', async () => {
    writeFileSync(join(root, 'data'), 'no folder')
    release('mfe-a', '1')
    expect(await versionsOf(await started())).toEqual({ 'mfe-a': '1' })
  })
})

describe('the versions beside a bad release', () => {
  it.each([
    [['1.0.0-cccc', '1.0.0-bbbb', '1.0.0-aaaa'], '1.0.0-bbbb'],
    [['1.0.0-cccc', '1.0.0-aaaa', '1.0.0-bbbb'], '1.0.0-aaaa'],
    [['../..', 3, '1.0.0-bbbb'], '1.0.0-bbbb'],
    ['no list', '1.0.0-aaaa'],
    [[], '1.0.0-aaaa'],
  ])('come in the order in which they were built, not by the times of files: %j', async (order, expected) => {
    for (const version of ['1.0.0-aaaa', '1.0.0-bbbb', '1.0.0-cccc']) release('mfe-a', version)
    // A checkout or a copy: the oldest looks like the newest.
    for (const [index, version] of ['1.0.0-cccc', '1.0.0-aaaa', '1.0.0-bbbb'].entries())
      utimesSync(join(distOf('mfe-a'), version, 'release.json'), index + 1, index + 1)
    writeFileSync(join(distOf('mfe-a'), 'versions.json'), JSON.stringify(order))
    rmSync(join(distOf('mfe-a'), '1.0.0-cccc/assets/tab.js'))
    expect(await versionsOf(await started())).toEqual({ 'mfe-a': expected })
  })
})

describe('a release for an API that this server does not speak', () => {
  it.each(['^2.0.0', '^1.99.0', '>=9', 'nonsense'])(
    'gives way to the last one that fits, and is named: %s',
    async (api) => {
      release('mfe-a', '1.0.0-aaaa')
      const service = await started()
      release('mfe-a', '1.0.0-bbbb')
      speaking('mfe-a', api)
      expect(await versionsOf(service)).toEqual({ 'mfe-a': '1.0.0-aaaa' })
      expect(said.join(' ')).toContain(
        `mfe-a/dist/release.json needs API ${api}, this server has ${API_VERSION}. 1.0.0-aaaa stays in force.`,
      )
      speaking('mfe-a', `^${API_VERSION}`)
      expect(await versionsOf(service)).toEqual({ 'mfe-a': '1.0.0-bbbb' })
    },
  )
})

describe('a release that the shell has too little for', () => {
  it('gives way to the last one that fits, with a sentence, and comes with the shell that has it', async () => {
    shellWith('1.0.0')
    release('mfe-a', '1.0.0-aaaa')
    const service = await started()
    release('mfe-a', '1.0.0-bbbb')
    needing('mfe-a', '^1.1.0')
    expect(await versionsOf(service)).toEqual({ 'mfe-a': '1.0.0-aaaa' })
    expect(said.join(' ')).toContain(
      'mfe-a/dist/release.json needs @gb/ui ^1.1.0, this is 1.0.0. 1.0.0-aaaa stays in force.',
    )
    shellWith('1.1.0')
    expect(await versionsOf(service)).toEqual({ 'mfe-a': '1.0.0-bbbb' })
  })

  it.each(['not json', '{"offer":{"contract":1}}', '{"offer":null}'])(
    'is for the browser to refuse where the shell does not say what it has: %s',
    async (text) => {
      shellWith('1.0.0')
      writeFileSync(join(root, 'shell/dist/release.json'), text)
      release('mfe-a', '1.0.0-aaaa')
      needing('mfe-a', '^9.0.0')
      expect(await versionsOf(await started())).toEqual({ 'mfe-a': '1.0.0-aaaa' })
    },
  )
})
