type Words = typeof import('./words')
type Look = (words: Words) => void

/** Waits between tries, in ms: short at first, for somebody may need the card now; then each minute. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/**
 * The phrases, which come apart from the first load of Home. What asks for them before they are there is kept in memory
 * and looked at when they arrive: a text never goes unread, however the connection is.
 */
export class LateWords {
  private words: Words | null = null
  private coming: Promise<void> | null = null
  private readonly waiting: Look[] = []
  private readonly watchers = new Set<() => void>()
  private waitMs = FIRST_WAIT_MS

  constructor(private readonly download: () => Promise<Words>) {}

  /** Sends for them; what somebody will write soon is then read at once. */
  fetch(): void {
    if (this.words !== null) return
    this.coming ??= this.download()
      .then(
        (words) => this.arrived(words),
        () => this.tryAgain(),
      )
      .finally(() => (this.coming = null))
  }

  /** Looks at a text: at once when the phrases are there, else as soon as they are. */
  ask(look: Look): void {
    if (this.words !== null) {
      look(this.words)
      return
    }
    this.waiting.push(look)
    this.fetch()
  }

  /** The phrases when they come within so many ms, else null; nobody waits longer for a word that is only kind. */
  within(ms: number): Promise<Words | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), ms)
      this.ask((words) => {
        clearTimeout(timer)
        resolve(words)
      })
    })
  }

  /** The phrases, or null while they are not there. Sends for nothing. */
  readonly get = (): Words | null => this.words

  /** Told when they are there. @returns ends it */
  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher)
    return () => void this.watchers.delete(watcher)
  }

  private arrived(words: Words): void {
    this.words = words
    for (const look of this.waiting.splice(0)) look(words)
    for (const watcher of this.watchers) watcher()
  }

  /** Nobody waits: the next form asks. Else after a while, or as soon as there is a connection again. */
  private tryAgain(): void {
    if (this.waiting.length === 0) return
    const again = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', again)
      this.fetch()
    }
    const timer = setTimeout(again, this.waitMs)
    this.waitMs = Math.min(this.waitMs * 2, LONGEST_WAIT_MS)
    globalThis.addEventListener('online', again)
  }
}

/** The phrases of this page. The service worker keeps their file with the others, for use without a connection. */
export const lateWords = new LateWords(() => import('./words'))
