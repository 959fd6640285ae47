import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Sql } from '@gb/service-kit'
import { Repository } from 'typeorm'
import type { DocumentSlug } from '../published/document-slugs.js'
import { LOCALE } from '../published/locale.js'
import { DraftEntity } from '../../database/entities/draft.entity.js'

/** A text that is not published yet. */
export interface Draft extends Omit<DraftEntity, 'locale'> {
  slug: DocumentSlug
}

/** Drafts, at most one per text. */
@Injectable()
export class DraftRepository {
  constructor(
    @InjectRepository(DraftEntity, 'content')
    private readonly rows: Repository<DraftEntity>,
    private readonly sql: Sql,
  ) {}

  save(draft: Omit<Draft, 'savedAt'>): Promise<Draft> {
    return this.sql.transaction(async () => {
      await this.rows.upsert({ ...draft, locale: LOCALE, savedAt: () => 'now()' }, ['slug', 'locale'])
      const row = await this.rows.findOneByOrFail({ slug: draft.slug, locale: LOCALE })
      return Object.assign(row, { slug: draft.slug })
    })
  }

  async find(slug: DocumentSlug): Promise<Draft | null> {
    const row = await this.rows.findOneBy({ slug, locale: LOCALE })
    return row && Object.assign(row, { slug })
  }

  /** False when there was none. */
  async drop(slug: DocumentSlug): Promise<boolean> {
    return (await this.rows.delete({ slug, locale: LOCALE })).affected !== 0
  }
}
