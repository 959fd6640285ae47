import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { containerCode, laterCode, type ContainerPlace } from './container-code.ts'

interface Container {
  init: (scope: Record<string, Record<string, unknown>>) => void
  get: (name: string) => Promise<() => { default: unknown; t: unknown }>
}

let folder = ''
let place: ContainerPlace
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gb-container-'))
  // A version of its own for each test: a page keeps one instance of a version.
  place = { entry: 'remoteEntry.js', base: `/remotes/mfe-x/${folder}/`, shared: ['react', 'react-dom'] }
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (fileName: string, code: string): string => {
  const path = join(folder, fileName)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path.replace(/\.js$/, '.mjs'), code.replaceAll(".js'", ".mjs'"))
  return pathToFileURL(path.replace(/\.js$/, '.mjs')).href
}

/** Writes an entry and loads it; `attempt` as the loader does after a failure. */
const load = async (code: string, attempt = ''): Promise<Container> => {
  const href = write(place.entry, containerCode({ fileName: place.entry, code }, place))
  return (await import(href + attempt)) as Container
}

const provided = (lib: object) => ({ get: () => Promise.resolve(() => lib), lib: () => lib, loaded: true })
const REACT = { default: 'React', useState: (start: string) => [start], 'a b': 'odd' }
const SCOPE = { react: { '19.3.1': provided(REACT) }, 'react-dom': { '19.3.1': provided({}) } }

const ENTRY = `
import React, { useState, 'a b' as odd } from 'react';
import * as all from 'react';
import 'react-dom';
globalThis.gbRuns = (globalThis.gbRuns ?? 0) + 1;
const half = '½ oz';
const count = { of: 0 };
const remote = { React, half, odd, state: useState('on'), all: all.default };
export { remote as default, count as t };
`

describe(containerCode.name, () => {
  it('runs the exposed module on what the shell shares', async () => {
    const { init, get } = await load(ENTRY)
    init(SCOPE)
    const { default: remote } = (await get('./remote'))()
    expect(remote).toEqual({ React: 'React', half: '½ oz', odd: 'odd', state: ['on'], all: 'React' })
  })

  it('runs it when it is asked for and not before, and once however often it is loaded', async () => {
    Reflect.set(globalThis, 'gbRuns', 0)
    const first = await load(ENTRY)
    expect(Reflect.get(globalThis, 'gbRuns')).toBe(0)
    first.init(SCOPE)
    const one = (await first.get('./remote'))()
    const again = await load(ENTRY, '?try=2')
    again.init(SCOPE)
    expect((await again.get('./remote'))()).toBe(one)
    expect(Reflect.get(globalThis, 'gbRuns')).toBe(1)
  })

  it('runs again after it failed', async () => {
    const { init, get } = await load(ENTRY)
    init({})
    await expect(get('./remote')).rejects.toThrow('react is not provided')
    init(SCOPE)
    expect((await get('./remote'))().default).toMatchObject({ React: 'React' })
  })

  it('takes what is there and not what another remote only wishes for', async () => {
    const wished = { get: () => Promise.reject(new Error('must be provided by host')), loaded: false }
    const { init, get } = await load(ENTRY)
    init({ ...SCOPE, react: { '19.4.0': wished, ...SCOPE.react } })
    expect((await get('./remote'))().default).toMatchObject({ React: 'React' })
  })

  it('exposes nothing else', async () => {
    await expect((await load(ENTRY)).get('./tab')).rejects.toThrow('./tab is not exposed')
  })

  it('refuses a first use that needs a second file', () => {
    const code = "import { a } from './assets/a.js';\nexport { a as default };"
    expect(() => containerCode({ fileName: place.entry, code }, place)).toThrow(
      'the first use of a remote is one file, and it imports ./assets/a.js',
    )
  })

  it.each(["export * from 'react';", "export { useState } from 'react';", 'export const a = 1;'])(
    'refuses a form it does not know: %s',
    (code) => {
      expect(() => containerCode({ fileName: place.entry, code }, place)).toThrow(
        'remoteEntry.js exports in a form',
      )
    },
  )
})

describe(laterCode.name, () => {
  const LATER = `
import { t as count } from '../remoteEntry.js';
import { other } from './other.js';
import { useState } from 'react';
count.of += 1;
export const tab = [useState('½'), other, count.of];
`

  it('takes from the instance that runs, also when that came under another address', async () => {
    const { init, get } = await load(ENTRY, '?try=2')
    init(SCOPE)
    const { t } = (await get('./remote'))()
    write('assets/other.js', "export const other = 'beside'")
    const href = write('assets/tab.js', laterCode({ fileName: 'assets/tab.js', code: LATER }, place))
    const { tab } = (await import(href)) as { tab: unknown }
    expect(tab).toEqual([['½'], 'beside', 1])
    expect(t).toEqual({ of: 1 })
  })

  it.each(["export { t } from '../remoteEntry.js';", "export * from 'react';"])(
    'refuses what would pass on a name that is not there yet: %s',
    (code) => {
      expect(() => laterCode({ fileName: 'assets/tab.js', code }, place)).toThrow('assets/tab.js passes on')
    },
  )

  it('leaves a file alone that needs nothing of both', () => {
    const code = "import { other } from './remoteEntry.js';\nexport { other };\n"
    expect(laterCode({ fileName: 'assets/a.js', code }, place)).toBe(code)
  })
})
