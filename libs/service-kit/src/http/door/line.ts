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

/** Those who wait for a place, in the order in which they came: the first ones with patience, the crowd behind them not. */
export class Line {
  private readonly patient: Waiting[] = []
  private readonly crowd: Waiting[] = []

  constructor(private readonly limits: OverloadLimits) {}

  get isFull(): boolean {
    return this.patient.length >= this.limits.waiting && this.crowd.length >= this.limits.crowd
  }

  get isEmpty(): boolean {
    return this.patient.length === 0 && this.crowd.length === 0
  }

  /** Not when it is full. */
  add(asking: Asking): void {
    const line = this.patient.length < this.limits.waiting ? this.patient : this.crowd
    line.push({ ...asking, since: Date.now() })
  }

  /** The first who is still there; the crowd moves up. */
  next(): Asking | undefined {
    for (;;) {
      const first = this.patient.shift() ?? this.crowd.shift()
      this.moveUp()
      if (first === undefined || !first.isGone()) return first
    }
  }

  /** Refuses some of those who have waited too long. */
  sendAway(now: number): void {
    this.refuseSome(this.patient, now - this.limits.waitMs)
    this.refuseSome(this.crowd, now - this.limits.crowdMs)
    this.moveUp()
  }

  /** When the next one has waited too long; Infinity when nobody waits. */
  nextEnd(): number {
    return Math.min(
      (this.patient[0]?.since ?? Infinity) + this.limits.waitMs,
      (this.crowd[0]?.since ?? Infinity) + this.limits.crowdMs,
    )
  }

  private moveUp(): void {
    const free = Math.max(0, this.limits.waiting - this.patient.length)
    this.patient.push(...this.crowd.splice(0, free))
  }

  private refuseSome(line: Waiting[], before: number): void {
    const stays = line.findIndex(({ since }) => since > before)
    const late = Math.min(stays < 0 ? line.length : stays, SENT_AWAY_TOGETHER)
    for (const one of line.splice(0, late)) if (!one.isGone()) one.refuse()
  }
}
