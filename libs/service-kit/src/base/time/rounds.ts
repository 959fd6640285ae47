// While the database is away, every poller asks less and less often, and is back within this time afterwards.
const LONGEST_PAUSE_MS = 10_000
/** An outage is told once, and again when it has lasted as long as this. */
const TELL_AGAIN_MS = 600_000

/** Work that is done at start and again and again, never twice at once; less often while it fails. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined
  private round: Promise<void> | null = null
  private failures = 0
  private notBefore = 0
  private toldAt = 0

  /** @param onFailure told when rounds begin to fail: a failed round is made good by a later one, but somebody should know */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly intervalMs: number,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  start(): void {
    this.begin()
    this.timer = setInterval(() => this.begin(), this.intervalMs)
    // A process that has nothing else to do may end.
    this.timer.unref()
  }

  /** Resolves when the running round has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.round
  }

  private begin(): void {
    if (Date.now() < this.notBefore) return
    this.round ??= this.work()
      .then(
        () => this.succeeded(),
        (error: unknown) => this.failed(error),
      )
      .finally(() => {
        this.round = null
      })
  }

  private succeeded(): void {
    this.failures = 0
    this.notBefore = 0
  }

  private failed(error: unknown): void {
    const pause = this.intervalMs * (2 ** this.failures - 1)
    this.notBefore = Date.now() + Math.min(pause, Math.max(LONGEST_PAUSE_MS - this.intervalMs, 0))
    const isNews = this.failures === 0 || Date.now() - this.toldAt >= TELL_AGAIN_MS
    this.failures += 1
    if (!isNews) return
    this.toldAt = Date.now()
    this.onFailure(error)
  }
}
