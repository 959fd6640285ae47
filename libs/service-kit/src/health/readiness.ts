import { Injectable } from '@nestjs/common'
import { AppError } from '../errors/app-error.js'

const LIMIT_MS = 500

/** A named check; it is ready when the promise resolves. */
export type ReadinessCheck = () => Promise<unknown>

const withinLimit = async (check: ReadinessCheck): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS)
  })
  const ready = await Promise.race([check().then(() => true), late]).catch(() => false)
  clearTimeout(timer)
  return ready
}

/** Whether this process should get requests. Third parties are no part of it: their outage must not take us down. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>()
  private stopping = false

  add(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check)
  }

  /** From now on not ready, so that a load balancer sends nobody new. */
  drain(): void {
    this.stopping = true
  }

  /** @throws AppError `unavailable` when a check fails, is late, or the process is stopping */
  async assertReady(): Promise<void> {
    const results = this.stopping ? [false] : await Promise.all([...this.checks.values()].map(withinLimit))
    if (results.every(Boolean)) return
    throw new AppError('unavailable', 'Not ready.', { retryAfterSeconds: 5 })
  }
}
