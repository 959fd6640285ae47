import { Injectable } from '@nestjs/common'
import { NotReady } from './errors.js'

const LIMIT_MS = 500

/** A named check; it is ready when the promise resolves. */
export type ReadinessCheck = () => Promise<unknown>

/** How one check went. */
export interface CheckOutcome {
  name: string
  ready: boolean
  /** Milliseconds it took, at most the limit. */
  ms: number
}

const outcomeOf = async (name: string, check: ReadinessCheck): Promise<CheckOutcome> => {
  const began = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS)
  })
  const ready = await Promise.race([check().then(() => true), late]).catch(() => false)
  clearTimeout(timer)
  return { name, ready, ms: Math.round(performance.now() - began) }
}

/** Whether this process should get requests. Third parties are no part of it: their outage must not take us down. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>()
  private readonly watched = new Map<string, ReadinessCheck>()
  private stopping = false

  add(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check)
  }

  /** A check that operators see and that takes nobody's service away. */
  watch(name: string, check: ReadinessCheck): void {
    this.watched.set(name, check)
  }

  /** From now on not ready, so that a load balancer sends nobody new. */
  drain(): void {
    this.stopping = true
  }

  /** Every check, as it goes now, and those that are only watched. */
  report(): Promise<CheckOutcome[]> {
    return this.outcomes([...this.checks, ...this.watched])
  }

  /** @throws NotReady when a check fails, is late, or the process is stopping */
  async assertReady(): Promise<void> {
    if (!this.stopping && (await this.outcomes([...this.checks])).every(({ ready }) => ready)) return
    throw new NotReady()
  }

  private outcomes(checks: [string, ReadinessCheck][]): Promise<CheckOutcome[]> {
    return Promise.all(checks.map(([name, check]) => outcomeOf(name, check)))
  }
}
