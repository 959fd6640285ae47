import { type OverloadLimits, SENT_AWAY_TOGETHER } from './limits.js'

/** Somebody who asks for a place. */
export interface Asking {
  /** Called with the place; whoever got it gives it back once, whatever happened. */
  enter: () => void
  refuse: () => void
  /** Whether the caller has gone away meanwhile. */
  isGone: () => boolean
}

interface Waiting extends Asking {
  since: number
}

/** Those who wait for a place, in the order in which they came. */
export class Line {
  private readonly waiting: Waiting[] = []

  constructor(private readonly limits: Pick<OverloadLimits, 'waiting' | 'waitMs'>) {}

  get isFull(): boolean {
    return this.waiting.length >= this.limits.waiting
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0
  }

  /** Not when it is full. */
  add(asking: Asking): void {
    this.waiting.push({ ...asking, since: Date.now() })
  }

  /** The first who is still there. */
  next(): Asking | undefined {
    for (;;) {
      const first = this.waiting.shift()
      if (first === undefined || !first.isGone()) return first
    }
  }

  /** Refuses some of those who have waited too long. */
  sendAway(now: number): void {
    const stays = this.waiting.findIndex(({ since }) => since > now - this.limits.waitMs)
    const late = Math.min(stays < 0 ? this.waiting.length : stays, SENT_AWAY_TOGETHER)
    for (const one of this.waiting.splice(0, late)) if (!one.isGone()) one.refuse()
  }

  /** When the next one has waited too long; Infinity when nobody waits. */
  nextEnd(): number {
    return (this.waiting[0]?.since ?? Infinity) + this.limits.waitMs
  }
}
