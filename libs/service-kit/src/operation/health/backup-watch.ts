import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Env } from '../../env/env.js'
import { Metrics } from '../metrics/metrics.js'
import {
  archiveLagSeconds,
  backupAgeSeconds,
  backupFault,
  type BackupStatus,
  readBackupStatus,
} from './backup-status.js'
import { Readiness } from './readiness.js'

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
