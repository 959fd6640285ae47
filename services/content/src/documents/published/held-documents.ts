import { type Language, LANGUAGES } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { Held } from '@gb/service-kit'
import { type DocumentSlug, PUBLIC_SLUGS } from './document-slugs.js'
import { DocumentRepository, type StoredDocument, type Translation } from './document.repository.js'

/** How long a text is held before the database is asked for a newer version, in ms. */
const HELD_MS = 60_000

/** Every held form of every text, so that a process that publishes one shows it at once. */
@Injectable()
export class HeldDocuments {
  private readonly forms: { slug: DocumentSlug; held: Held<unknown> }[] = []

  constructor(private readonly documents: DocumentRepository) {}

  /** Holds a text in the form that `map` makes of it and of its translation. Call it once per form and language, at start. */
  hold<T>(
    slug: DocumentSlug,
    map: (document: StoredDocument, translation: Translation | null) => T,
    language: Language = 'en',
  ): Held<T> {
    let last: { version: string; form: T } | null = null
    const held = new Held(async () => {
      const [document, translation] = await Promise.all([
        this.documents.current(slug),
        this.documents.translation(slug, language),
      ])
      const version = `${document.version} ${translation?.version}`
      // A version never changes, and to check and map a long one takes a while.
      if (last?.version !== version) last = { version, form: map(document, translation) }
      return last.form
    }, HELD_MS)
    this.forms.push({ slug, held })
    return held
  }

  /** Holds a text in every language. @returns what reads it in one of them */
  holdInEach<T>(
    slug: DocumentSlug,
    map: (document: StoredDocument, translation: Translation | null) => T,
  ): (language: Language) => Promise<T> {
    const forms = new Map(LANGUAGES.map((language) => [language, this.hold(slug, map, language)]))
    return (language) => {
      const held = forms.get(language)
      if (held === undefined) throw new Error(`${slug} is not held in ${language}`)
      return held.get()
    }
  }

  /** A newer version was published: the next reader gets it. */
  forget(slug: DocumentSlug): void {
    for (const form of this.forms) if (form.slug === slug) form.held.forget()
  }

  /** Reads what everybody may read, so that it is there when the database is not. */
  async warmUp(): Promise<void> {
    const isPublic = (slug: string) => PUBLIC_SLUGS.some((each) => each === slug)
    const forms = this.forms.filter(({ slug }) => isPublic(slug))
    // A text that cannot be read now is read by the first who asks for it.
    await Promise.allSettled(forms.map(({ held }) => held.get()))
  }
}
