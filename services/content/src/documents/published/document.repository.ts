import { type Language, LOCALES } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { Sql, statement } from '@gb/service-kit'
import { LOCALE } from './locale.js'
import type { DocumentSlug } from './document-slugs.js'

/** A text as it is stored. `body` is whatever the JSON holds; the mapper checks it. */
export interface StoredDocument {
  slug: DocumentSlug
  version: string
  body: unknown
  sha256: string
}

/** What the sentences of a text are in another language, by the English one. */
export interface Translation {
  language: Language
  /** Of the translation, not of the text. */
  version: string
  words: Readonly<Record<string, string>>
}

const newest = statement(
  'content_newest_document',
  `SELECT slug, version, body, sha256 FROM content.document
   WHERE slug = $1 AND locale = $2
   ORDER BY string_to_array(version, '.')::int[] DESC
   LIMIT 1`,
)

const sameVersion = statement(
  'content_document_version',
  'SELECT sha256 FROM content.document WHERE slug = $1 AND locale = $2 AND version = $3',
)

// DO NOTHING: two processes that start together both find the text missing, and one of them is second.
const publish = statement(
  'content_publish_document',
  `INSERT INTO content.document (slug, locale, version, body, sha256, author, published_by, reason)
   SELECT $1::text, $2::text, $3::text, $4::jsonb, $5::text, 'Gastric Buddy', 'Gastric Buddy',
     'Shipped with the product.'
   WHERE NOT EXISTS (
     SELECT FROM content.document
     WHERE slug = $1::text AND locale = $2::text
       AND string_to_array(version, '.')::int[] >= string_to_array($3::text, '.')::int[]
   )
   ON CONFLICT (slug, locale, version) DO NOTHING
   RETURNING version`,
)

type TranslationRow = Omit<StoredDocument, 'body'> & { body: Translation['words'] }

/** Published texts. */
@Injectable()
export class DocumentRepository {
  constructor(private readonly sql: Sql) {}

  /** The newest version. Throws when the text was never published. */
  current(slug: DocumentSlug): Promise<StoredDocument> {
    return this.sql.one<StoredDocument>(newest, [slug, LOCALE])
  }

  /** The newest translation of a text; null where there is none, and for English, which is the text itself. */
  async translation(slug: DocumentSlug, language: Language): Promise<Translation | null> {
    if (language === 'en') return null
    const row = await this.sql.maybeOne<TranslationRow>(newest, [slug, LOCALES[language]])
    return row && { language, version: row.version, words: row.body }
  }

  /**
   * Publishes the texts, or translations, that are newer than what is there, all or none.
   * @returns the slugs that were published
   */
  publishNewer(documents: readonly StoredDocument[], locale = LOCALE): Promise<DocumentSlug[]> {
    return this.sql.transaction(async () => {
      const published: DocumentSlug[] = []
      for (const { slug, version, body, sha256 } of documents) {
        const row = await this.sql.maybeOne(publish, [slug, locale, version, JSON.stringify(body), sha256])
        if (row) published.push(slug)
      }
      return published
    })
  }

  /** The hash under which a version was published, or null. */
  async publishedHash(slug: DocumentSlug, version: string, locale = LOCALE): Promise<string | null> {
    const row = await this.sql.maybeOne<{ sha256: string }>(sameVersion, [slug, locale, version])
    return row?.sha256 ?? null
  }
}
