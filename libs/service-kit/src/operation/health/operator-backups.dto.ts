import { Answer } from '../../base/shapes/answer.js'

/** A backup of the embedded database. */
export class BackupDto {
  @Answer('Name of its folder: when it began, in UTC.', '20261122T023000Z') name!: string
  @Answer.orNull(
    String,
    'ISO instant at which it began; null when it cannot be read.',
    '2026-11-22T02:30:00.000Z',
  )
  made_at!: string | null
  @Answer.orNull(String, 'ISO instant: the earliest moment it can bring back.', '2026-11-22T02:30:05.000Z')
  restorable_from!: string | null
  @Answer('Bytes of its files.', 48_213_004) bytes!: number
  @Answer.orNull(
    String,
    'ISO instant at which every byte was held against what was written; null: not yet.',
    '2026-11-22T02:31:40.000Z',
  )
  verified_at!: string | null
  @Answer.orNull(String, 'Why it must not be counted on, or null.', null) fault!: string | null
}

/** Backups, and the moments that the data can be brought back to. */
export class BackupsDto {
  @Answer(
    'Whether backups are made here; false with a Postgres of your own that the command `backup` never dumped.',
    true,
  )
  here!: boolean
  @Answer.orNull(String, 'ISO instant: the earliest moment to go back to.', '2026-11-16T02:30:05.000Z')
  restorable_from!: string | null
  @Answer.orNull(
    String,
    'ISO instant: the latest, up to which the log is in the store; of dumps, the moment of the newest.',
    '2026-11-22T09:41:00.000Z',
  )
  restorable_until!: string | null
  @Answer.orNull(Number, 'Seconds since the newest was finished; null: none.', 25_800) age_seconds!:
    number | null
  @Answer.orNull(String, 'What somebody should look after, or null.', null) fault!: string | null
  @Answer.orNull(String, 'ISO instant at which one was asked for that is not made yet; null: none is.', null)
  asked_at!: string | null
  @Answer.list(BackupDto, 'The newest first.') backups!: BackupDto[]
}
