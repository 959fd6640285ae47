import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ask } from './ask.mjs'
import { readPublication } from './publication.mjs'
import { say } from './say.mjs'
import { readWords } from './words.mjs'

const environment = { OPERATOR_TOKEN: 'gbop_x' }
const read = (...args) => readWords(args, environment)

describe(readWords.name, () => {
  it('asks what each word says', () => {
    expect(read('publish', 'mfe-a', '--hold')).toMatchObject({ publish: 'mfe-a', hold: true })
    expect(read('list')).toMatchObject({ method: 'GET', path: '/api/operator/remotes' })
    expect(read('list', 'mfe-a')).toMatchObject({ path: '/api/operator/remotes/mfe-a' })
    expect(read('field', 'mfe-a')).toMatchObject({ method: 'GET', path: '/api/operator/remotes/mfe-a/field' })
    expect(read('pin', 'mfe-a', '1.0.0-aaaa')).toMatchObject({
      method: 'PUT',
      body: { version: '1.0.0-aaaa' },
      confirm: 'pin',
    })
    expect(read('pin', 'mfe-a', '--off')).toMatchObject({ body: { version: null } })
    expect(read('canary', 'mfe-a', '1.0.0-aaaa', '--share', '10')).toMatchObject({
      body: { share: 10 },
      confirm: 'canary',
    })
    expect(read('rollback', 'mfe-a')).toMatchObject({ method: 'POST', confirm: 'rollback' })
    expect(read('rollback', 'mfe-a', '1.0.0-a')).toMatchObject({
      path: '/api/operator/remotes/mfe-a/rollback?from=1.0.0-a',
    })
    expect(read('kill', 'mfe-a', '--notice', 'A break.')).toMatchObject({
      body: { notice: 'A break.' },
      confirm: 'kill',
    })
    expect(read('kill', 'mfe-a', '--off')).toMatchObject({ method: 'DELETE' })
    const at = '/api/operator/remotes/mfe-a'
    expect(read('config', 'mfe-a')).toMatchObject({ method: 'GET', path: `${at}/config` })
    for (const [word, value] of [
      ['8', 8],
      ['true', true],
      ['[1,2]', [1, 2]],
      ['calm', 'calm'],
      ['"8"', '8'],
    ])
      expect(read('set', 'mfe-a', 'shown', word)).toMatchObject({
        method: 'PUT',
        path: `${at}/settings/shown`,
        confirm: 'change',
        body: { value },
      })
    expect(read('set', 'mfe-a', 'shown', '--off')).toMatchObject({
      method: 'DELETE',
      path: `${at}/settings/shown`,
      confirm: 'change',
    })
    expect(read('flag', 'mfe-a', 'fresh', '--share', '0')).toMatchObject({
      method: 'PUT',
      path: `${at}/flags/fresh`,
      confirm: 'change',
      body: { share: 0 },
    })
    expect(read('tester', 'mfe-a', 'fresh', 'a b', '--reason', 'They asked.')).toMatchObject({
      method: 'PUT',
      reason: 'They asked.',
      path: `${at}/flags/fresh/testers/a%20b`,
    })
    expect(read('tester', 'mfe-a', 'fresh', 'x', '--off', '--reason', 'No more.')).toMatchObject({
      method: 'DELETE',
    })
    expect(read('flag', 'mfe-a', 'fresh', '--off')).toMatchObject({
      method: 'DELETE',
      path: `${at}/flags/fresh`,
      confirm: 'change',
    })
  })

  it.each([
    [],
    ['explode'],
    ['constructor'],
    ['publish'],
    ['field'],
    ['pin', 'mfe-a'],
    ['canary', 'mfe-a', '1.0.0-aaaa'],
    ['kill', 'mfe-a'],
    ['config'],
    ['set', 'mfe-a'],
    ['set', 'mfe-a', 'shown'],
    ['flag', 'mfe-a', 'fresh'],
    ['tester', 'mfe-a', 'fresh', '--reason', 'why'],
    ['tester', 'mfe-a', 'fresh', 'person'],
    ['flag', 'mfe-a', '--share', '10'],
    ['list', '--what'],
  ])('explains itself when it is not told enough: %j', (...args) => {
    expect(() => read(...args)).toThrow('Usage:')
  })

  it('goes where it is told, and not without a token', () => {
    expect(read('list').to).toBe('http://localhost:3000')
    expect(readWords(['list'], { ...environment, RELEASE_TO: 'https://a.example' }).to).toBe(
      'https://a.example',
    )
    expect(read('list', '--to', 'https://b.example').to).toBe('https://b.example')
    expect(() => readWords(['list'], {})).toThrow('OPERATOR_TOKEN is missing')
  })
})

describe(ask.name, () => {
  it('carries who asks, why, and the word that confirms it', async () => {
    const seen = []
    const server = createServer((request, answer) => {
      seen.push(request.headers)
      answer.end('{}')
    }).listen(0)
    await once(server, 'listening')
    const to = `http://localhost:${server.address().port}`
    await ask({ to, token: 'gbop_x', method: 'PUT', path: '/', reason: 'They asked.', confirm: 'kill' })
    await ask({ to, token: 'gbop_x', method: 'GET', path: '/' })
    server.close()
    expect(seen[0]).toMatchObject({
      authorization: 'Bearer gbop_x',
      'x-reason': 'They asked.',
      'x-confirm': 'kill',
    })
    expect(Object.keys(seen[1])).not.toContain('x-confirm')
  })
})

describe(readPublication.name, () => {
  let root
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'gb-publication-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const build = (gb = { firstUseKb: 1 }) => {
    const folder = join(root, 'mfe-a/dist/1.0.0-aaaa')
    mkdirSync(join(folder, 'assets'), { recursive: true })
    mkdirSync(join(folder, '.vite'), { recursive: true })
    writeFileSync(join(root, 'mfe-a/package.json'), JSON.stringify({ gb }))
    const files = {
      'remoteEntry.js': 'entry',
      'assets/late-1.js': 'late'.repeat(2000),
      '.vite/manifest.json': '{}',
    }
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
    writeFileSync(join(folder, 'assets/late-1.js.br'), brotliCompressSync(files['assets/late-1.js']))
    const base = '/remotes/mfe-a/1.0.0-aaaa/'
    const release = {
      name: 'mfe-a',
      version: '1.0.0-aaaa',
      entry: `${base}remoteEntry.js`,
      preload: [{ url: `${base}assets/late-1.js` }],
    }
    for (const place of [join(folder, 'release.json'), join(root, 'mfe-a/dist/release.json')])
      writeFileSync(place, JSON.stringify(release))
  }

  it('carries every file of the version once, packed, also those that no list names, and nothing else', () => {
    build()
    const { release, files } = readPublication('mfe-a', root)
    expect(release.version).toBe('1.0.0-aaaa')
    expect(files.map(({ path }) => path)).toEqual(['assets/late-1.js', 'remoteEntry.js'])
    for (const { brotli } of files)
      expect(brotliDecompressSync(Buffer.from(brotli, 'base64')).toString()).toMatch(/^(entry|(late)+)$/)
  })

  it('refuses a remote that begins with more than it may', () => {
    build({ firstUseKb: 0.02 })
    expect(() => readPublication('mfe-a', root)).toThrow('its budget is 0.02 kB')
    build({ firstUseKb: 1 })
    expect(readPublication('mfe-a', root).files).toHaveLength(2)
  })

  it('refuses a remote that does not say what it may begin with', () => {
    build({})
    expect(() => readPublication('mfe-a', root)).toThrow('mfe-a has no budget; it begins with 0.0 kB')
  })

  it('says so when there is nothing to publish', () => {
    expect(() => readPublication('mfe-none', root)).toThrow('mfe-none has no release')
  })
})

describe(say.name, () => {
  it('lays the versions in the field side by side', () => {
    const versions = [
      { version: '1.0.0-aaaa', loads: 812, failures: 3, p75_ms: 500 },
      { version: '1.0.0-bbbb', loads: 0, failures: 0, p75_ms: null },
      { version: '1.0.0-cccc', loads: 9, failures: 1, p75_ms: -1 },
    ]
    const [head, ...lines] = say({ versions }).split('\n')
    expect(head).toMatch(/^version +loads +failures +rate +3 of 4 within$/)
    expect(lines).toEqual([
      expect.stringMatching(/^1\.0\.0-aaaa +812 +3 +0\.4 % +500 ms$/),
      expect.stringMatching(/^1\.0\.0-bbbb +0 +0 +– +–$/),
      expect.stringMatching(/^1\.0\.0-cccc +9 +1 +10\.0 % +over 8,000 ms$/),
    ])
    expect(say({ versions: [] })).toMatch(/No browser told anything/)
  })

  const rollout = {
    remote: 'mfe-a',
    version: null,
    pinned: false,
    canary_version: '1.0.0-bbbb',
    canary_share: 10,
    canary_paused: 'It failed for 8 of 100.',
    killed_notice: null,
    changed_by: 'Olga',
    changed_at: '2026-11-20T08:30:00.000Z',
  }

  it('says what is in force in a line', () => {
    expect(say({ remotes: [rollout] })).toMatch(
      /^mfe-a\s+shipped\s+canary 1\.0\.0-bbbb for 10 % \(paused: It failed for 8 of 100\.\)\s+by Olga/,
    )
    expect(say({ remotes: [] })).toContain('as the server was shipped')
    expect(say({ ...rollout, canary_version: null, version: '1.0.0-aaaa', pinned: true })).toContain('pinned')
  })

  it('says of each setting and flag what is in force, and since when by whom', () => {
    const never = { changed_by: null, changed_at: null }
    const by = { changed_by: 'Olga', changed_at: 'then' }
    const setting = { name: 'shown', value: 5, is_chosen: false, problem: null, ...never }
    const flag = {
      name: 'fresh',
      owner: 'Team A',
      ends: '2027-06-30',
      is_over: false,
      default: true,
      share: null,
    }
    const [head, ...lines] = say({
      remote: 'mfe-a',
      environment: 'production',
      settings: [
        setting,
        { ...setting, name: 'foods', value: ['egg'], is_chosen: true, ...by },
        { ...setting, is_chosen: true, problem: 'value must be <= 6', ...by },
      ],
      flags: [
        { ...flag, ...never },
        { ...flag, share: 0, is_over: true, ...by },
      ],
      left_over: ['old'],
    }).split('\n')
    expect(head).toBe('mfe-a, production')
    expect(lines).toEqual([
      expect.stringMatching(/^shown +5 +default$/),
      expect.stringMatching(/^foods +\["egg"\] +by Olga, then$/),
      expect.stringMatching(/^shown +5 +default, because value must be <= 6 +by Olga, then$/),
      expect.stringMatching(/^fresh +on by default +ends 2027-06-30, Team A$/),
      expect.stringMatching(/^fresh +on for 0 % +was to end 2027-06-30, Team A +by Olga, then$/),
      expect.stringMatching(/^old +chosen, and no release/),
    ])
  })

  it('lists versions, and says whose files are gone', () => {
    const version = { version: '1.0.0-aaaa', published_at: 'then', published_by: 'Olga', team: 'Team A' }
    expect(say({ versions: [{ ...version, kept: false }] })).toContain('files are gone')
  })
})
