import { Injectable } from '@nestjs/common'
import { Sql, statement } from '@gb/service-kit'
import { LOCALE } from '../published/locale.js'
import type { DocumentSlug } from '../published/document-slugs.js'

/** A text that is not published yet. */
export interface Draft {
  slug: DocumentSlug
  basedOn: string
  body: object
  author: string
  savedAt: Date
}

const COLUMNS = `slug, based_on AS "basedOn", body, author, saved_at AS "savedAt"`

const save = statement(
  'content_save_draft',
  `INSERT INTO content.draft (slug, locale, based_on, body, author) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (slug, locale) DO UPDATE
     SET based_on = excluded.based_on, body = excluded.body, author = excluded.author, saved_at = now()
   RETURNING ${COLUMNS}`,
)

const find = statement(
  'content_draft',
  `SELECT ${COLUMNS} FROM content.draft WHERE slug = $1 AND locale = $2`,
)

const drop = statement(
  'content_drop_draft',
  'DELETE FROM content.draft WHERE slug = $1 AND locale = $2 RETURNING slug',
)

/** Drafts, at most one per text. */
@Injectable()
export class DraftRepository {
  constructor(private readonly sql: Sql) {}

  save({ slug, basedOn, body, author }: Omit<Draft, 'savedAt'>): Promise<Draft> {
    return this.sql.one<Draft & Record<string, unknown>>(save, [
      slug,
      LOCALE,
      basedOn,
      JSON.stringify(body),
      author,
    ])
  }

  find(slug: DocumentSlug): Promise<Draft | null> {
    return this.sql.maybeOne<Draft & Record<string, unknown>>(find, [slug, LOCALE])
  }

  /** False when there was none. */
  async drop(slug: DocumentSlug): Promise<boolean> {
    return (await this.sql.maybeOne(drop, [slug, LOCALE])) !== null
  }
}
