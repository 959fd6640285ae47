import { backupAgeSeconds } from './backup-status.js'
import type { BackupOverview } from './backup-watch.js'
import type { BackupsDto } from './operator-backups.dto.js'

/** Backups on the wire. What is damaged brings nothing back. */
export const toBackupsDto = ({ status, isHere, askedAt, fault }: BackupOverview): BackupsDto => {
  const whole = status.kept.filter((backup) => backup.fault === null)
  return {
    here: isHere,
    restorable_from: whole[0]?.from ?? null,
    // A dump is of one moment, and no log goes on from it.
    restorable_until: whole.length === 0 ? null : (status.archived ?? whole.at(-1)?.from ?? null),
    age_seconds: backupAgeSeconds(status),
    fault,
    asked_at: askedAt,
    backups: status.kept.toReversed().map((backup) => ({
      name: backup.name,
      made_at: backup.madeAt,
      restorable_from: backup.from,
      bytes: backup.bytes,
      verified_at: backup.verifiedAt,
      fault: backup.fault,
    })),
  }
}
