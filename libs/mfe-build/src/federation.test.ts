import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { federationPlugins } from './federation.ts'
import { inRoot } from './workspace.ts'

const SOURCES = {
  'package.json': '{ "type": "module" }',
  'src/remote.tsx': `
    import React, { useState } from 'react'
    import { count } from './count'
    import { addDays } from './domain/dist/days/days.js'
    export default { React, state: useState('on'), count, day: addDays('today', 1), tab: () => import('./tab') }`,
  'src/domain/dist/days/days.js': `
    export const addDays = () => 'a rule of its own'
    export const isDay = () => true`,
  'src/more.ts': 'export const more = 1',
  'src/count.ts': 'export const count = { of: 0 }',
  'src/tab.ts': `
    import { useRef } from 'react'
    import { createPortal } from 'react-dom'
    import { count } from './count'
    count.of += 1
    export const more = () => import('./more')
    export const tab = [useRef('kept'), createPortal('there')]`,
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gb-federation-'))
  mkdirSync(join(folder, 'src/domain/dist/days'), { recursive: true })
  for (const [file, text] of Object.entries(SOURCES)) writeFileSync(join(folder, file), text)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds with some of the plugins, in a process of its own: under a test runner the federation's plugin does nothing. */
const buildWith = (which: string) => {
  const from = (file: string) => JSON.stringify(inRoot(`libs/mfe-build/src/${file}.ts`))
  const config = `
    import { chunkIntegrityPlugin } from ${from('chunk-integrity')}
    import { sharedFromShellPlugin } from ${from('container')}
    import { EXPOSED, federationPlugins } from ${from('federation')}
    const base = '/remotes/mfe-x/1/'
    const [before, plugin, after, rules] = federationPlugins('mfe-x', base)
    const wrong = sharedFromShellPlugin(['./count'], EXPOSED)
    const build = { target: 'esnext', rolldownOptions: { input: EXPOSED } }
    export default { plugins: [${which}, chunkIntegrityPlugin(base)], build }`
  writeFileSync(join(folder, 'vite.config.ts'), config)
  const vite = inRoot('libs/mfe-build/node_modules/vite/bin/vite.js')
  const { JEST_WORKER_ID: _, ...env } = process.env
  const done = spawnSync(process.execPath, [vite, 'build'], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  return done.stdout + done.stderr
}

/**
 * Loads the remote as the shell does, the second time under another address, and prints what it and its tab were given,
 * and which files the shell was asked to hold to their hash.
 */
const RUN = `
  const share = (lib) => ({ '19.3.1': { lib: () => lib } })
  const react = { default: 'React', useState: (at) => [at], useRef: (at) => ({ at }) }
  const load = async (entry) => {
    const { init, get } = await import(entry)
    const entries = { addDays: (day, days) => day + ' and ' + days }
    init({ react: share(react), 'react-dom': share({ createPortal: (what) => what }), '@gb/entries': share(entries) })
    return (await get('./remote'))().default
  }
  const brought = []
  globalThis[Symbol.for('gb.bring-file')] = async (url) => brought.push(url.replace(/-[^-]+\\.js$/, '.js'))
  const remote = await load('./dist/remoteEntry.js?try=2')
  const { tab, more } = await remote.tab()
  await more()
  const isOne = remote === (await load('./dist/remoteEntry.js'))
  const { React, state, count, day } = remote
  console.log(JSON.stringify({ React, state, tab, count, day, isOne, brought }))`

describe(federationPlugins.name, () => {
  it('builds a remote that begins with one file and runs on what the shell shares', () => {
    expect(buildWith('before, plugin, after, rules')).toContain('built in')
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    const scripts = files.filter((file) => file.endsWith('.js')).sort()
    expect(scripts.map((file) => file.replace(/-.+/, ''))).toEqual([
      'assets/more',
      'assets/tab',
      'remoteEntry.js',
    ])

    writeFileSync(join(folder, 'run.js'), RUN)
    const ran = spawnSync(process.execPath, [join(folder, 'run.js')], { encoding: 'utf8' })
    expect(ran.stderr).toBe('')
    expect(JSON.parse(ran.stdout)).toEqual({
      React: 'React',
      state: ['on'],
      tab: [{ at: 'kept' }, 'there'],
      count: { of: 1 },
      day: 'today and 1',
      isOne: true,
      brought: ['/remotes/mfe-x/1/assets/tab.js', '/remotes/mfe-x/1/assets/more.js'],
    })
  })

  it('brings nothing of the plugin but the container, and nothing of what is shared', () => {
    const code = readFileSync(join(folder, 'dist/remoteEntry.js'), 'utf8')
    expect(code).not.toMatch(/FEDERATION|__mf|loadShare|a rule of its own|import\s*[{"']/)
    expect(code.length).toBeLessThan(1200)
  })

  it.each([
    ['after', 'the federation plugin wrote no virtual:mf'],
    ['wrong, plugin, after', 'the federation plugin does not share ./count with'],
  ])('stops a build that the plugin of the federation has no part in: %s', (which, message) => {
    expect(buildWith(which)).toContain(message)
  })
})
