import { Injectable } from '@nestjs/common'
import { RELEASE_LIMITS } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'
import type { CanaryTold } from './field-counts.js'

/** What somebody told of a canary. */
export interface MarkCounts {
  loads: number
  failures: number
}

const held = statement(
  'canary_held',
  `SELECT 1 FROM releases.rollout WHERE remote = $1 AND canary_version = $2 AND canary_paused IS NULL FOR NO KEY UPDATE`,
)

// Whom we know goes on being counted; for somebody new there must be room.
const add = statement(
  'canary_mark_add',
  `INSERT INTO releases.canary_mark AS kept (remote, version, mark, loads, failures, told_on)
   SELECT $1, $2, mark, loads, failures, (now() AT TIME ZONE 'UTC')::date FROM
     (SELECT new.mark, new.loads, new.failures, known.mark IS NOT NULL AS is_known,
        row_number() OVER (PARTITION BY known.mark IS NULL ORDER BY new.mark) AS place
      FROM unnest($3::text[], $4::int[], $5::int[]) AS new(mark, loads, failures)
      LEFT JOIN releases.canary_mark AS known ON known.remote = $1 AND known.version = $2 AND known.mark = new.mark) AS told
   WHERE is_known OR place <= $6 - (SELECT count(*) FROM releases.canary_mark WHERE remote = $1 AND version = $2)
   ON CONFLICT (remote, version, mark) DO UPDATE
     SET loads = kept.loads + excluded.loads, failures = kept.failures + excluded.failures, told_on = excluded.told_on`,
)

const told = statement(
  'canary_told',
  `SELECT count(*)::int AS people, (count(*) FILTER (WHERE failures > 0))::int AS failing,
     coalesce(sum(weight), 0)::float8 AS loads,
     coalesce(sum(weight * failures / (loads + failures)::numeric), 0)::float8 AS failures
   FROM (SELECT loads, failures, least(loads + failures, $3::int) AS weight FROM releases.canary_mark
         WHERE remote = $1 AND version = $2 AND loads + failures > 0) AS each`,
)

const sweep = statement(
  'canary_mark_sweep',
  `DELETE FROM releases.canary_mark WHERE told_on < ($1::timestamptz AT TIME ZONE 'UTC')::date - $2::int`,
)

/** What those told who are given a canary. */
@Injectable()
export class CanaryMarksRepository {
  constructor(private readonly sql: Sql) {}

  /** Adds what was told, by mark; nothing when the canary has ended or is paused, whose marks are erased. */
  async add(remote: string, version: string, marks: ReadonlyMap<string, MarkCounts>): Promise<void> {
    const counts = [...marks.values()]
    await this.sql.transaction(async () => {
      // One process after the other, and none beside a change of the canary: what ends it erases all marks.
      if ((await this.sql.query(held, [remote, version])).length === 0) return
      await this.sql.query(add, [
        remote,
        version,
        [...marks.keys()],
        counts.map(({ loads }) => loads),
        counts.map(({ failures }) => failures),
        RELEASE_LIMITS.marks,
      ])
    })
  }

  /** By all of them since the canary began, where nobody weighs more than a few loads. */
  async told(remote: string, version: string): Promise<CanaryTold> {
    const [sum] = await this.sql.query<CanaryTold & Record<string, unknown>>(told, [
      remote,
      version,
      RELEASE_LIMITS.loadsOfOne,
    ])
    return sum ?? { people: 0, failing: 0, loads: 0, failures: 0 }
  }

  /** Erases what is older than it may become. */
  async sweep(now: Date): Promise<void> {
    await this.sql.query(sweep, [now, RELEASE_LIMITS.markDays])
  }
}
