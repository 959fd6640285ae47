import { createHash } from 'node:crypto'
import { AppError } from '../base/errors/app-error.js'
import { isDatabaseAway } from '../base/errors/database-away.js'
import { ERROR_STATUS } from '../base/errors/status.js'
import type { Operator } from '../contracts/operator.port.js'

/** For how long who was let in is let in again while nobody can be asked, ms. */
const KNOWN_MS = 600_000
/** More tokens do not watch one process. */
const MOST = 16
const FIRST_UNAVAILABLE = 503

const cannotBeAsked = (error: unknown): boolean =>
  error instanceof AppError ? ERROR_STATUS[error.code].status >= FIRST_UNAVAILABLE : isDatabaseAway(error)

/**
 * Who watches a process all the time: when the database is away its tokens cannot be asked about, and that is when its
 * figures are needed most. They hold nothing about anybody.
 */
export class KnownWatchers {
  private readonly known = new Map<string, { operator: Operator; until: number }>()

  constructor(private readonly now: () => number = () => Date.now()) {}

  /**
   * Asks whether a token may do something; when nobody can be asked, what was said a moment ago holds.
   * @throws whatever `ask` throws, where nothing was said
   */
  async letIn(token: string, route: string, ask: () => Promise<Operator | null>): Promise<Operator | null> {
    const key = createHash('sha256').update(`${token} ${route}`).digest('base64url')
    try {
      const operator = await ask()
      this.remember(key, operator)
      return operator
    } catch (error) {
      const known = this.known.get(key)
      if (cannotBeAsked(error) && known && this.now() < known.until) return known.operator
      this.known.delete(key)
      throw error
    }
  }

  private remember(key: string, operator: Operator | null): void {
    this.known.delete(key)
    if (operator === null) return
    this.known.set(key, { operator, until: this.now() + KNOWN_MS })
    const [oldest] = this.known.keys()
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest)
  }
}
