import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholePackagesPlugin } from './whole-packages.ts'
import { inRoot } from './workspace.ts'

const SOURCES = {
  'package.json': '{ "type": "module", "sideEffects": false }',
  'main.js': "void import('./app.js').then(({ app }) => app())",
  'app.js': `
    import { small } from './kit/index.js'
    export const app = () => [small(), import('./remotes/whole.js')]`,
  'remotes/whole.js': `
    import * as kit from '../kit/index.js'
    export const whole = { kit }`,
  'kit/index.js': "export { small } from './small.js'\nexport * from './more/index.js'",
  'kit/small.js': "export const small = () => 'small part'",
  'kit/more/index.js': "export { large } from './large.js'",
  'kit/more/large.js': "export const large = () => 'large part'",
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gb-whole-'))
  for (const path of ['remotes', 'kit', 'kit/more']) mkdirSync(join(folder, path))
  for (const [file, text] of Object.entries(SOURCES)) writeFileSync(join(folder, file), text)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds in a process of its own, as the build of the shell is, and tells which files have a text in them. */
const filesWith = (text: string, plugins: string): string[] => {
  const plugin = JSON.stringify(inRoot('libs/mfe-build/src/whole-packages.ts'))
  const config = `
    import { wholePackagesPlugin } from ${plugin}
    const groups = [{ name: 'app', test: /\\/app\\.js$/ }]
    const rolldownOptions = { input: 'main.js', output: { codeSplitting: { groups } } }
    export default { plugins: [${plugins}], build: { rolldownOptions } }`
  writeFileSync(join(folder, 'vite.config.ts'), config)
  const vite = inRoot('libs/mfe-build/node_modules/vite/bin/vite.js')
  const { stderr } = spawnSync(process.execPath, [vite, 'build'], { cwd: folder, encoding: 'utf8' })
  expect(stderr).toBe('')
  const assets = join(folder, 'dist/assets')
  return readdirSync(assets)
    .filter((file) => readFileSync(join(assets, file), 'utf8').includes(text))
    .map((file) => file.replace(/-.*/, ''))
}

describe(wholePackagesPlugin.name, () => {
  it('leaves in the file of the app what it takes by name, and lets the rest come with the whole', () => {
    const plugins = `wholePackagesPlugin('/remotes/whole.js')`
    expect(filesWith('small part', plugins)).toEqual(['app'])
    expect(filesWith('large part', plugins)).toEqual(['whole'])
  })

  it('is needed: without it the app waits for everything', () => {
    expect(filesWith('large part', '')).toEqual(['app'])
  })
})
