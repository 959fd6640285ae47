import { situation } from '@gb/service-kit'

/** No place came free in time. */
class NoPlaceFree extends situation('unavailable', (sentence: string) => sentence, {
  retryAfterSeconds: 2,
}) {}

interface Waiting {
  enter: () => void
  leave: (error: Error) => void
}

/**
 * Lets a fixed number of tasks run at once; the others wait in line, but not for long. The bulkhead of cockatiel is not
 * this: who gives up in its line hears of it only when a place is free, and by then the browser has given up too.
 */
export class Gate {
  private free: number
  private readonly line: Waiting[] = []

  /**
   * @param places how many may run at once
   * @param waitMs how long a task stands in line at most
   * @param busyMessage what a person reads when the wait was in vain
   */
  constructor(
    places: number,
    private readonly waitMs: number,
    private readonly busyMessage: string,
  ) {
    this.free = places
  }

  /** @throws NoPlaceFree when no place came free in time */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.enter()
    try {
      return await task()
    } finally {
      this.leave()
    }
  }

  private async enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1
      return
    }
    let timer: NodeJS.Timeout | undefined
    const place = new Promise<void>((enter, leave) => {
      const waiting = { enter, leave }
      this.line.push(waiting)
      timer = setTimeout(() => {
        this.line.splice(this.line.indexOf(waiting), 1)
        leave(new NoPlaceFree(this.busyMessage))
      }, this.waitMs)
    })
    await place.finally(() => clearTimeout(timer))
  }

  /** The place goes to the next in line without becoming free in between, so nobody overtakes. */
  private leave(): void {
    const next = this.line.shift()
    if (next) next.enter()
    else this.free += 1
  }
}
