import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { findCycle } from './chunk-cycles.ts'
import { helperCode } from './chunk-integrity.ts'
import { compressFolder } from './compress.ts'
import { fileListsOf, forgottenWorkers } from './file-lists.ts'
import { dropOldVersions } from './kept-versions.ts'
import { draftOf, integrityOf, publishDraft } from './release.ts'
import { rangeOf } from './shared.ts'
import { sizeBefore } from './small-entry.ts'
import { remoteVersion } from './source-version.ts'
import { inRoot } from './workspace.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gb-build-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const ASSETS = [
  'plate.svg',
  'assets/shrink.worker-C0ra.js',
  'assets/bars.wasm-worker-D1rb.js',
  'assets/zxing-E2sc.wasm',
]

describe(fileListsOf.name, () => {
  const manifest = {
    entry: { file: 'remoteEntry.js', imports: ['runtime'], dynamicImports: ['tab'], css: ['entry.css'] },
    runtime: { file: 'runtime.js' },
    helper: { file: 'helper.js', imports: ['runtime'] },
    tab: { file: 'tab.js', imports: ['helper'], css: ['tab.css'], assets: ASSETS },
    alone: { file: 'standalone-page.js' },
  }

  it('names for the first use what the entry needs at once, without the tabs behind it', () => {
    const lists = fileListsOf(manifest, 'remoteEntry.js')
    expect(lists.preload).toEqual(['runtime.js'])
    expect(lists.css).toEqual(['entry.css'])
  })

  it('names for offline use everything that can be reached, workers too, but no compiled decoders', () => {
    const { offline } = fileListsOf(manifest, 'remoteEntry.js')
    const worker = 'assets/shrink.worker-C0ra.js'
    const all = [worker, 'entry.css', 'helper.js', 'plate.svg', 'runtime.js', 'tab.css', 'tab.js']
    expect([...offline].sort()).toEqual(all)
  })

  it('refuses a build without an entry', () => {
    expect(() => fileListsOf({}, 'remoteEntry.js')).toThrow('remoteEntry.js is not in the manifest')
  })
})

describe(forgottenWorkers.name, () => {
  it('finds a worker that no list names, and asks nothing of decoders that come on demand', () => {
    const listed = ['assets/shrink.worker-C0ra.js']
    const written = [
      ...listed,
      'assets/shrink.worker-C0ra.js.br',
      'assets/bars.wasm-worker-D1rb.js',
      'assets/tab.js',
    ]
    expect(forgottenWorkers(written, listed)).toEqual([])
    expect(forgottenWorkers(written, [])).toEqual(listed)
  })
})

describe(findCycle.name, () => {
  it('finds chunks that import each other in a circle', () => {
    const circle = new Map([
      ['page.js', ['a.js']],
      ['a.js', ['b.js']],
      ['b.js', ['c.js']],
      ['c.js', ['a.js']],
    ])
    expect(findCycle(circle)).toEqual(['a.js', 'b.js', 'c.js', 'a.js'])
  })

  it('lets two chunks share a third', () => {
    const shared = new Map([
      ['a.js', ['c.js', 'b.js']],
      ['b.js', ['c.js']],
      ['c.js', []],
    ])
    expect(findCycle(shared)).toBeNull()
  })
})

describe(sizeBefore.name, () => {
  it('counts what must be there before a chunk runs, and nothing that comes later', () => {
    const chunk = (fileName: string, code: string, imports: string[] = []) => ({
      type: 'chunk' as const,
      fileName,
      code,
      imports,
      dynamicImports: ['later.js'],
    })
    const bundle = {
      'index.js': chunk('index.js', 'abc', ['start.js']),
      'start.js': chunk('start.js', 'abcd', ['index.js']),
      'later.js': chunk('later.js', 'a'.repeat(100)),
    }
    expect(sizeBefore(bundle, 'index.js')).toBe(7)
  })
})

describe(rangeOf.name, () => {
  it('asks for the minor it was built against', () => {
    expect(rangeOf('19.3.1')).toBe('^19.3.0')
  })
})

describe(remoteVersion.name, () => {
  it('is the same for the same sources and differs between remotes', () => {
    const version = remoteVersion(inRoot('mfe-scan'))
    expect(version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/)
    expect(remoteVersion(inRoot('mfe-scan'))).toBe(version)
    expect(remoteVersion(inRoot('mfe-tracking'))).not.toBe(version)
  })
})

describe(integrityOf.name, () => {
  it('is the hash that browsers compare with', () => {
    // Computed with openssl dgst -sha384 -binary | base64.
    const known = 'sha384-WeF0h3dEjGnea4ANejO7+5/xtGPkQ1TDVTvNucZm+pASWjx5+QOXvfX2oT3oKGhP'
    expect(integrityOf(Buffer.from('hello'))).toBe(known)
  })
})

describe(compressFolder.name, () => {
  it('lays two compressed copies beside each larger text file', () => {
    const text = 'a{color:red}'.repeat(100)
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets/a.css'), text)
    writeFileSync(join(folder, 'assets/photo.jpg'), text)
    writeFileSync(join(folder, 'small.js'), 'a')
    compressFolder(folder)
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.css.br'))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(join(folder, 'assets/a.css.gz'))).toString()).toBe(text)
    expect(() => readFileSync(join(folder, 'assets/photo.jpg.br'))).toThrow()
    expect(() => readFileSync(join(folder, 'small.js.br'))).toThrow()
  })
})

describe(dropOldVersions.name, () => {
  const build = (version: string) => {
    mkdirSync(join(folder, version), { recursive: true })
    dropOldVersions(folder, version)
  }
  const versions = () => readdirSync(folder).filter((name) => name !== 'versions.json')

  it('keeps the current version and the two built before it, whatever the times of the folders say', () => {
    for (const version of ['d', 'c', 'b', 'a']) {
      build(version)
      utimesSync(join(folder, version), new Date(), new Date(version === 'd' ? Date.now() : 0))
    }
    expect(versions()).toEqual(['a', 'b', 'c'])
    expect(readFileSync(join(folder, 'versions.json'), 'utf8')).toBe('["a","b","c"]')
  })

  it('counts a version that is built again as the newest', () => {
    for (const version of ['a', 'b', 'c', 'a', 'd']) build(version)
    expect(versions()).toEqual(['a', 'c', 'd'])
  })

  it.each(['', '{}', '["gone", 3]', '["gone", "../.."]'])('goes on after an order that says %s', (order) => {
    for (const version of ['a', 'b', 'c']) mkdirSync(join(folder, version))
    writeFileSync(join(folder, 'versions.json'), order)
    build('d')
    expect(versions()).toEqual(['a', 'b', 'd'])
  })
})

describe(publishDraft.name, () => {
  const build = (version: string, code: string) => {
    mkdirSync(draftOf(folder, version))
    writeFileSync(join(draftOf(folder, version), 'remoteEntry.js'), code)
    publishDraft(folder, version, `{"version":"${version}"}`)
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')

  it('puts a whole version in its place, describes it there and beside, and leaves nothing half done', () => {
    build('1', 'first')
    build('2', 'second')
    expect(readdirSync(folder).sort()).toEqual(['1', '2', 'release.json', 'versions.json'])
    expect(read('1/release.json')).toBe('{"version":"1"}')
    expect(read('2/release.json')).toBe('{"version":"2"}')
    expect(read('release.json')).toBe('{"version":"2"}')
  })

  it('replaces a version that is there already, and clears what a killed build left', () => {
    build('1', 'first')
    mkdirSync(join(folder, '.1.before'))
    mkdirSync(draftOf(folder, '0'))
    build('1', 'again')
    expect(readdirSync(folder).sort()).toEqual(['1', 'release.json', 'versions.json'])
    expect(read('1/remoteEntry.js')).toBe('again')
  })
})

interface PreloadHelper {
  __vitePreload: (chunk: () => Promise<string>, files?: string[]) => Promise<string>
}

describe(helperCode.name, () => {
  it('has the shell bring each file before the chunk is imported', async () => {
    const brought: string[] = []
    Reflect.set(globalThis, Symbol.for('gb.bring-file'), (url: string) => Promise.resolve(brought.push(url)))
    const helper = join(folder, 'helper.mjs')
    writeFileSync(helper, helperCode('/remotes/mfe-x/1/'))
    const { __vitePreload: preload }: PreloadHelper = await import(pathToFileURL(helper).href)
    const chunk = () => Promise.resolve(`imported after ${brought.length}`)
    await expect(preload(chunk, ['a.js', 'b.css'])).resolves.toBe('imported after 2')
    expect(brought).toEqual(['/remotes/mfe-x/1/a.js', '/remotes/mfe-x/1/b.css'])
    await expect(preload(chunk)).resolves.toBe('imported after 2')
  })
})
