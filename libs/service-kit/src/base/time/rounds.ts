// While the database is away, everybody asks less and less often, and is back within this time afterwards.
const LONGEST_PAUSE_MS = 10_000
/** Rounds that are further apart than this can wait for their next turn when one fails. */
const UNHURRIED_MS = 60_000
/** An outage is told once, and again when it has lasted as long as this. */
const TELL_AGAIN_MS = 600_000

/**
 * Work that is done at start and again and again, never twice at once; in another rhythm while it fails. Who knows that there
 * is something to do wakes it, so that the interval need be no shorter than what another process left may wait.
 */
export class Rounds {
  private timer: NodeJS.Timeout | undefined
  private round: Promise<void> | null = null
  private isStopped = true
  private isWanted = false
  private nextAt = Number.POSITIVE_INFINITY
  private failures = 0
  private toldAt = 0

  /** @param onFailure told when rounds begin to fail: a failed round is made good by a later one, but somebody should know */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly intervalMs: number,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  start(): void {
    this.isStopped = false
    this.begin()
  }

  /** A round now; when one is running, another one after it. While rounds fail, the next try is soon anyway. */
  wake(): void {
    if (this.isStopped) return
    if (this.round !== null) this.isWanted = true
    else if (this.failures === 0) this.begin()
  }

  /** A round at this instant, unless there is one sooner. */
  wakeAt(instant: Date): void {
    if (this.isStopped) return
    this.nextAt = Math.min(this.nextAt, instant.getTime())
    if (this.round === null && this.failures === 0) this.schedule(this.nextAt)
  }

  /** Resolves when the running round has ended. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.round
  }

  private begin(): void {
    clearTimeout(this.timer)
    this.isWanted = false
    this.nextAt = Date.now() + this.intervalMs
    this.round = this.work()
      .then(
        () => this.succeeded(),
        (error: unknown) => this.failed(error),
      )
      .finally(() => this.goOn())
  }

  private goOn(): void {
    this.round = null
    if (this.isStopped) return
    if (this.failures > 0) this.schedule(Date.now() + this.pauseMs())
    else if (this.isWanted) this.begin()
    else this.schedule(this.nextAt)
  }

  private schedule(at: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.begin(), Math.max(at - Date.now(), 0))
    // A process that has nothing else to do may end.
    this.timer.unref()
  }

  private pauseMs(): number {
    if (this.intervalMs > UNHURRIED_MS) return this.intervalMs
    return Math.min(this.intervalMs * 2 ** (this.failures - 1), LONGEST_PAUSE_MS)
  }

  private succeeded(): void {
    this.failures = 0
  }

  private failed(error: unknown): void {
    const isNews = this.failures === 0 || Date.now() - this.toldAt >= TELL_AGAIN_MS
    this.failures += 1
    if (!isNews) return
    this.toldAt = Date.now()
    this.onFailure(error)
  }
}
