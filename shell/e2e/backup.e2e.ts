import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createPerson, newCaller, type Person } from './support/api'
import {
  drinker,
  drinksIn,
  drinksOf,
  filesBelow,
  flipIn,
  killAfter,
  type Places,
  run,
} from './support/backups'
import { operatorToken } from './support/operator'
import { type Product, startProduct } from './support/product'

/** One installation through all its accidents, in order. */
test.describe.configure({ mode: 'serial' })

/** A bound on hanging; a busy machine drinks slowly. */
const SOON = { timeout: 60_000 }

let folder: string
let places: Places
let person: Person
let acknowledged: { id: string; at: number }[]
/** A moment between two drinks, after the backup. */
let between: number
let port: number

const start = async (): Promise<Product> => {
  const product = await startProduct({ ...places, ...(port ? { PORT: String(port) } : {}) }, places.DATA_DIR)
  port = product.port
  return product
}
const restore = (...words: string[]) => run('restore', words, places)
const idsUntil = (moment: number) => acknowledged.filter(({ at }) => at < moment).map(({ id }) => id)

/** All that was acknowledged before a moment, and nothing twice. */
const expectAll = (found: string[], moment = Infinity): void => {
  expect(new Set(found).size).toBe(found.length)
  expect(idsUntil(moment).filter((id) => !found.includes(id))).toEqual([])
}

/** The same in data that rest; answers how many. */
const expectKept = async (moment?: number): Promise<number> => {
  const found = await drinksIn(places)
  expectAll(found, moment)
  return found.length
}

/** The same as the product itself tells it. */
const expectServed = async (): Promise<number> => {
  const product = await start()
  const found = await drinksOf(person, product.url)
  await product.stop()
  expectAll(found)
  return found.length
}

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gastric-buddy-backup-'))
  places = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'store') }
  port = 0
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))
test.beforeEach(() => test.setTimeout(600_000))

test('a wiped machine gets back all that was acknowledged, once', async () => {
  const product = await start()
  person = await createPerson(product.url)
  const drinking = drinker(person)
  acknowledged = drinking.acknowledged
  await expect.poll(() => acknowledged.length, SOON).toBeGreaterThan(10)
  const made = await run('backup', [], places)
  expect(made.code, made.text).toBe(0)
  const count = acknowledged.length
  await expect.poll(() => acknowledged.length, SOON).toBeGreaterThan(count + 10)
  await drinking.stop()
  await new Promise((done) => setTimeout(done, 1_000))
  between = Date.now()
  await new Promise((done) => setTimeout(done, 1_000))
  const later = drinker(person)
  await expect.poll(() => later.acknowledged.length, SOON).toBeGreaterThan(10)
  await later.stop()
  acknowledged.push(...later.acknowledged)
  await product.stop()

  rmSync(places.DATA_DIR, { recursive: true })
  const restored = await restore(places.BACKUP_DIR)
  expect(restored.code, restored.text).toBe(0)
  expect(await expectServed()).toBe(acknowledged.length)
})

test('a moment brings exactly what was acknowledged before it, and the way back brings the rest', async () => {
  const restored = await restore(places.BACKUP_DIR, '--until', new Date(between).toISOString())
  expect(restored.code, restored.text).toBe(0)
  expect(await expectKept(between)).toBe(idsUntil(between).length)
  const undone = await restore('--undo')
  expect(undone.code, undone.text).toBe(0)
  expect(await expectKept()).toBe(acknowledged.length)
})

test('a backup never holds its keys, which only their owner can read', () => {
  const keys = JSON.parse(readFileSync(join(places.DATA_DIR, 'keys.json'), 'utf8')) as { lookup: string }
  const copies = filesBelow(`${places.BACKUP_DIR}-keys`)
  expect(copies.map((file) => readFileSync(file, 'utf8')).join()).toContain(keys.lookup)
  for (const file of filesBelow(places.BACKUP_DIR))
    expect(readFileSync(file).includes(keys.lookup), file).toBe(false)
})

test('a damaged backup, foreign keys and an impossible moment are refused, and nothing changes', async () => {
  const files = filesBelow(places.BACKUP_DIR)
  const of = (part: RegExp) => files.find((file) => part.test(file)) ?? ''
  const state = readFileSync(join(places.DATA_DIR, 'postgres.json'), 'utf8')
  const refused = async (reason: RegExp, ...words: string[]) => {
    const { code, text } = await restore(...words)
    expect(text).toMatch(reason)
    expect(code).toBe(1)
    expect(readFileSync(join(places.DATA_DIR, 'postgres.json'), 'utf8')).toBe(state)
    expect(existsSync(join(places.DATA_DIR, 'postgres/restore'))).toBe(false)
  }
  for (const part of [
    /base\.tar\.gz$/,
    /manifest\.json$/,
    /manifest\.sha256$/,
    /\/wal\/.*gz$/,
    /\/wal-\d+\/.*gz$/,
    /head\.json$/,
  ]) {
    const file = of(part)
    const mend = flipIn(file)
    await refused(/damaged/, places.BACKUP_DIR)
    mend()
    renameSync(file, join(folder, 'aside'))
    await refused(/damaged|missing|no whole backup/, places.BACKUP_DIR)
    renameSync(join(folder, 'aside'), file)
  }
  const keys = join(places.DATA_DIR, 'keys.json')
  const own = readFileSync(keys, 'utf8')
  const foreign = (JSON.parse(own) as { data: Record<string, string> }).data['1'] ?? ''
  writeFileSync(keys, own.replace(foreign, Buffer.alloc(32, 7).toString('base64')))
  await refused(/keys in .* are not those of this backup/, places.BACKUP_DIR)
  writeFileSync(keys, own)
  await refused(
    /lies before the first backup.*reach from .* to /s,
    places.BACKUP_DIR,
    '--until',
    '2020-01-01T00:00:00Z',
  )
  await refused(
    /lies after the end.*reach from .* to /s,
    places.BACKUP_DIR,
    '--until',
    '2099-01-01T00:00:00+02:00',
  )
  await refused(/not a time with its zone/, places.BACKUP_DIR, '--until', '2026-11-22T14:30:00')
  expect(await expectKept()).toBe(acknowledged.length)
})

test('a backup or a restore that is killed leaves the old or the new, and the next one works', async () => {
  await killAfter('restore', [places.BACKUP_DIR], places, 'Restoring', 400)
  await killAfter('restore', [places.BACKUP_DIR], places, 'Restoring', 2_500)
  expect(await expectKept()).toBe(acknowledged.length)
  const product = await start()
  await killAfter('backup', [], places, 'Making', 300)
  const running = await restore(places.BACKUP_DIR)
  expect(running.text).toMatch(/already runs on/)
  const again = await run('backup', [], places)
  expect(again.code, again.text).toBe(0)
  expect(filesBelow(places.BACKUP_DIR).filter((file) => file.includes('unfinished'))).toEqual([])
  const headers = { Authorization: `Bearer ${await operatorToken(product, 'ops:read')}` }
  const caller = await newCaller(product.url)
  const health = await caller.get('/api/operator/health', { headers })
  expect(await health.json()).toMatchObject({ backup: { age_seconds: expect.any(Number), fault: null } })
  const metrics = await caller.get('/api/operator/metrics', { headers })
  expect(await metrics.text()).toMatch(/^backup_age_seconds \d+$/m)
  await product.stop()
  for (let time = 0; time < 2; time++) {
    const restored = await restore(places.BACKUP_DIR)
    expect(restored.code, restored.text).toBe(0)
  }
  expect(await expectKept()).toBe(acknowledged.length)
})

test('a folder named by hand reaches up to the present', async () => {
  const offsite = join(folder, 'offsite')
  const product = await start()
  const made = await run('backup', [offsite], places)
  expect(made.code, made.text).toBe(0)
  const drinking = drinker(person)
  await expect.poll(() => drinking.acknowledged.length, SOON).toBeGreaterThan(5)
  await drinking.stop()
  acknowledged.push(...drinking.acknowledged)
  await product.stop()
  rmSync(places.DATA_DIR, { recursive: true })
  rmSync(places.BACKUP_DIR, { recursive: true })
  const restored = await restore(offsite)
  expect(restored.code, restored.text).toBe(0)
  expect(await expectServed()).toBe(acknowledged.length)
})
