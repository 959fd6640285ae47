import { LOCALES } from '@gb/domain'
import { InvalidInput, type Operator, Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { canonicalHash } from '../published/canonical-hash.js'
import { SPOKEN_SLUGS, type SpokenSlug } from '../published/document-slugs.js'
import {
  DocumentRepository,
  type StoredDocument,
  type Translation,
} from '../published/document.repository.js'
import { OTHER_LANGUAGES, type OtherLanguage } from '../published/locale.js'
import { HeldDocuments } from '../published/held-documents.js'
import { leftOverIn, missingIn, sentencesIn } from '../translations/spoken.js'
import { figureFaults } from '../translations/translation-faults.js'
import { NewerMeanwhile, SameText } from './errors.js'
import { nextVersion } from './next-version.js'
import { VersionRepository } from './version.repository.js'

const FIRST_VERSION = '1.0'

/** How a text stands in a language. */
export interface TranslationState {
  slug: SpokenSlug
  language: OtherLanguage
  /** Of the text in force. */
  textVersion: string
  /** Of the translation; null where there is none. */
  version: string | null
  sentences: number
  words: Translation['words']
  /** What it does not say: while there is one, its readers get English. */
  missing: string[]
  /** What it says that stands in the text no more. */
  leftOver: string[]
}

/** A translation to put in force. */
export interface NewTranslation {
  /** The version its author started from; null for the first. */
  basedOn: string | null
  words: Translation['words']
  reason: string
}

const checkWords = (words: Translation['words']): void => {
  const faults = figureFaults(words)
  if (faults.length > 0) throw new InvalidInput(faults.map((message) => ({ field: 'words', message })))
}

/** The texts in other languages: what is said of them, what waits, and a new version of the words. */
@Injectable()
export class TranslationsService {
  constructor(
    private readonly sql: Sql,
    private readonly documents: DocumentRepository,
    private readonly versions: VersionRepository,
    private readonly held: HeldDocuments,
  ) {}

  /** How every text stands in every language. */
  all(): Promise<TranslationState[]> {
    const asked = SPOKEN_SLUGS.flatMap((slug) => OTHER_LANGUAGES.map((language) => ({ slug, language })))
    return Promise.all(asked.map(({ slug, language }) => this.state(slug, language)))
  }

  /** How a text stands in a language, with the words. */
  async state(slug: SpokenSlug, language: OtherLanguage): Promise<TranslationState> {
    const text = await this.documents.current(slug)
    return this.stateOf(text, slug, language, await this.documents.translation(slug, language))
  }

  /**
   * Puts words in force. They may lack sentences, so that a long text can be translated in parts.
   * @throws AppError `invalid_input` for another figure than in English, `conflict` when other words came meanwhile
   */
  async save(
    slug: SpokenSlug,
    language: OtherLanguage,
    { basedOn, words, reason }: NewTranslation,
    { name }: Operator,
  ): Promise<TranslationState> {
    checkWords(words)
    await this.sql.transaction(async () => {
      await this.versions.lock(slug)
      const before = await this.documents.translation(slug, language)
      const stands = before?.version ?? null
      if (stands !== basedOn) throw new NewerMeanwhile(stands ?? FIRST_VERSION)
      const sha256 = canonicalHash(words)
      if (before !== null && sha256 === canonicalHash(before.words)) throw new SameText(before.version)
      const version = before === null ? FIRST_VERSION : nextVersion(before.version, 'minor')
      const row = {
        slug,
        version,
        body: words,
        sha256,
        author: name,
        publishedBy: name,
        reason,
        copyOf: null,
      }
      if (!(await this.versions.add(row, LOCALES[language]))) throw new NewerMeanwhile(version)
    })
    this.held.forget(slug)
    return this.state(slug, language)
  }

  private stateOf(
    text: StoredDocument,
    slug: SpokenSlug,
    language: OtherLanguage,
    translation: Translation | null,
  ): TranslationState {
    const words = translation?.words ?? {}
    return {
      slug,
      language,
      textVersion: text.version,
      version: translation?.version ?? null,
      sentences: sentencesIn(text).length,
      words,
      missing: missingIn(text, words),
      leftOver: leftOverIn(text, words),
    }
  }
}
