import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ROOT } from '../../../workspace/workspace.mjs'
import { createRemote } from './create.mjs'

const notes = { remote: 'mfe-notes', id: 'notes', component: 'Notes', title: 'Notes' }
const REMOTES = ['mfe-premium', 'mfe-scan', 'mfe-tracking']

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gb-create-'))
  const kept = [
    'pnpm-lock.yaml',
    ...REMOTES.flatMap((name) => [`${name}/package.json`, `${name}/vite.config.ts`]),
  ]
  for (const path of [...kept, 'mfe-scan/tsconfig.json', 'mfe-scan/src/tabs.d.ts'])
    cpSync(join(ROOT, path), join(root, path), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (path) => readFileSync(join(root, path), 'utf8')

describe('createRemote', () => {
  it('leaves a whole remote, and nothing to fill in', () => {
    createRemote(root, notes)
    const files = readdirSync(join(root, 'mfe-notes'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    for (const file of [...files, join(root, '.github/workflows/mfe-notes.yml')])
      expect(readFileSync(file, 'utf8')).not.toMatch(/\{\{\w+\}\}|__id__|mfe-scan/)
    const { gb } = JSON.parse(read('mfe-notes/package.json'))
    expect(gb).toMatchObject({
      role: 'mfe',
      team: 'Notes',
      tabs: { notes: { title: 'Notes', place: 'log' } },
    })
    const ports = [...REMOTES, 'mfe-notes'].map(
      (name) => /port: (\d+)/.exec(read(`${name}/vite.config.ts`))[1],
    )
    expect(new Set(ports).size).toBe(ports.length)
  })

  it('adds to the lock file what it needs, in the place where pnpm would', () => {
    const before = read('pnpm-lock.yaml')
    createRemote(root, notes)
    const after = read('pnpm-lock.yaml')
    expect(after.length).toBeGreaterThan(before.length)
    expect([...after.matchAll(/^ {2}(mfe-\w+):$/gm)].map(([, name]) => name)).toEqual([
      'mfe-notes',
      ...REMOTES,
    ])
    const entry = after.slice(after.indexOf('\n  mfe-notes:'), after.indexOf('\n  mfe-premium:'))
    expect(after.replace(entry, '')).toBe(before)
  })

  it('leaves nothing when it cannot', () => {
    const lock = read('pnpm-lock.yaml').replaceAll("'@gb/entries'", "'@gb/else'")
    writeFileSync(join(root, 'pnpm-lock.yaml'), lock)
    expect(() => createRemote(root, notes)).toThrow('No remote has @gb/entries')
    expect(existsSync(join(root, 'mfe-notes'))).toBe(false)
    expect(existsSync(join(root, '.github/workflows/mfe-notes.yml'))).toBe(false)
    expect(read('pnpm-lock.yaml')).toBe(lock)
  })
})
