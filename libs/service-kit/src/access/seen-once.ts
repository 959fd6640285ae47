/**
 * Remembers what it was shown for at least as long as it is good, and for at most twice as long. In memory: what a
 * process saw before its start is too old by the time anybody could show it again.
 */
export class SeenOnce {
  private current = new Set<string>()
  private before = new Set<string>()
  private turnsAt = 0

  /** @param lifeMs how long a thing is good, in milliseconds */
  constructor(private readonly lifeMs: number) {}

  /** Whether this is shown for the first time. */
  isFirst(thing: string, now = Date.now()): boolean {
    if (now >= this.turnsAt) {
      this.before = now < this.turnsAt + this.lifeMs ? this.current : new Set()
      this.current = new Set()
      this.turnsAt = now + this.lifeMs
    }
    if (this.current.has(thing) || this.before.has(thing)) return false
    this.current.add(thing)
    return true
  }
}
