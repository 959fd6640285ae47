import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createPerson } from './support/api'
import { freePort, freshDataDir, isAlive, runStart, starterOf, startProduct } from './support/product'

const ended = async ({
  child,
  output,
}: ReturnType<typeof runStart>): Promise<{ code: number | null; text: string }> => {
  const code = child.exitCode ?? ((await once(child, 'exit')) as [number | null])[0]
  return { code, text: output() }
}

/** A child of a process; PostgreSQL starts all of its parts again when one is killed. */
const childOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').at(-1))

const postmasterOf = (dataDir: string): number => {
  return Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )

test.describe('npm start', () => {
  test('says where it is, and a second start finds the data', async () => {
    const first = await startProduct()
    expect(first.output()).toContain(`Gastric Buddy is ready at http://localhost:${first.port}`)
    expect(first.output()).toContain('/api/docs')
    expect(first.output()).toContain('npm run operator -- create')
    const person = await createPerson(first.url)

    await first.stop()
    const second = await startProduct({ PORT: String(first.port) }, first.dataDir)
    const again = await person.api.get(`${second.url}/api/profile/${person.userId}`)
    expect(again.ok()).toBe(true)
    await second.stop()
    second.remove()
  })

  test('stops Postgres with itself', async () => {
    const product = await startProduct()
    const postmaster = postmasterOf(product.dataDir)
    expect(isAlive(postmaster)).toBe(true)
    await product.stop()
    expect(isAlive(postmaster)).toBe(false)
    product.remove()
  })

  test('refuses a taken port in one line', async () => {
    const server = createServer().listen(0, 'localhost')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const dataDir = freshDataDir()
    const { code, text } = await ended(runStart({ PORT: String(address.port), DATA_DIR: dataDir }))
    server.close()
    expect(code).toBe(1)
    expect(text).toMatch(new RegExp(`PORT.*${address.port}|${address.port}.*PORT`))
  })

  test('says everything that keeps it from starting at once', async () => {
    const server = createServer().listen(0, 'localhost')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const file = join(freshDataDir(), 'a-file')
    writeFileSync(file, '')
    const { code, text } = await ended(
      runStart({
        PORT: String(address.port),
        DATA_DIR: join(file, 'below'),
        FREE_SCAN_LIMIT: 'many',
        NODE_ENV: 'production',
        LOG_FILE: join(file, 'server.log'),
        WEB_ROOT: join(file, 'web'),
        DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none',
      }),
    )
    server.close()
    expect(code).toBe(1)
    for (const name of [
      'PORT',
      'DATA_DIR',
      'FREE_SCAN_LIMIT',
      'LOG_FILE',
      'WEB_ROOT',
      'DATABASE_URL',
      'KEYS_FILE',
      'PUBLIC_ORIGIN',
      'OPENAI_API_KEY',
    ])
      expect(text).toMatch(new RegExp(`^${name}: `, 'm'))
    expect(text).not.toContain('secret')
  })

  test('refuses a broken variable by its name', async () => {
    const { code, text } = await ended(
      runStart({ PORT: String(await freePort()), DATA_DIR: freshDataDir(), FREE_SCAN_LIMIT: 'many' }),
    )
    expect(code).toBe(1)
    expect(text).toContain('FREE_SCAN_LIMIT')
  })

  test('refuses a DATA_DIR that it cannot write', async () => {
    const file = join(freshDataDir(), 'a-file')
    writeFileSync(file, '')
    const { code, text } = await ended(
      runStart({ PORT: String(await freePort()), DATA_DIR: join(file, 'below') }),
    )
    expect(code).toBe(1)
    expect(text).toContain('DATA_DIR')
  })

  test('never replaces a lost key file: it says what to do, and goes on once the file is back', async () => {
    const product = await startProduct()
    const person = await createPerson(product.url)
    await product.stop()
    const keys = join(product.dataDir, 'keys.json')
    renameSync(keys, `${keys}.aside`)
    const env = { PORT: String(product.port), DATA_DIR: product.dataDir }
    const { code, text } = await ended(runStart(env))
    expect(code).toBe(1)
    expect(text).toMatch(/KEYS_FILE: .*keys\.json is missing.*Put the key file of this database back/)
    expect(existsSync(keys)).toBe(false)

    renameSync(`${keys}.aside`, keys)
    const again = await startProduct({ PORT: env.PORT }, product.dataDir)
    const profile = await person.api.get(`${again.url}/api/profile/${person.userId}`)
    expect(await profile.json()).toMatchObject({ email: 'maria@example.com' })
    await again.stop()
    again.remove()
  })

  test('loses nothing that was answered when everything is killed', async () => {
    const product = await startProduct()
    const person = await createPerson(product.url)
    const drink = await person.api.post('/api/fluid-entry', {
      data: { user_id: person.userId, amount_oz: 8 },
    })
    expect(drink.status()).toBe(201)
    for (const pid of [postmasterOf(product.dataDir), starterOf(product.dataDir)])
      process.kill(pid, 'SIGKILL')
    await product.stop()
    // The server ends by itself once whoever started it is gone.
    await expect.poll(() => answers(product.url)).toBe(false)

    const again = await startProduct({ PORT: String(product.port) }, product.dataDir)
    const summary = await person.api.get(`${again.url}/api/fluid-summary/${person.userId}`)
    expect(((await summary.json()) as { total_fluid_oz: number }).total_fluid_oz).toBe(8)
    await again.stop()
    again.remove()
  })

  test('goes on by itself, with all that was answered, when its Postgres is killed', async () => {
    const product = await startProduct()
    const person = await createPerson(product.url)
    // With an id of its own: what is sent again because its answer was lost counts once.
    const drink = async (entryId: string) => {
      const data = { user_id: person.userId, entry_id: entryId, amount_oz: 8 }
      return (await person.api.post('/api/fluid-entry', { data })).status()
    }
    const [before, between, after] = [randomUUID(), randomUUID(), randomUUID()]
    const total = async () => {
      const answer = await person.api.get(`/api/fluid-summary/${person.userId}`)
      return answer.ok()
        ? ((await answer.json()) as { total_fluid_oz: number }).total_fluid_oz
        : answer.status()
    }
    expect(await drink(before)).toBe(201)

    const first = postmasterOf(product.dataDir)
    process.kill(childOf(first), 'SIGKILL')
    await expect.poll(() => drink(between), { timeout: 30_000 }).toBe(201)
    await expect.poll(total, { timeout: 30_000 }).toBe(16)
    expect(postmasterOf(product.dataDir)).toBe(first)

    process.kill(first, 'SIGKILL')
    await expect.poll(() => product.output(), { timeout: 60_000 }).toContain('PostgreSQL runs again.')
    await expect.poll(() => drink(after), { timeout: 60_000 }).toBe(201)
    await expect.poll(total, { timeout: 60_000 }).toBe(24)
    const second = postmasterOf(product.dataDir)
    expect(second).not.toBe(first)
    expect(product.output()).toContain('PostgreSQL ended by itself (signal SIGKILL) and is started again.')
    await product.stop()
    expect(isAlive(second)).toBe(false)
    product.remove()
  })
})
