import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { filesBelow } from './support/backups'
import { layOutImage } from './support/image-layout'
import { startSystemPostgres, systemPostgres } from './support/system-postgres'

test('each command of the image runs from what the image holds, as a user who may write data alone', async () => {
  test.skip(systemPostgres === undefined, 'there is no PostgreSQL of the system (Debian: postgresql)')
  test.setTimeout(300_000)
  const folder = mkdtempSync(join(tmpdir(), 'gastric-buddy-image-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  mkdirSync(data)
  chmodSync(data, 0o777)
  const image = layOutImage(folder)
  const server = await startSystemPostgres(folder)
  try {
    expect(image.commands).toEqual(['backup', 'foods-import', 'keys', 'migrate', 'operator'])
    server.create('product')
    server.create('restored')
    const variables = { DATA_DIR: data, DATABASE_URL: server.url('product'), PATH: systemPostgres ?? '' }
    const run = (command: string, ...args: string[]) => image.run(command, args, variables)

    const migrated = run('migrate')
    expect(migrated.code, migrated.text).toBe(0)
    const created = run('operator', 'create', '--name', 'Olga', '--scope', 'ops:read')
    expect(created.text).toContain('gbop_')
    const status = run('keys', 'status')
    expect(status.code, status.text).toBe(0)
    const imported = run('foods-import', join(folder, 'nowhere'))
    expect([imported.code, imported.text]).toEqual([1, expect.stringContaining('nowhere')])
    expect(imported.text).not.toContain('ERR_MODULE_NOT_FOUND')

    const made = run('backup')
    expect(made.code, made.text).toBe(0)
    const files = filesBelow(join(data, 'backups'))
    const manifest = files.find((file) => file.endsWith('manifest.json')) ?? ''
    expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({
      kind: 'dump',
      tables: { 'profile.operator_token': 1 },
    })
    const dump = files.find((file) => file.endsWith('dump.pgc')) ?? ''
    const restored = server.restore(dump, 'restored')
    expect(restored.status, restored.stderr).toBe(0)
    const again = image.run('operator', ['list'], { ...variables, DATABASE_URL: server.url('restored') })
    expect(again.text).toContain('Olga')
    const without = image.run('backup', [], { DATA_DIR: data })
    expect([without.code, without.text]).toEqual([1, expect.stringContaining('DATABASE_URL')])
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
