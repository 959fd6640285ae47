import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createPerson, type Person } from './support/api'
import { runSql } from './support/database'
import { freePort, runStart, startProduct } from './support/product'
import { mountSmallDisk, type SmallDisk } from './support/small-disk'

const WRITES_AT_MOST = 3_000

const drink = async (person: Person): Promise<number> =>
  (await person.api.post('/api/fluid-entry', { data: { user_id: person.userId, amount_oz: 1 } })).status()

const totalOf = async (person: Person): Promise<number | string> => {
  const answer = await person.api.get(`/api/fluid-summary/${person.userId}`)
  if (!answer.ok()) return `status ${answer.status()}`
  return ((await answer.json()) as { total_fluid_oz: number }).total_fluid_oz
}

/** Drinks until something is refused; how many were kept, and the refusal. */
const drinkUntilRefused = async (person: Person): Promise<{ kept: number; status: number }> => {
  for (let kept = 0; kept < WRITES_AT_MOST; kept += 1) {
    const status = await drink(person)
    if (status !== 201) return { kept, status }
  }
  throw new Error('a full disk refused nothing')
}

const diskOrSkip = (mebibytes: number): SmallDisk => {
  const disk = mountSmallDisk(mebibytes)
  if (typeof disk === 'string') {
    test.skip(true, disk)
    throw new Error(disk)
  }
  return disk
}

test.describe('a full disk', () => {
  test.setTimeout(240_000)

  test('under the log alone stops nothing', async () => {
    test.skip(!existsSync('/dev/full'), 'there is no /dev/full here')
    const product = await startProduct({ LOG_FILE: '/dev/full' })
    const person = await createPerson(product.url)
    for (let i = 0; i < 20; i += 1) expect(await drink(person)).toBe(201)
    await expect
      .poll(() => product.output())
      .toContain('The log cannot be written (ENOSPC); lines are dropped until it can.')
    expect(await totalOf(person)).toBe(20)
    expect(product.process.exitCode).toBeNull()
    await product.stop()
    product.remove()
  })

  test('under everything refuses writes with a reason, goes on reading, and heals by itself', async () => {
    const disk = diskOrSkip(320)
    const product = await startProduct({}, disk.folder)
    const person = await createPerson(product.url)
    expect(await drink(person)).toBe(201)

    disk.fill()
    const { kept, status } = await drinkUntilRefused(person)
    expect([503, 507]).toContain(status)
    expect((await person.api.get('/api/health/live')).status()).toBe(200)
    expect((await person.api.get('/api/health-tips')).status()).toBe(200)
    expect([kept + 1, 'status 503']).toContain(await totalOf(person))

    disk.empty()
    await expect.poll(() => drink(person), { timeout: 60_000 }).toBe(201)
    // A write whose answer was lost with its connection may be there too.
    await expect
      .poll(async () => [kept + 2, kept + 3].includes(Number(await totalOf(person))), { timeout: 30_000 })
      .toBe(true)
    await expect
      .poll(() => readFileSync(join(disk.folder, 'logs/server.log'), 'utf8'))
      .toMatch(/"lost":\d+,"msg":"log lines were lost/)
    await product.stop()
    disk.remove()
  })

  test('that stops Postgres itself brings it back when there is room', async () => {
    const disk = diskOrSkip(320)
    const product = await startProduct({}, disk.folder)
    const person = await createPerson(product.url)
    expect(await drink(person)).toBe(201)

    disk.fill()
    // More of its journal than there is room for: Postgres can only give up.
    expect(() =>
      runSql(
        product,
        `SELECT pg_logical_emit_message(false, 'fill', repeat('x', 1000000)) FROM generate_series(1, 300)`,
      ),
    ).toThrow()
    expect((await person.api.get('/api/health/live')).status()).toBe(200)
    expect((await person.api.get('/api/subscription-packages')).status()).toBe(200)
    expect([1, 'status 503']).toContain(await totalOf(person))

    disk.empty()
    await expect.poll(() => drink(person), { timeout: 90_000 }).toBe(201)
    await expect.poll(() => totalOf(person), { timeout: 30_000 }).toBe(2)
    expect(product.process.exitCode).toBeNull()
    await product.stop()
    disk.remove()
  })

  for (const mebibytes of [1, 24])
    test(`of ${mebibytes} MiB is named by a start`, async () => {
      const disk = diskOrSkip(mebibytes)
      if (mebibytes === 1) disk.fill()
      const { child, output } = runStart({ PORT: String(await freePort()), DATA_DIR: disk.folder })
      const [code] = (await once(child, 'exit')) as [number | null]
      disk.remove()
      expect(code).toBe(1)
      expect(output()).toMatch(/disk .*is full/)
      expect(output()).not.toMatch(/\n\s+at /)
    })
})
