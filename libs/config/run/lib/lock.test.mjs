import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { takeLock } from './lock.mjs'
import { birthOf, exitOf } from '../../../processes/src/processes.mjs'

const fresh = () => join(mkdtempSync(join(os.tmpdir(), 'gastric-buddy-lock-')), 'a.lock')

describe('takeLock', () => {
  it('is held by one, and free again after the release', () => {
    const file = fresh()
    const first = takeLock(file)
    expect(takeLock(file)).toEqual({ heldBy: process.pid })
    first.release()
    expect(existsSync(file)).toBe(false)
    expect(takeLock(file)).toHaveProperty('release')
  })

  it('is taken over from a process that was killed', async () => {
    const file = fresh()
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    writeFileSync(file, JSON.stringify({ pid: child.pid, birth: birthOf(child.pid) }))
    expect(takeLock(file)).toEqual({ heldBy: child.pid })
    child.kill('SIGKILL')
    await exitOf(child)
    expect(takeLock(file)).toHaveProperty('release')
  })

  it('is taken over when another process has got the number meanwhile', () => {
    const file = fresh()
    writeFileSync(file, JSON.stringify({ pid: process.pid, birth: 'long ago' }))
    expect(takeLock(file)).toHaveProperty('release')
  })
})
