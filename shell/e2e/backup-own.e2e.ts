import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { filesBelow, run } from './support/backups'
import { startSystemPostgres, systemPostgres } from './support/system-postgres'

test('a Postgres of one’s own is dumped with its manifest, and pg_restore brings it back', async () => {
  test.skip(systemPostgres === undefined, 'there is no PostgreSQL of the system (Debian: postgresql)')
  const folder = mkdtempSync(join(tmpdir(), 'gastric-buddy-own-'))
  chmodSync(folder, 0o777)
  const places = {
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: join(folder, 'store'),
    PATH: `${systemPostgres}:${process.env.PATH}`,
  }
  const server = await startSystemPostgres(folder)
  try {
    server.create('product')
    server.create('restored')
    const env = { ...places, DATABASE_URL: server.url('product') }
    const first = await run('keys', ['status'], env)
    expect(first.code, first.text).toBe(0)
    const made = await run('backup', [], env)
    expect(made.code, made.text).toBe(0)
    const files = filesBelow(places.BACKUP_DIR)
    const manifest = JSON.parse(
      readFileSync(files.find((file) => file.endsWith('manifest.json')) ?? '', 'utf8'),
    ) as { kind: string; tables: Record<string, number> }
    expect(manifest.kind).toBe('dump')
    expect(Object.keys(manifest.tables)).toContain('profile.profile')

    const dump = files.find((file) => file.endsWith('dump.pgc')) ?? ''
    const restored = server.restore(dump, 'restored')
    expect(restored.status, restored.stderr).toBe(0)
    const again = await run('keys', ['status'], { ...env, DATABASE_URL: server.url('restored') })
    expect(again.code, again.text).toBe(0)

    const keys = join(places.DATA_DIR, 'keys.json')
    const own = JSON.parse(readFileSync(keys, 'utf8')) as { lookup: string }
    writeFileSync(keys, JSON.stringify({ ...own, lookup: Buffer.alloc(32, 7).toString('base64') }))
    const foreign = await run('backup', [], env)
    expect(foreign).toMatchObject({ code: 1, text: expect.stringContaining('KEYS_FILE') })
    expect(filesBelow(places.BACKUP_DIR)).toEqual(files)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
