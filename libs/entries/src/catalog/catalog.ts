import type { Language } from '@gb/domain'

type Other = Exclude<Language, 'en'>
type Loads<M> = Readonly<Record<Other, () => Promise<{ messages: M }>>>

/**
 * The messages of a feature: English is part of the code, and stands in until another language is there; each other one
 * is a file of its own that comes when somebody needs it, and that the service worker keeps. Source: decision 142.
 */
export class Catalog<M> {
  private readonly there = new Map<Language, M>()
  private readonly coming = new Map<Language, Promise<void>>()
  private readonly watchers = new Set<() => void>()

  constructor(
    private readonly english: M,
    private readonly loads: Loads<M>,
  ) {}

  /** The messages in a language, or in English as long as that one is not there. */
  readonly in = (language: Language): M => this.there.get(language) ?? this.english

  /** Whether it speaks a language by now. */
  readonly speaks = (language: Language): boolean => language === 'en' || this.there.has(language)

  /** Sends for a language. It never fails: without a connection it is asked for again when there is one. */
  readonly load = (language: Language): Promise<void> => {
    if (language === 'en' || this.speaks(language)) return Promise.resolve()
    const known = this.coming.get(language)
    if (known !== undefined) return known
    const coming = this.loads[language]()
      .then(
        ({ messages }) => {
          this.there.set(language, messages)
          for (const watcher of this.watchers) watcher()
        },
        () =>
          globalThis.addEventListener('online', () => void this.load(language), {
            once: true,
          }),
      )
      .finally(() => this.coming.delete(language))
    this.coming.set(language, coming)
    return coming
  }

  /** Told when a language is there. @returns ends it */
  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher)
    return () => void this.watchers.delete(watcher)
  }
}

/** Makes the messages of a feature; `npm run generate` writes the call. */
export const catalog = <M>(english: M, loads: Loads<M>): Catalog<M> => new Catalog(english, loads)
