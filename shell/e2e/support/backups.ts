import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Person } from './api'
import { ROOT } from './product'

/** Where a test keeps the data and the backups of its product. */
export interface Places extends Record<string, string> {
  DATA_DIR: string
  BACKUP_DIR: string
}

interface Said {
  code: number | null
  text: string
}

/** A command as an operator types it, not yet ended. */
export const begin = (
  command: string,
  args: string[],
  env: Places,
): { child: ChildProcess; ended: Promise<Said> } => {
  const program = join(ROOT, 'libs/config/run', `${command}.mjs`)
  const child = spawn(process.execPath, [program, ...args], { cwd: ROOT, env: { ...process.env, ...env } })
  let text = ''
  const collect = (chunk: Buffer) => (text += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return { child, ended: once(child, 'close').then(() => ({ code: child.exitCode, text })) }
}

/** A command to its end. */
export const run = (command: string, args: string[], env: Places): Promise<Said> =>
  begin(command, args, env).ended

/** Runs a command and kills it, with no chance to clean up, so many milliseconds after it said something. */
export const killAfter = async (
  command: string,
  args: string[],
  env: Places,
  word: string,
  waitMs: number,
): Promise<void> => {
  const { child, ended } = begin(command, args, env)
  await new Promise<void>((said) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(word)) said()
    })
  })
  await new Promise((done) => setTimeout(done, waitMs))
  child.kill('SIGKILL')
  await ended
}

/** Somebody who drinks as fast as the product answers, and remembers what it answered and when. */
export const drinker = (person: Person) => {
  const acknowledged: { id: string; at: number }[] = []
  const stopping = new AbortController()
  const work = async () => {
    while (!stopping.signal.aborted) {
      const answer = await person.api.post('/api/fluid-entry', {
        data: { user_id: person.userId, amount_oz: 1 },
      })
      expect(answer.status(), await answer.text()).toBe(201)
      const { entry_id: id } = (await answer.json()) as { entry_id: string }
      acknowledged.push({ id, at: Date.now() })
      await new Promise((done) => setTimeout(done, 20))
    }
  }
  const done = work()
  return {
    acknowledged,
    stop: async () => {
      stopping.abort()
      await done
    },
  }
}

/** Ids of all drinks that a product knows of a person, over all pages. */
export const drinksOf = async ({ api, userId }: Person, url: string): Promise<string[]> => {
  const ids: string[] = []
  for (let before: string | null = ''; before !== null;) {
    const query: string = before === '' ? '' : `&before=${encodeURIComponent(before)}`
    const answer = await api.get(`${url}/api/fluid-history/${userId}?limit=1000${query}`)
    expect(answer.ok(), await answer.text()).toBe(true)
    const page = (await answer.json()) as { entries: { entry_id: string }[]; next_before: string | null }
    ids.push(...page.entries.map(({ entry_id: id }) => id))
    before = page.next_before
  }
  return ids
}

const READ = `
const { startPostgres } = await import('./libs/local-postgres/src/postgres.mjs')
const { createRequire } = await import('node:module')
const { Client } = createRequire(process.cwd() + '/libs/config/run/')('pg')
const { url, stop } = await startPostgres({ dataDir: process.env.DATA_DIR })
const client = new Client({ connectionString: url })
await client.connect()
const { rows } = await client.query('SELECT entry_id FROM tracking.fluid_entry')
await client.end()
await stop()
console.log(JSON.stringify(rows.map((row) => row.entry_id)))
`

/** Ids of all drinks in data that rest, without the time that a whole start takes. */
export const drinksIn = async (env: Places): Promise<string[]> => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', READ], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(child, 'close')
  return JSON.parse(text) as string[]
}

/** Every file below a folder. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())

/** Turns one bit in the middle of a file; answers what undoes it. */
export const flipIn = (file: string): (() => void) => {
  const before = readFileSync(file)
  const after = Buffer.from(before)
  const at = Math.floor(after.length / 2)
  after.writeUInt8(after.readUInt8(at) ^ 1, at)
  writeFileSync(file, after)
  return () => writeFileSync(file, before)
}
