import { AsyncLocalStorage } from 'node:async_hooks'
import { LIMITS } from './limits.js'
import { patiently, withPatience } from './patience.js'

interface Waiting<Found> {
  resolve: (found: Found | null) => void
  reject: (error: unknown) => void
}

/**
 * Finds with one statement what several requests ask for in the same turn of the loop, each by a secret of its own: at rest
 * that is one each, in a rush many. Nothing is kept: who asks in the next turn is looked for again.
 */
export class AskedTogether<Found> {
  private asking = new Map<string, Waiting<Found>[]>()
  // The statement is for all of them: it stands in nobody's scope, trace or transaction.
  private readonly outside = AsyncLocalStorage.snapshot()

  /** @param find answers each key that it found; one that is missing was not found */
  constructor(private readonly find: (keys: string[]) => Promise<ReadonlyMap<string, Found>>) {}

  /** What is found by a key, or null. */
  ask(key: string): Promise<Found | null> {
    return patiently(
      LIMITS.request,
      () =>
        new Promise((resolve, reject) => {
          if (this.asking.size === 0) this.outside(() => setImmediate(() => this.send()))
          const same = this.asking.get(key)
          if (same) same.push({ resolve, reject })
          else this.asking.set(key, [{ resolve, reject }])
        }),
    )
  }

  private send(): void {
    const { asking } = this
    this.asking = new Map()
    const waiting = [...asking]
    withPatience(() => this.find([...asking.keys()])).then(
      (found) => {
        for (const [key, all] of waiting) for (const { resolve } of all) resolve(found.get(key) ?? null)
      },
      (error: unknown) => {
        for (const [, all] of waiting) for (const { reject } of all) reject(error)
      },
    )
  }
}
