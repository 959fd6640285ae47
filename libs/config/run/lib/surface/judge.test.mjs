import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { judgeSurfaces, sinceNow } from './surface.mjs'

let root = ''
const dir = () => join(root, 'libs/device')
const kept = () => JSON.parse(readFileSync(join(dir(), 'surface.json'), 'utf8'))

const packageIs = (version, source) => {
  mkdirSync(join(dir(), 'src'), { recursive: true })
  writeFileSync(
    join(dir(), 'package.json'),
    JSON.stringify({ name: '@gb/device', version, type: 'module', gb: { role: 'device' } }),
  )
  const compilerOptions = {
    strict: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  }
  writeFileSync(join(dir(), 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
  writeFileSync(join(dir(), 'src/index.ts'), source)
}

const KEEP = 'export const keep = (text: string): string => text\n'
const FORGET = 'export const forget = (): void => undefined\n'

describe(judgeSurfaces.name, () => {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'gb-judge-'))
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it('keeps what a package exports, and changes it only when the version says so', async () => {
    packageIs('1.0.0', KEEP)
    expect(await judgeSurfaces({ root, fix: true })).toEqual([])
    expect(kept()).toEqual({ version: '1.0.0', since: { keep: '1.0.0' } })

    packageIs('1.0.0', KEEP + FORGET)
    expect(await judgeSurfaces({ root, fix: true })).toEqual([
      '  @gb/device 1.0.0 is not what 1.0.0 was, and its version has to say so: a new minor version.\n    added: forget',
    ])
    expect(kept().since).toEqual({ keep: '1.0.0' })
    packageIs('1.1.0', KEEP + FORGET)
    expect(await judgeSurfaces({ root, fix: true })).toEqual([])
    expect(kept()).toEqual({ version: '1.1.0', since: { forget: '1.1.0', keep: '1.0.0' } })

    packageIs('1.2.0', FORGET)
    expect(await judgeSurfaces({ root })).toEqual([expect.stringContaining('a new major version')])
  })
})

describe(sinceNow.name, () => {
  it('dates what is new or changed, and forgets what is gone', () => {
    const difference = { removed: ['c'], added: ['d'], changed: ['b'], broken: [] }
    const since = sinceNow({ a: '1.0.0', b: '1.0.0', c: '1.0.0' }, difference, ['d', 'a', 'b'], '2.0.0')
    expect(since).toEqual({ a: '1.0.0', b: '2.0.0', d: '2.0.0' })
  })
})
