import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { firstLoads, lowered, overBudget, sizeOf } from './first-load.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(os.tmpdir(), 'gastric-buddy-first-load-'))
  put(
    'shell/dist/index.html',
    '<link rel="modulepreload" crossorigin href="/assets/early.js"><script type="module" crossorigin src="/assets/index.js"></script><link rel="icon" href="/favicon.svg">',
  )
  put('shell/dist/.vite/manifest.json', {
    'index.html': { file: 'assets/index.js', imports: ['_start'], dynamicImports: ['src/bootstrap.tsx'] },
    'src/bootstrap.tsx': { file: 'assets/bootstrap.js', imports: ['_start'], dynamicImports: ['late'] },
    _start: { file: 'assets/start.js', imports: ['_deep'] },
    _deep: { file: 'assets/deep.js', imports: ['_start'] },
    late: { file: 'assets/late.js' },
  })
  for (const name of ['index', 'start', 'deep', 'bootstrap', 'early', 'late'])
    put(`shell/dist/assets/${name}.js`, 'x'.repeat(100))
  put('shell/dist/assets/bootstrap.js', 'a.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=b')
  put('shell/dist/assets/bootstrap.js.br', 'x'.repeat(700))
  release('mfe-x', { preload: ['assets/more.js'], offline: ['assets/tab.js'] })
})
afterEach(() => rmSync(root, { recursive: true }))

const put = (path, content) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}

const release = (name, { preload, offline }) => {
  const urls = (files) => files.map((file) => ({ url: `/remotes/${name}/1/${file}` }))
  const entry = `/remotes/${name}/1/remoteEntry.js`
  put(`${name}/dist/release.json`, {
    entry,
    preload: urls(preload),
    offline: urls(offline),
    css: urls(['a.css']),
  })
  for (const file of ['remoteEntry.js', ...preload, ...offline])
    put(`${name}/dist/1/${file}`, 'x'.repeat(300))
}

const namesOf = (part) =>
  firstLoads(root, ['mfe-x'])
    .find((load) => load.part === part)
    .scripts.map(({ file }) => file)

describe('firstLoads', () => {
  it('follows what the page and the app import, and nothing that comes later', () => {
    const expected = ['bootstrap', 'deep', 'early', 'index', 'start']
    expect(namesOf('shell')).toEqual(expected.map((name) => `assets/${name}.js`))
  })

  it('takes of a remote the entry and what comes with it', () => {
    expect(namesOf('mfe-x')).toEqual(['1/remoteEntry.js', '1/assets/more.js'])
  })

  it('counts what crosses the wire', () => {
    const [shell] = firstLoads(root, [])
    expect(sizeOf(shell)).toEqual({ scripts: 5, kB: 1.5 })
  })

  it('does not pass by a shell in which it finds no React', () => {
    put('shell/dist/assets/bootstrap.js', 'another one')
    expect(() => firstLoads(root, [])).toThrow('No script of the shell has __DOM_INTERNALS')
  })
})

describe('overBudget', () => {
  const loads = () => firstLoads(root, ['mfe-x'])
  const KEPT = { shell: { scripts: 5, kB: 1.5 }, 'mfe-x': { scripts: 2, kB: 1 } }

  it('says nothing of what is within', () => {
    expect(overBudget(loads(), KEPT)).toEqual([])
  })

  it('names the files of a part with one file more', () => {
    release('mfe-x', { preload: ['assets/more.js', 'assets/third.js'], offline: [] })
    expect(overBudget(loads(), KEPT)).toEqual([
      [
        'mfe-x needs 3 scripts with 1 kB at first, kept are 2 with 1:',
        '      300  1/remoteEntry.js',
        '      300  1/assets/more.js',
        '      300  1/assets/third.js',
      ].join('\n'),
    ])
  })

  it('finds a file that grew, and a part of which nothing is kept', () => {
    put('shell/dist/assets/deep.js', 'x'.repeat(900))
    expect(overBudget(loads(), { shell: KEPT.shell })).toEqual([
      expect.stringContaining('shell needs 5 scripts with 2 kB'),
      expect.stringContaining('mfe-x needs 2 scripts with 1 kB at first, kept are 0 with 0:'),
    ])
  })
})

describe('lowered', () => {
  it('keeps what became less, and never more', () => {
    const kept = {
      shell: { scripts: 5, kB: 9 },
      'mfe-x': { scripts: 4, kB: 0.2 },
      gone: { scripts: 1, kB: 1 },
    }
    expect(lowered(firstLoads(root, ['mfe-x']), kept)).toEqual({
      shell: { scripts: 5, kB: 1.5 },
      'mfe-x': { scripts: 2, kB: 0.2 },
    })
  })
})
