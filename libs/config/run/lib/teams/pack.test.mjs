import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ROOT } from '../../../workspace/workspace.mjs'
import { readPublication } from '../release/publication.mjs'
import { TOOLS } from '../tools.mjs'
import { catalogIn, patchedIn } from './catalog.mjs'
import { packedManifest } from './manifest.mjs'
import { packForTeams } from './pack.mjs'

const WORKSPACE = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')

describe(catalogIn.name, () => {
  it('reads each version, and which packages carry a patch', () => {
    expect(catalogIn(WORKSPACE)).toMatchObject({
      react: expect.stringMatching(/^\d/),
      vite: expect.any(String),
    })
    expect(catalogIn(WORKSPACE)['allowBuilds']).toBeUndefined()
    expect(patchedIn(WORKSPACE)).toEqual(['@module-federation/vite'])
  })
})

describe(packedManifest.name, () => {
  const known = { catalog: { react: '19.3.1' }, versions: { '@gb/device': '1.0.0' } }

  it('says a version wherever the workspace says where to look, and names compiled files', () => {
    const manifest = {
      name: '@gb/x',
      version: '1.0.0',
      exports: { '.': './src/index.ts', './a.css': './src/a.css' },
      dependencies: { '@gb/device': 'workspace:*' },
      peerDependencies: { react: 'catalog:' },
      devDependencies: { '@gb/test-kit': 'workspace:*' },
    }
    const packed = packedManifest(manifest, known)
    expect(packed).toMatchObject({
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './a.css': './dist/a.css',
      },
      dependencies: {},
      peerDependencies: { '@gb/device': '1.0.0', react: '19.3.1' },
    })
    expect(JSON.stringify(packed)).not.toMatch(/workspace:|catalog:|test-kit/)
    expect(packed).not.toHaveProperty('private')
  })

  it('packs nothing whose version nobody knows', () => {
    const manifest = { name: '@gb/x', version: '1', exports: {}, dependencies: { vue: 'catalog:' } }
    expect(() => packedManifest(manifest, known)).toThrow('@gb/x needs vue, and no version of it is known')
  })
})

const GB = {
  team: 'Elsewhere',
  contact: '#elsewhere',
  runbook: 'README.md',
  firstUseKb: 5,
  tabs: { elsewhere: { title: 'Elsewhere', icon: 'notes', place: 'log', order: 90 } },
  slots: { 'home.card': {} },
  settings: {
    words: {
      title: 'Words of the button',
      description: 'What the button of the tab says.',
      type: 'string',
      maxLength: 20,
      default: 'Ask',
      examples: ['Ask now'],
    },
  },
}

const REMOTE = {
  'vite.config.ts': `
    import { defineRemoteConfig } from '@gb/mfe-build'
    export default defineRemoteConfig({ name: 'mfe-elsewhere', port: 5199 })`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      resolveJsonModule: true,
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: ['vite/client'],
    },
    include: ['src'],
  }),
  'src/remote.tsx': `
    import { defineRemote, deferred } from '@gb/mfe-contract'
    import { Card } from '@gb/ui'
    import type manifest from '../package.json'
    const FluidsCard = () => <Card title="Elsewhere">Built in another repository</Card>
    export default defineRemote<typeof manifest>({
      name: 'mfe-elsewhere',
      version: '1.0.0',
      tabs: { elsewhere: { component: deferred(() => import('./tab').then((m) => m.Tab)) } },
      slots: { 'home.card': FluidsCard },
    })`,
  'src/tab.tsx': `
    import { unwrap } from '@gb/api-client'
    import { RELEASE_LIMITS } from '@gb/domain'
    import { useConfig, useHost } from '@gb/mfe-contract'
    import { Button } from '@gb/ui'
    import type manifest from '../package.json'
    export function Tab() {
      const { api, notify } = useHost()
      const { words } = useConfig<typeof manifest>()
      const ask = async () => {
        const tips = await unwrap(api.GET('/api/health-tips'))
        notify({ tone: 'info', text: JSON.stringify(tips) + RELEASE_LIMITS.files })
      }
      return <Button onClick={() => void ask()}>{words.trim()}</Button>
    }`,
}

describe(packForTeams.name, () => {
  let folder = ''
  let packed = []

  const inFolder = (command, args) => {
    const { JEST_WORKER_ID: _, ...env } = process.env
    return spawnSync(command, args, {
      cwd: folder,
      env: { ...env, NODE_ENV: 'production', CI: 'true' },
      encoding: 'utf8',
    })
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gb-elsewhere-'))
    packed = await packForTeams(join(folder, 'tarballs'))
    const catalog = catalogIn(WORKSPACE)
    const exact = (...names) => Object.fromEntries(names.map((name) => [name, catalog[name]]))
    const manifest = {
      name: 'mfe-elsewhere',
      version: '1.0.0',
      private: true,
      type: 'module',
      gb: GB,
      dependencies: {
        ...Object.fromEntries(packed.map(({ name, file }) => [name, `file:tarballs/${file}`])),
        ...exact('react', 'react-dom', '@tanstack/react-query'),
      },
      devDependencies: exact('vite', '@types/react', '@types/react-dom'),
    }
    for (const [file, text] of Object.entries({ ...REMOTE, 'package.json': JSON.stringify(manifest) })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const installed = inFolder('npx', [
      '-y',
      packageManager,
      'install',
      '--prefer-offline',
      '--pm-on-fail=ignore',
      '--prod=false',
    ])
    if (installed.status !== 0) throw new Error(installed.stdout + installed.stderr)
  }, 180_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('gives what a repository elsewhere type checks a remote with', () => {
    const { stdout, status } = inFolder(process.execPath, [TOOLS.tsc, '-p', '.'])
    expect([status, stdout]).toEqual([0, ''])
  }, 60_000)

  it('gives what it builds the remote with, and the release says what it needs and who answers for it', () => {
    const built = inFolder(process.execPath, ['node_modules/vite/bin/vite.js', 'build'])
    expect(built.stdout + built.stderr).toContain('built in')
    const { release, files } = readPublication('.', folder)
    expect(release).toMatchObject({
      name: 'mfe-elsewhere',
      version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{8}$/),
      owner: { team: 'Elsewhere' },
      tabs: GB.tabs,
      settings: GB.settings,
      shared: { '@gb/ui': expect.any(String), '@gb/mfe-contract': expect.any(String) },
    })
    expect(Object.keys(release.shared)).not.toContain('@gb/device')
    expect(files.map(({ path }) => path)).toContain('remoteEntry.js')
  }, 60_000)

  it('gives the command by which it is shipped, which says what it needs', () => {
    const ship = (...args) =>
      inFolder(process.execPath, [
        'node_modules/@gb/mfe-build/command/config/run/release-elsewhere.mjs',
        ...args,
      ])
    expect(ship('explode').stderr).toMatch(/OPERATOR_TOKEN is missing|Say publish/)
    expect(ship('explode').stderr).toContain('npx gb-release publish REMOTE')
    expect(ship('explode').stderr).not.toContain('npm run')
    expect(
      JSON.parse(readFileSync(join(folder, 'node_modules/@gb/mfe-build/package.json'), 'utf8')).bin,
    ).toEqual({
      'gb-release': './command/config/run/release-elsewhere.mjs',
    })
  }, 30_000)
})
