import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './product'

const run = promisify(execFile)

const VERSIONS = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')
const versionOf = (name: string): string => {
  const found = VERSIONS.split('\n').find((line) => line.trim().replaceAll("'", '').startsWith(`${name}:`))
  if (found === undefined) throw new Error(`no version of ${name}`)
  return found.slice(found.lastIndexOf(':') + 1).trim()
}
const exact = (...names: string[]) => Object.fromEntries(names.map((name) => [name, versionOf(name)]))

const FILES = {
  'vite.config.ts': `
    import { defineRemoteConfig } from '@gb/mfe-build'
    export default defineRemoteConfig({ name: 'mfe-elsewhere', port: 5199 })`,
  'src/remote.tsx': `
    import { defineRemote, deferred, useHost } from '@gb/mfe-contract'
    import { Button, Card } from '@gb/ui'
    function ElsewhereCard() {
      const { navigate } = useHost()
      return <Card title="From elsewhere"><Button onClick={() => navigate('elsewhere')}>See it</Button></Card>
    }
    export default defineRemote({
      name: 'mfe-elsewhere',
      version: '1.0.0',
      tabs: { elsewhere: { component: deferred(() => import('./tab').then((chunk) => chunk.Tab)) } },
      slots: { 'home.card': ElsewhereCard },
    })`,
  'src/tab.tsx': `
    import { useConfig, useFlag } from '@gb/mfe-contract'
    import { Page, Text } from '@gb/ui'
    export function Tab() {
      const { words } = useConfig()
      const isFresh = useFlag('fresh')
      return <Page title="Elsewhere"><Text>{words}</Text>{isFresh && <Text>Fresh from elsewhere</Text>}</Page>
    }`,
}

const GB = {
  team: 'Elsewhere',
  contact: '#elsewhere',
  runbook: 'README.md',
  firstUseKb: 5,
  tabs: { elsewhere: { title: 'Elsewhere', icon: 'notes', place: 'log', order: 90 } },
  slots: { 'home.card': { order: 90 } },
  settings: {
    words: {
      title: 'Words of the tab',
      description: 'What the tab of this remote says.',
      type: 'string',
      maxLength: 40,
      default: 'Built in another repository',
      examples: ['Hello from elsewhere'],
    },
  },
  flags: {
    fresh: {
      description: 'A line that says that it is new.',
      owner: 'Elsewhere',
      ends: '2099-12-31',
      default: { development: false, test: false, production: false },
    },
  },
}

/** A repository of a remote that has nothing of this one but its tarballs, with all that it needs installed. */
export const makeRepositoryElsewhere = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gastric-buddy-elsewhere-'))
  const { JEST_WORKER_ID: _, ...env } = process.env
  const command = async (program: string, args: string[], more: Record<string, string> = {}) => {
    const { stdout, stderr } = await run(program, args, {
      cwd: folder,
      env: { ...env, NODE_ENV: 'production', CI: 'true', ...more },
      maxBuffer: 16 * 1024 * 1024,
    })
    return stdout + stderr
  }
  const tarballs = join(folder, 'tarballs')
  await run('npm', ['run', '-s', 'pack:teams', '--', tarballs], { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 })
  const packed = readdirSync(tarballs).map((file) => [
    file.replace(/^gb-(.+)-\d+\.\d+\.\d+\.tgz$/, '@gb/$1'),
    `file:tarballs/${file}`,
  ])
  const manifest = {
    name: 'mfe-elsewhere',
    version: '1.0.0',
    private: true,
    type: 'module',
    gb: GB,
    dependencies: { ...Object.fromEntries(packed), ...exact('react', 'react-dom', '@tanstack/react-query') },
    devDependencies: exact('vite'),
  }
  for (const [file, text] of Object.entries({ ...FILES, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    packageManager: string
  }
  const install = ['install', '--prefer-offline', '--pm-on-fail=ignore', '--prod=false']
  await command('npx', ['-y', packageManager, ...install])
  return {
    build: () => command(process.execPath, ['node_modules/vite/bin/vite.js', 'build']),
    /** The command that came with the tarballs. */
    ship: (args: string[], more: Record<string, string>) =>
      command('node_modules/.bin/gb-release', args, more),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
