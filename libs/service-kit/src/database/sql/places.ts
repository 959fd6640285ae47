/**
 * How many connections of a pool one service may have at a time when others use the same: one whose tables are locked
 * would take all of them, and with them everybody else.
 */
export class Places {
  private readonly waiting: (() => void)[] = []
  private taken = 0

  constructor(private readonly most: number) {}

  /** Takes a place when one is free; give it back with `leave`. */
  enterNow(): boolean {
    if (this.taken >= this.most) return false
    this.taken += 1
    return true
  }

  /**
   * Takes the next place that becomes free, in the order of asking.
   * @returns false when there was none within so many milliseconds
   */
  enter(limitMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(next), 1)
        resolve(false)
      }, limitMs)
      const next = (): void => {
        clearTimeout(late)
        resolve(true)
      }
      this.waiting.push(next)
    })
  }

  /** Gives a place back: to whoever waits longest, if anybody does. */
  leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.taken -= 1
  }
}
