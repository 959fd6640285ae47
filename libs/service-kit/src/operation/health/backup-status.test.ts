import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import {
  archiveLagSeconds,
  backupAgeSeconds,
  backupFault,
  NO_BACKUP,
  readBackupStatus,
} from './backup-status.js'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(NOW - hours * HOUR_MS).toISOString()
const fine = { ...NO_BACKUP, newest: ago(9) }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gb-backup-status-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe(readBackupStatus.name, () => {
  it('answers nothing where nobody makes backups', () => {
    expect(readBackupStatus(folder)).toBeNull()
  })

  it('reads what is there, and says so when it cannot', () => {
    writeFileSync(join(folder, 'backup-status.json'), JSON.stringify({ newest: ago(1), tried: ago(1) }))
    expect(readBackupStatus(folder)).toMatchObject({ newest: ago(1), problem: null, lost: [] })
    writeFileSync(join(folder, 'backup-status.json'), '{"newest":')
    expect(readBackupStatus(folder)?.problem).toContain('cannot be read')
  })
})

describe(backupFault.name, () => {
  it('is quiet about a backup of this night, and about a product that has had no night yet', () => {
    expect(backupFault(fine, 0, NOW)).toBeNull()
    expect(backupFault(NO_BACKUP, NOW - HOUR_MS, NOW)).toBeNull()
    expect(
      backupFault({ ...fine, archiveProblem: 'the disk is full', waitingSince: ago(0.01) }, 0, NOW),
    ).toBeNull()
  })

  it.each([
    ['a failed one', { ...fine, problem: 'There is no room.' }, /no room/],
    ['one that is older than a night', { ...fine, newest: ago(27) }, /older than a night/],
    ['none at all', NO_BACKUP, /older than a night/],
    [
      'a log that waits',
      { ...fine, archiveProblem: 'the disk is full', waitingSince: ago(1) },
      /disk is full/,
    ],
    ['a log with a gap', { ...fine, lost: ['000000010000000000000007'] }, /given up/],
  ])('tells of %s', (_what, status, sentence) => {
    expect(backupFault(status, 0, NOW)).toMatch(sentence)
  })

  it('counts age and lag in seconds', () => {
    expect(backupAgeSeconds(fine, NOW)).toBe(9 * 3600)
    expect(backupAgeSeconds(NO_BACKUP, NOW)).toBeNull()
    expect(archiveLagSeconds({ ...fine, waitingSince: ago(2) }, NOW)).toBe(7200)
    expect(archiveLagSeconds(fine, NOW)).toBe(0)
  })
})
