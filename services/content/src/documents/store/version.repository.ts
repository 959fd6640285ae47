import { Injectable } from '@nestjs/common'
import { Sql, statement } from '@gb/service-kit'
import { LOCALE } from '../published/locale.js'
import type { DocumentSlug } from '../published/document-slugs.js'

/** A published text and how it came to be. */
export interface VersionRow {
  slug: DocumentSlug
  version: string
  publishedAt: Date
  author: string
  publishedBy: string
  reason: string
  copyOf: string | null
  sha256: string
  body: object
}

/** A version to publish. */
export type NewVersion = Omit<VersionRow, 'publishedAt'>

const ORDER = `string_to_array(version, '.')::int[]`

const COLUMNS = `slug, version, published_at AS "publishedAt", author, published_by AS "publishedBy", reason,
  copy_of AS "copyOf", sha256, body`

const list = statement(
  'content_versions',
  `SELECT ${COLUMNS} FROM content.document WHERE slug = $1 AND locale = $2
     AND ($3::text IS NULL OR ${ORDER} < string_to_array($3::text, '.')::int[])
   ORDER BY ${ORDER} DESC LIMIT $4`,
)

const one = statement(
  'content_version',
  `SELECT ${COLUMNS} FROM content.document WHERE slug = $1 AND locale = $2 AND version = $3`,
)

const lock = statement('content_lock', `SELECT pg_advisory_xact_lock(hashtext('content ' || $1::text))`)

// DO NOTHING: a process that starts may publish a shipped text of that very version.
const insert = statement(
  'content_insert_version',
  `INSERT INTO content.document (slug, locale, version, body, sha256, author, published_by, reason, copy_of)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (slug, locale, version) DO NOTHING RETURNING version`,
)

/** The versions of the texts, or of their translations where a locale is named. One is added, none is ever changed. */
@Injectable()
export class VersionRepository {
  constructor(private readonly sql: Sql) {}

  /** Newest first, below `before`. */
  list(
    slug: DocumentSlug,
    limit: number,
    before: string | null = null,
    locale = LOCALE,
  ): Promise<VersionRow[]> {
    return this.sql.query<VersionRow & Record<string, unknown>>(list, [slug, locale, before, limit])
  }

  find(slug: DocumentSlug, version: string): Promise<VersionRow | null> {
    return this.sql.maybeOne<VersionRow & Record<string, unknown>>(one, [slug, LOCALE, version])
  }

  /** Publishes of one text wait for each other until the transaction ends. */
  async lock(slug: DocumentSlug): Promise<void> {
    await this.sql.query(lock, [slug])
  }

  /** False when there is that version already. */
  async add(row: NewVersion, locale = LOCALE): Promise<boolean> {
    const { slug, version, body, sha256, author, publishedBy, reason, copyOf } = row
    const values = [slug, locale, version, JSON.stringify(body), sha256, author, publishedBy, reason, copyOf]
    return (await this.sql.maybeOne(insert, values)) !== null
  }
}
