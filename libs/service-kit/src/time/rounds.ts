/** Work that is done at start and again and again, never twice at once. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined
  private round: Promise<void> | null = null

  /** @param onFailure a failed round is made good by the next one, but somebody should know */
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
    this.round ??= this.work()
      .catch(this.onFailure)
      .finally(() => {
        this.round = null
      })
  }
}
