import { isOld } from './time/is-old.js'

/** How many times its age a value may reach before a reader waits for a newer one: nobody may have asked for an hour. */
const TOO_OLD = 3

/** How long a reader waits for it: a database that is slow or away costs no page more than this. */
export const PATIENCE_MS = 1_000

/**
 * A value that is loaded once and then held. After `maxAgeMs` the next reader gets the held value at once while a fresh
 * one is fetched: another process may have published a newer text, and a slow database must not slow a page down. After
 * three times as long that reader waits for the fresh one, so that a process that was asked nothing for long answers
 * no old text first.
 */
export class Held<T> {
  private value: Promise<T> | null = null
  /** What was held last: better than nothing while a newer one cannot be had. */
  private last: Promise<T> | null = null
  private loadedAt = 0
  private triedAt = 0
  private refreshing = false
  /** What readers wait for while the value is too old. */
  private awaited: Promise<T> | null = null
  private generation = 0

  constructor(
    private readonly load: () => Promise<T>,
    private readonly maxAgeMs: number,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** The value; rejects when it could not be loaded even once, and tries again for the next reader. */
  get(): Promise<T> {
    this.value ??= this.first()
    if (this.loadedAt > 0 && isOld(this.triedAt, this.maxAgeMs, this.now())) this.refresh()
    return this.awaited ?? this.value
  }

  /** The next reader waits for a fresh value. What is on its way was asked for too early and is dropped. */
  forget(): void {
    this.generation += 1
    if (this.loadedAt > 0) this.last = this.value
    this.value = null
    this.loadedAt = 0
    this.refreshing = false
    this.awaited = null
  }

  private first(): Promise<T> {
    const still = this.sameGeneration()
    const loading = this.load()
    loading.then(
      () => {
        if (still()) this.loadedAt = this.triedAt = this.now()
      },
      () => {
        if (still()) this.value = null
      },
    )
    const { last } = this
    return last ? loading.catch(() => last) : loading
  }

  private refresh(): void {
    if (this.refreshing) return
    this.refreshing = true
    const still = this.sameGeneration()
    const isTooOld = isOld(this.loadedAt, TOO_OLD * this.maxAgeMs, this.now())
    const tried = this.load()
      .then(
        (value) => {
          if (!still()) return
          this.value = Promise.resolve(value)
          this.loadedAt = this.now()
        },
        // The held text is still true; the next reader after another `maxAgeMs` tries again.
        () => undefined,
      )
      .then(() => {
        if (!still()) return
        this.triedAt = this.now()
        this.refreshing = false
      })
    if (isTooOld) this.awaited = this.withPatience(tried, still)
  }

  /** What there is once a try has ended, or has taken too long: then it goes on beside the readers. */
  private async withPatience(tried: Promise<void>, still: () => boolean): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS)
    })
    await Promise.race([tried, tooLate])
    clearTimeout(timer)
    if (still()) this.awaited = null
    return this.get()
  }

  private sameGeneration(): () => boolean {
    const { generation } = this
    return () => generation === this.generation
  }
}
