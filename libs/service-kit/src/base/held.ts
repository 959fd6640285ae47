import { isOld } from './time/is-old.js'

/**
 * A value that is loaded once and then held. After `maxAgeMs` the next reader gets the held value at once while a fresh
 * one is fetched: another process may have published a newer text, and a slow database must not slow a page down.
 */
export class Held<T> {
  private value: Promise<T> | null = null
  /** What was held last: better than nothing while a newer one cannot be had. */
  private last: Promise<T> | null = null
  private loadedAt = 0
  private refreshing = false
  private generation = 0

  constructor(
    private readonly load: () => Promise<T>,
    private readonly maxAgeMs: number,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** The value; rejects when it could not be loaded even once, and tries again for the next reader. */
  get(): Promise<T> {
    this.value ??= this.first()
    if (this.loadedAt > 0 && isOld(this.loadedAt, this.maxAgeMs, this.now())) this.refresh()
    return this.value
  }

  /** The next reader waits for a fresh value. What is on its way was asked for too early and is dropped. */
  forget(): void {
    this.generation += 1
    if (this.loadedAt > 0) this.last = this.value
    this.value = null
    this.loadedAt = 0
    this.refreshing = false
  }

  private first(): Promise<T> {
    const still = this.sameGeneration()
    const loading = this.load()
    loading.then(
      () => {
        if (still()) this.loadedAt = this.now()
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
    this.load()
      .then(
        (value) => {
          if (still()) this.value = Promise.resolve(value)
        },
        // The held text is still true; the next reader after another `maxAgeMs` tries again.
        () => undefined,
      )
      .finally(() => {
        if (!still()) return
        this.loadedAt = this.now()
        this.refreshing = false
      })
      .catch(() => undefined)
  }

  private sameGeneration(): () => boolean {
    const { generation } = this
    return () => generation === this.generation
  }
}
