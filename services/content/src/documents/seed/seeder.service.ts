import { Injectable, Logger } from '@nestjs/common'
import { DocumentRepository, type StoredDocument } from '../published/document.repository.js'
import { SEED_MESSAGES } from './messages.js'
import { readSeed } from './seed-files.js'

/** Publishes the shipped texts where none, or only an older one, is published. Safe to run at every start. */
@Injectable()
export class SeederService {
  private readonly logger = new Logger(SeederService.name)

  constructor(private readonly documents: DocumentRepository) {}

  async seed(): Promise<void> {
    const shipped = await readSeed()
    const published = await this.documents.publishNewer(shipped)
    if (published.length > 0) this.logger.log(SEED_MESSAGES.published(published))
    for (const document of shipped) await this.warnIfChanged(document)
  }

  /** A text changed under its old version stays unpublished, which nobody would notice otherwise. */
  private async warnIfChanged({ slug, version, sha256 }: StoredDocument): Promise<void> {
    const published = await this.documents.publishedHash(slug, version)
    if (published !== null && published !== sha256)
      this.logger.warn(SEED_MESSAGES.changedInPlace(slug, version))
  }
}
