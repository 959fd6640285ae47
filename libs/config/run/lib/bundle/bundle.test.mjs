import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

let root = ''
beforeEach(() => (root = mkdtempSync(join(os.tmpdir(), 'gastric-buddy-bundle-'))))
afterEach(() => rmSync(root, { recursive: true }))

const put = (path, content) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

const putPackage = (name, files) => {
  put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }))
  for (const [file, text] of Object.entries(files)) put(`node_modules/${name}/${file}`, text)
}

const OUTPUT = 'server/dist/bundle/main.js'
// In a process of its own, as the build does: the bundler's native part knows no other realm.
const bundled = () =>
  promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'main.mjs'),
    join(root, 'server/dist/main.js'),
    join(root, OUTPUT),
  ])
const run = () => execFileSync(process.execPath, [join(root, OUTPUT)], { encoding: 'utf8' }).trim()

describe('bundle', () => {
  it('finds the files beside a module where they lie', async () => {
    put('server/package.json', '{"type":"module"}')
    put('server/dist/main.js', "import { words } from './deep/read.js'\nconsole.log(words)")
    put(
      'server/dist/deep/read.js',
      "import { readFileSync } from 'node:fs'\nexport const words = readFileSync(new URL('../../seed/words.txt', import.meta.url), 'utf8')",
    )
    put('server/seed/words.txt', 'eight ounces')
    await bundled()
    expect(run()).toBe('eight ounces')
  })

  it('keeps the names of classes that are called the same', async () => {
    put('server/package.json', '{"type":"module"}')
    put('server/dist/one.js', 'export class Summary {}')
    put('server/dist/two.js', 'export class Summary {}')
    put(
      'server/dist/main.js',
      "import { Summary } from './one.js'\nimport { Summary as Other } from './two.js'\nconsole.log(Summary.name, Other.name, Summary === Other)",
    )
    await bundled()
    expect(run()).toBe('Summary Summary false')
  })

  it('says every letter as it was, in files of ASCII', async () => {
    put('server/package.json', '{"type":"module"}')
    put('server/dist/main.js', "console.log('ñ → 😀', `½ ${'é'}`, /[😀-😂]/u.test('😁'), 'å'.length)")
    await bundled()
    expect(run()).toBe('ñ → 😀 ½ é true 1')
    for (const file of readdirSync(dirname(join(root, OUTPUT))))
      expect(readFileSync(join(dirname(join(root, OUTPUT)), file)).every((byte) => byte < 0x80)).toBe(true)
  })

  it('refuses a raw text whose letters cannot be escaped', async () => {
    put('server/package.json', '{"type":"module"}')
    put('server/dist/main.js', 'console.log(String.raw`→`)')
    await expect(bundled()).rejects.toThrow(/raw text/)
  })

  it('has a package once that others ask for by a require of their own', async () => {
    put('server/package.json', '{"type":"module"}')
    putPackage('counter', {
      'index.js': 'globalThis.loaded = (globalThis.loaded ?? 0) + 1\nexports.count = 1',
    })
    putPackage('asker', {
      'package.json': '{"name":"asker","version":"1.0.0","type":"module","exports":"./index.js"}',
      'index.js':
        "import { createRequire } from 'module'\nconst require = createRequire(import.meta.url);\nexport const ask = () => require('counter').count",
    })
    put(
      'server/dist/main.js',
      "import { count } from 'counter'\nimport { ask } from 'asker'\nconsole.log(count, ask(), globalThis.loaded)",
    )
    await bundled()
    expect(run()).toBe('1 1 1')
  })

  it('leaves a package where it lies that needs its own files', async () => {
    put('server/package.json', '{"type":"module"}')
    putPackage('sharp', { 'index.js': 'exports.from = __filename' })
    put('server/dist/main.js', "import sharp from 'sharp'\nconsole.log(sharp.from)")
    await bundled()
    expect(run()).toBe(join(root, 'node_modules/sharp/index.js'))
  })

  it('refuses a package that looks for its own files and is not left where it lies', async () => {
    put('server/package.json', '{"type":"module"}')
    putPackage('drawer', { 'index.js': "exports.from = __dirname + '/page.html'" })
    put('server/dist/main.js', "import drawer from 'drawer'\nconsole.log(drawer.from)")
    await expect(bundled()).rejects.toThrow(/has to stay where it lies/)
  })

  it('refuses an import of ours that leads nowhere', async () => {
    put('server/package.json', '{"type":"module"}')
    put('server/dist/main.js', "import { gone } from './gone.js'\nconsole.log(gone)")
    await expect(bundled()).rejects.toThrow(/gone/)
  })
})
