import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Env } from '../../env/env.js'
import { Metrics } from '../metrics/metrics.js'
import {
  archiveLagSeconds,
  backupAgeSeconds,
  backupFault,
  type BackupStatus,
  NO_BACKUP,
  readBackupStatus,
  waitingRequest,
  writeRequest,
} from './backup-status.js'
import { BackupsByCommand, NoBackupsHere } from './errors.js'
import { Readiness } from './readiness.js'

/** Backups as operators see them. */
export interface BackupOverview {
  status: BackupStatus
  /** Whether this machine makes them. */
  isHere: boolean
  /** When one was asked for that is waited for. */
  askedAt: string | null
  fault: string | null
}

/** Shows operators how backups stand. A failed backup never keeps anybody from being served. */
@Injectable()
export class BackupWatch implements OnModuleInit {
  private readonly startedAt = Date.now()

  constructor(
    private readonly env: Env,
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.readiness.watch('backup', () => {
      const fault = this.health()?.fault ?? null
      return fault === null ? Promise.resolve() : Promise.reject(new Error(fault))
    })
    this.figure('backup_age_seconds', 'Age of the newest backup.', backupAgeSeconds)
    this.figure('backup_failed', '1 when the last backup failed, else 0.', ({ problem }) => (problem ? 1 : 0))
    this.figure(
      'wal_archive_lag_seconds',
      'How long the oldest finished part of the log has been waiting for its archive.',
      archiveLagSeconds,
    )
    this.figure(
      'wal_archive_lost',
      'Parts of the log that were given up since the newest backup.',
      ({ lost }) => lost.length,
    )
  }

  /** How backups stand; null where nobody makes them on this machine. */
  status(): BackupStatus | null {
    return readBackupStatus(this.env.dataDir)
  }

  /** The same for the operators' console. */
  health(): { age_seconds: number | null; fault: string | null; archive_lag_seconds: number } | null {
    const status = this.status()
    if (status === null) return null
    return {
      age_seconds: backupAgeSeconds(status),
      fault: backupFault(status, this.startedAt),
      archive_lag_seconds: archiveLagSeconds(status),
    }
  }

  /** What lies in the store, from when to when the data can be brought back, and what was asked for. */
  overview(): BackupOverview {
    const status = this.status()
    if (status === null) return { status: NO_BACKUP, isHere: false, askedAt: null, fault: null }
    return {
      status,
      isHere: true,
      askedAt: waitingRequest(this.env.dataDir, status),
      fault: backupFault(status, this.startedAt),
    }
  }

  /** Asks for a backup now; one that is waited for already is enough. @throws AppError `conflict` where nobody could be asked */
  ask(): BackupOverview {
    const before = this.overview()
    if (!before.isHere) throw new NoBackupsHere()
    if (before.status.madeBy === 'command') throw new BackupsByCommand()
    if (before.askedAt !== null) return before
    writeRequest(this.env.dataDir, new Date().toISOString())
    return this.overview()
  }

  private figure(name: string, help: string, read: (status: BackupStatus) => number | null): void {
    this.metrics.add({
      name,
      help,
      read: () => {
        const status = this.status()
        const value = status && read(status)
        return Promise.resolve(value === null ? {} : { '': value })
      },
    })
  }
}
