import { Injectable } from '@nestjs/common'
import { Sql, statement } from '@gb/service-kit'
import type { FieldCounts } from './field-counts.js'

/** What was counted of one version in the last seven days. */
export interface FieldRow extends FieldCounts {
  version: string
}

const add = statement(
  'field_add',
  `INSERT INTO releases.field_day (remote, version, day, loads, failures, times)
   VALUES ($1, $2, (now() AT TIME ZONE 'UTC')::date, $3, $4, $5)
   ON CONFLICT (remote, version, day) DO UPDATE SET loads = field_day.loads + excluded.loads,
     failures = field_day.failures + excluded.failures,
     times = (SELECT array_agg(old + new ORDER BY place)
              FROM unnest(field_day.times, excluded.times) WITH ORDINALITY AS t(old, new, place))`,
)

const versions = statement('field_versions', `SELECT remote || ' ' || version AS name FROM releases.release`)

const ofRemote = statement(
  'field_of_remote',
  `SELECT version, sum(loads)::int AS loads, sum(failures)::int AS failures,
     (SELECT array_agg(number ORDER BY place) FROM
        (SELECT place, sum(number)::int AS number FROM releases.field_day AS d, unnest(d.times) WITH ORDINALITY AS t(number, place)
         WHERE d.remote = $1 AND d.version = field_day.version AND d.day > now() - interval '7 days' GROUP BY place) AS places) AS times
   FROM releases.field_day WHERE remote = $1 AND day > now() - interval '7 days' GROUP BY version`,
)

/** What browsers told, by version and day. */
@Injectable()
export class FieldRepository {
  constructor(private readonly sql: Sql) {}

  async add(remote: string, version: string, { loads, failures, times }: FieldCounts): Promise<void> {
    await this.sql.query(add, [remote, version, loads, failures, times])
  }

  /** Every version that was ever published, as "remote version". */
  async versions(): Promise<ReadonlySet<string>> {
    return new Set((await this.sql.query<{ name: string }>(versions, [])).map(({ name }) => name))
  }

  /** The last seven days. */
  ofRemote(remote: string): Promise<FieldRow[]> {
    return this.sql.query<FieldRow & Record<string, unknown>>(ofRemote, [remote])
  }
}
