import { BETWEEN_GROUPS_MS, type OverloadLimits, SENT_AWAY_TOGETHER } from './limits.js'
import { URGENCIES, type Urgency } from './urgency.js'

/** Somebody who asks for a place. */
export interface Asking {
  /** Called with the place; whoever got it calls `leave` once, whatever happened. */
  enter: () => void
  refuse: () => void
  /** Whether the caller has gone away meanwhile. */
  isGone: () => boolean
}

interface Waiting extends Asking {
  until: number
}

/**
 * The places in which requests are worked on. It counts and measures no time: a busy machine alone refuses nobody. Who
 * finds no place waits in a short line of the own urgency, for a moment; the more urgent lines are emptied first.
 */
export class Places {
  private taken = 0
  private readonly lines: Record<Urgency, Waiting[]> = { vital: [], write: [], read: [], heavy: [] }
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly limits: OverloadLimits) {}

  /** Whether this kind finds neither a place nor room to wait. */
  isFull(urgency: Urgency): boolean {
    return !this.hasPlace(urgency) && this.lines[urgency].length >= this.limits.waiting
  }

  /** Gives a place now, in a moment, or never. */
  ask(urgency: Urgency, asking: Asking): void {
    if (this.hasPlace(urgency)) {
      this.taken++
      asking.enter()
    } else if (this.lines[urgency].length >= this.limits.waiting) asking.refuse()
    else {
      this.lines[urgency].push({ ...asking, until: Date.now() + this.limits.waitMs })
      this.timer ??= setTimeout(() => this.sendAway(), this.limits.waitMs)
    }
  }

  /** Gives a place back; the most urgent who waits gets it. */
  leave(): void {
    this.taken--
    for (const urgency of URGENCIES) this.letIn(urgency)
  }

  private hasPlace(urgency: Urgency): boolean {
    // At least one place: with very few of them nobody is shut out for ever.
    return this.taken < Math.max(1, Math.floor(this.limits.places * this.limits.shares[urgency]))
  }

  private letIn(urgency: Urgency): void {
    const line = this.lines[urgency]
    while (line.length > 0 && this.hasPlace(urgency)) {
      const next = line.shift()
      if (next === undefined || next.isGone()) continue
      this.taken++
      next.enter()
    }
  }

  private sendAway(): void {
    const now = Date.now()
    for (const line of Object.values(this.lines)) {
      const stays = line.findIndex(({ until }) => until > now)
      const late = Math.min(stays < 0 ? line.length : stays, SENT_AWAY_TOGETHER)
      for (const one of line.splice(0, late)) if (!one.isGone()) one.refuse()
    }
    const next = Math.min(...Object.values(this.lines).map(([first]) => first?.until ?? Infinity))
    const wait = Math.max(BETWEEN_GROUPS_MS, next - now)
    this.timer = next < Infinity ? setTimeout(() => this.sendAway(), wait) : undefined
  }
}
