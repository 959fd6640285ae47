import { LOCALES } from '@gb/domain'
import { Injectable, Logger } from '@nestjs/common'
import { DocumentRepository, type StoredDocument } from '../published/document.repository.js'
import { SEED_MESSAGES } from './messages.js'
import { LOCALE, OTHER_LANGUAGES } from '../published/locale.js'
import { readSeed, readTranslations } from './seed-files.js'

/** Publishes the shipped texts and their translations where none, or only an older one, is published. Safe to run at every start. */
@Injectable()
export class SeederService {
  private readonly logger = new Logger(SeederService.name)

  constructor(private readonly documents: DocumentRepository) {}

  async seed(): Promise<void> {
    await this.publish(await readSeed(), LOCALE)
    for (const language of OTHER_LANGUAGES)
      await this.publish(await readTranslations(language), LOCALES[language])
  }

  private async publish(shipped: readonly StoredDocument[], locale: string): Promise<void> {
    const published = await this.documents.publishNewer(shipped, locale)
    if (published.length > 0) this.logger.log(SEED_MESSAGES.published(published))
    for (const document of shipped) await this.warnIfChanged(document, locale)
  }

  /** A text changed under its old version stays unpublished, which nobody would notice otherwise. */
  private async warnIfChanged({ slug, version, sha256 }: StoredDocument, locale: string): Promise<void> {
    const published = await this.documents.publishedHash(slug, version, locale)
    if (published !== null && published !== sha256)
      this.logger.warn(SEED_MESSAGES.changedInPlace(slug, version))
  }
}
