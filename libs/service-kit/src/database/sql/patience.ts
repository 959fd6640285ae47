import { AsyncLocalStorage } from 'node:async_hooks'
import { Busy } from '../../base/errors/general.js'
import { LIMITS } from './limits.js'

// A long list of quick statements is work, not a slow database.
const QUICK_MS = 50

/** How long one request has waited for databases so far. Waits at the same time count once, quick ones not at all. */
class Patience {
  private waiting = 0
  private since = 0
  private spent = 0

  left(): number {
    return LIMITS.request - this.spent - (this.waiting > 0 ? performance.now() - this.since : 0)
  }

  begin(): void {
    if (this.waiting === 0) this.since = performance.now()
    this.waiting += 1
  }

  end(): void {
    this.waiting -= 1
    if (this.waiting > 0) return
    const waited = performance.now() - this.since
    if (waited >= QUICK_MS) this.spent += waited
  }

  refundTo(spent: number): void {
    this.spent = spent
  }

  get mark(): number {
    return this.spent
  }
}

const current = new AsyncLocalStorage<Patience | undefined>()

/** Runs a request: what it asks of databases takes `LIMITS.request` in all, however many statements that are. */
export const withPatience = <T>(work: () => T): T => current.run(new Patience(), work)

/** Runs a part of a request that is long by nature: each of its statements has a limit, all together have none. */
export const withoutPatience = <T>(work: () => T): T => current.run(undefined, work)

/**
 * Runs something that waits for a database.
 * @param most milliseconds that it may take by itself
 * @param work told how many it may take now
 * @throws AppError `try_again_later` when the request has waited long enough already
 */
export const patiently = async <T>(most: number, work: (limitMs: number) => Promise<T>): Promise<T> => {
  const patience = current.getStore()
  if (!patience) return work(most)
  const left = Math.floor(patience.left())
  if (left <= 0) throw new Busy()
  patience.begin()
  try {
    return await work(Math.min(most, left))
  } finally {
    patience.end()
  }
}

/** Gives back to the request what it has waited since; call it with the answer of `patienceMark`. */
export const refundPatience = (mark: number): void => current.getStore()?.refundTo(mark)

/** How long the request has waited so far. */
export const patienceMark = (): number => current.getStore()?.mark ?? 0
