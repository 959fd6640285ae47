import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const FILE = 'backup-status.json'
const REQUEST = 'backup-request.json'

const instant = z.iso.datetime().nullable().default(null)

const keptSchema = z.object({
  name: z.string(),
  madeAt: instant,
  /** The earliest moment that it can bring back. */
  from: instant,
  bytes: z.number(),
  /** When every byte was held against what was written. */
  verifiedAt: instant,
  fault: z.string().nullable().default(null),
})

const statusSchema = z.object({
  newest: instant,
  tried: instant,
  problem: z.string().nullable().default(null),
  archived: instant,
  archiveProblem: z.string().nullable().default(null),
  waitingSince: instant,
  lost: z.array(z.string()).default([]),
  /** A command comes when somebody starts it, and can be asked for nothing. */
  madeBy: z.enum(['product', 'command']).default('product'),
  /** Oldest first. */
  kept: z.array(keptSchema).default([]),
})

/** How backups stand, as the command that makes them last wrote it down. */
export type BackupStatus = z.infer<typeof statusSchema>

/** What nobody has written down yet. */
export const NO_BACKUP: BackupStatus = statusSchema.parse({})

/** A day, and what a night's backup may be late. */
const OVERDUE_MS = 26 * 3_600_000

/** Segments are finished every minute; longer than this is no hiccup of a disk any more. */
const LATE_MS = 5 * 60_000

/**
 * Reads how backups stand.
 * @param dataDir folder of the product's data
 * @returns null where nobody makes backups on this machine: with a Postgres of the operator's own that the command `backup` never
 *   wrote a dump of
 */
export const readBackupStatus = (dataDir: string): BackupStatus | null => {
  const file = join(dataDir, FILE)
  if (!existsSync(file)) return null
  try {
    return statusSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { ...NO_BACKUP, problem: `${FILE} cannot be read.` }
  }
}

const requestSchema = z.object({ at: z.iso.datetime() })

/** When an operator asked for a backup that has not been tried since; null: none is waited for. */
export const waitingRequest = (dataDir: string, { tried }: BackupStatus): string | null => {
  const file = join(dataDir, REQUEST)
  if (!existsSync(file)) return null
  try {
    const { at } = requestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return tried === null || at > tried ? at : null
  } catch {
    return null
  }
}

/** Asks the command that makes backups for one. It looks every minute. */
export const writeRequest = (dataDir: string, at: string): void => {
  const file = join(dataDir, REQUEST)
  writeFileSync(`${file}.new`, JSON.stringify({ at }), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** Age in milliseconds; null without an instant. */
const ageOf = (at: string | null, now: number): number | null => (at === null ? null : now - Date.parse(at))

/** Age of the newest backup in seconds; null when there is none. */
export const backupAgeSeconds = ({ newest }: BackupStatus, now = Date.now()): number | null => {
  const age = ageOf(newest, now)
  return age === null ? null : Math.round(age / 1000)
}

/** For how many seconds the oldest finished part of the log has been waiting for its archive; 0 when none waits. */
export const archiveLagSeconds = ({ waitingSince }: BackupStatus, now = Date.now()): number =>
  Math.round((ageOf(waitingSince, now) ?? 0) / 1000)

/**
 * Why somebody should look, or null: the last one failed, the newest is older than a night, the log waits or has a gap.
 * @param startedAt when this process began: a product that was started a moment ago has had no night yet
 */
export const backupFault = (status: BackupStatus, startedAt: number, now = Date.now()): string | null => {
  if (status.problem !== null) return status.problem
  if (status.kept.at(-1)?.fault != null) return 'The newest backup is damaged.'
  if (status.archiveProblem !== null && archiveLagSeconds(status, now) * 1000 > LATE_MS)
    return status.archiveProblem
  if (status.lost.length > 0)
    return 'Parts of the log were given up for want of room; the next backup begins a whole one.'
  if (now - Math.max(startedAt, Date.parse(status.newest ?? '1970-01-01T00:00:00Z')) > OVERDUE_MS)
    return 'The newest backup is older than a night.'
  return null
}
