import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPerson, newCaller, type Person } from './support/api'
import { confirmByApi } from './support/confirm'
import { databaseUrlOf } from './support/database-url'
import { type Product, ROOT } from './support/product'
import { expect, test } from './support/test'

interface Said {
  child: ChildProcess
  output: () => string
}

const said = (command: string, args: string[], env: Record<string, string>): Said => {
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env } })
  let text = ''
  const collect = (chunk: Buffer) => (text += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return { child, output: () => text }
}

/** The command as an operator types it, beside the running product. */
const keys = async ({ dataDir }: Product, ...args: string[]): Promise<{ code: number; text: string }> => {
  const { child, output } = said('npm', ['run', '-s', 'keys', '--', ...args], { DATA_DIR: dataDir })
  await once(child, 'close')
  return { code: child.exitCode ?? -1, text: output() }
}

/** Starts a rotation and kills it at once when the new version is in the file and nothing is sealed anew yet. */
const cutRotation = async ({ dataDir }: Product): Promise<void> => {
  const program = join(ROOT, 'services/gateway/dist/keys.js')
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrlOf(dataDir) }
  const { child, output } = said(process.execPath, [program, 'rotate'], env)
  child.stdout?.on('data', () => {
    if (output().includes('Version 2 is in')) child.kill('SIGKILL')
  })
  await once(child, 'close')
  expect(child.signalCode, output()).toBe('SIGKILL')
}

const NOTE = 'A note from before the rotation.'

const write = (person: Person, path: string, body: object) =>
  person.api.post(path, { data: { user_id: person.userId, ...body } })

/** How many weights with a note of this test a person has, over all pages. */
const notesOf = async ({ api, userId }: Person): Promise<number> => {
  let found = 0
  for (let before: string | null = ''; before !== null;) {
    const query: string = before === '' ? '' : `?before=${encodeURIComponent(before)}`
    const answer = await api.get(`/api/weight-history/${userId}${query}`)
    const page = (await answer.json()) as { entries: { notes: string }[]; next_before: string | null }
    found += page.entries.filter(({ notes }) => /^n\d+$/.test(notes)).length
    before = page.next_before
  }
  return found
}

test('the data key is rotated while people write, though the rotation is killed once', async ({
  product,
}) => {
  const maria = await createPerson(product.url)
  const mood = { mood_rating: 7, energy_level: 6, mood_description: 'hopeful', journal_entry: NOTE }
  expect((await write(maria, '/api/mood-entry', mood)).status()).toBe(201)
  const sameKey = { 'Idempotency-Key': 'rotated-meanwhile' }
  const drink = { user_id: maria.userId, amount_oz: 8 }
  const first = await maria.api.post('/api/fluid-entry', { data: drink, headers: sameKey })

  const stopping = new AbortController()
  const weights: number[] = []
  const people = (async () => {
    for (let tenth = 0; !stopping.signal.aborted; tenth = (tenth + 1) % 500) {
      const answer = await write(maria, '/api/weight-entry', {
        weight_lbs: 200 + tenth / 10,
        notes: `n${tenth}`,
      })
      weights.push(answer.status())
      await new Promise((done) => setTimeout(done, 50))
    }
  })()
  await cutRotation(product)
  const again = await keys(product, 'rotate')
  stopping.abort()
  await people
  expect(again.text).toContain('going on with them')
  expect(again.text).toContain('In use: version 2.')
  expect(again.text.match(/version 1: \d+/)).toBeNull()
  expect(again.code).toBe(0)
  expect(weights.length).toBeGreaterThan(10)
  expect(new Set(weights)).toEqual(new Set([201]))

  const early = await keys(product, 'retire', '1')
  expect(early).toMatchObject({ code: 1, text: expect.stringContaining('Wait') })
  const path = join(product.dataDir, 'keys.json')
  const file = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  writeFileSync(path, JSON.stringify({ ...file, since: '2026-01-01T00:00:00.000Z' }))
  expect(await keys(product, 'retire', '1')).toMatchObject({ code: 0 })

  const read = async (route: string) =>
    (await (await maria.api.get(`${route}/${maria.userId}`)).json()) as object
  await confirmByApi(product, maria, 'show_code')
  expect(await read('/api/profile')).toMatchObject({ email: 'maria@example.com', recovery_code: maria.code })
  expect(JSON.stringify(await read('/api/mood-history'))).toContain(NOTE)
  expect(await notesOf(maria)).toBe(weights.length)
  expect(await keys(product, 'rotate-lookup')).toMatchObject({ code: 0 })
  const phone = await newCaller(product.url)
  const opened = await phone.post('/api/restore', { data: { code: maria.code } })
  expect(await opened.json()).toMatchObject({ user_id: maria.userId })
  const replay = await maria.api.post('/api/fluid-entry', { data: drink, headers: sameKey })
  expect(replay.headers()['idempotent-replay']).toBe('true')
  expect(await replay.json()).toEqual(await first.json())
})
