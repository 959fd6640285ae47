import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { AnnouncementTone } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'

/** A dated note. */
export interface Announcement {
  announcementId: string
  tone: AnnouncementTone
  title: string
  body: string
  startsAt: Date
  endsAt: Date
  author: string
  withdrawnAt: Date | null
}

/** A note to publish. */
export type NewAnnouncement = Omit<Announcement, 'announcementId' | 'withdrawnAt'>

const MAX_LISTED = 200

const COLUMNS = `announcement_id AS "announcementId", tone, title, body, starts_at AS "startsAt", ends_at AS "endsAt",
  author, withdrawn_at AS "withdrawnAt"`

const add = statement(
  'add_announcement',
  `INSERT INTO content.announcement (announcement_id, tone, title, body, starts_at, ends_at, author)
   VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${COLUMNS}`,
)

const all = statement(
  'all_announcements',
  `SELECT ${COLUMNS} FROM content.announcement ORDER BY created_at DESC, announcement_id LIMIT ${MAX_LISTED}`,
)

// What begins within the time that an answer may be kept goes along; the reader looks at the clock.
const coming = statement(
  'coming_announcements',
  `SELECT ${COLUMNS} FROM content.announcement
   WHERE withdrawn_at IS NULL AND ends_at > now() AND starts_at < now() + interval '1 day'
   ORDER BY starts_at DESC, announcement_id LIMIT 10`,
)

const withdraw = statement(
  'withdraw_announcement',
  `UPDATE content.announcement SET withdrawn_at = now()
   WHERE announcement_id = $1 AND withdrawn_at IS NULL RETURNING ${COLUMNS}`,
)

/** Notes in Postgres. */
@Injectable()
export class AnnouncementRepository {
  constructor(private readonly sql: Sql) {}

  add({ tone, title, body, startsAt, endsAt, author }: NewAnnouncement): Promise<Announcement> {
    return this.sql.one<Announcement & Record<string, unknown>>(add, [
      randomUUID(),
      tone,
      title,
      body,
      startsAt,
      endsAt,
      author,
    ])
  }

  /** Newest first. */
  all(): Promise<Announcement[]> {
    return this.sql.query<Announcement & Record<string, unknown>>(all)
  }

  /** What is to be seen now or within a day. */
  coming(): Promise<Announcement[]> {
    return this.sql.query<Announcement & Record<string, unknown>>(coming)
  }

  /** Null when there is no such note, or it was withdrawn before. */
  withdraw(announcementId: string): Promise<Announcement | null> {
    return this.sql.maybeOne<Announcement & Record<string, unknown>>(withdraw, [announcementId])
  }
}
