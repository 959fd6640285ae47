import { errorCode } from '../../base/errors/error-code.js'

/** An outage is told once, and again when it has lasted as long as this. */
const TELL_AGAIN_MS = 600_000

/** Tells of an outage without filling the log with it. */
export class Outage {
  private toldAt: number | null = null

  /** @param say writes one line */
  constructor(private readonly say: (sentence: string) => void) {}

  /** The library hands over a copy of an error; its text may quote rows, so only its code is told. */
  tell(error: unknown): void {
    if (this.toldAt !== null && Date.now() - this.toldAt < TELL_AGAIN_MS) return
    this.toldAt = Date.now()
    this.say(`jobs cannot be looked for (${errorCode(error) ?? 'unknown'})`)
  }

  /** The database answers: the next outage is news. */
  over(): void {
    this.toldAt = null
  }
}
