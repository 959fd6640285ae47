import { mkdtempSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { checkDataDir, checkPort, readSettings } from './settings.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

describe('readSettings', () => {
  it('has an answer for every variable, and takes an empty one as unset', () => {
    const expected = { port: 3000, host: 'localhost', dataDir: join(ROOT, '.data'), databaseUrl: undefined }
    expect(readSettings({})).toEqual(expected)
    expect(readSettings({ PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '' })).toEqual(expected)
  })

  it.each(['abc', '0', '65536', '30.5', '-1'])('refuses PORT=%s by its name', (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(
      `PORT: must be a whole number from 1 to 65535, not "${port}".`,
    )
  })
})

describe('checkPort', () => {
  it.each(['127.0.0.1', '0.0.0.0'])(
    'refuses a port that a program on %s uses, by its number',
    async (host) => {
      const server = net.createServer().listen(0, host)
      await new Promise((resolve) => server.once('listening', resolve))
      const { port } = server.address()
      await expect(checkPort(port, 'localhost')).rejects.toThrow(`PORT: ${port} is used by another program.`)
      await new Promise((resolve) => server.close(resolve))
      await expect(checkPort(port, 'localhost')).resolves.toBeUndefined()
    },
  )
})

describe('checkDataDir', () => {
  it('refuses a folder below a file, and one that the system does not give', () => {
    const file = join(mkdtempSync(join(os.tmpdir(), 'gastric-buddy-settings-')), 'file')
    writeFileSync(file, '')
    expect(() => checkDataDir(join(file, 'below'))).toThrow(/^DATA_DIR: .* cannot be written/)
    if (process.platform === 'linux') expect(() => checkDataDir('/proc/nothing/here')).toThrow(/^DATA_DIR: /)
  })
})
