import { BETWEEN_GROUPS_MS, type OverloadLimits } from './limits.js'
import { type Asking, Line } from './line.js'
import { URGENCIES, type Urgency } from './urgency.js'

/**
 * The places in which requests are worked on. They are counted, and no time is measured: a busy machine alone refuses
 * nobody. Who finds no place waits in the line of the own urgency; the more urgent lines are emptied first.
 */
export class Places {
  private taken = 0
  private readonly lines: Record<Urgency, Line>
  private timer: NodeJS.Timeout | undefined
  private wakesAt = Infinity

  constructor(private readonly limits: OverloadLimits) {
    const line = () => new Line(limits)
    this.lines = { vital: line(), write: line(), read: line(), heavy: line() }
  }

  /** Whether this kind finds neither a place nor room to wait. */
  isFull(urgency: Urgency): boolean {
    return !this.hasPlace(urgency) && this.lines[urgency].isFull
  }

  /** Gives a place now, in a moment, or never. */
  ask(urgency: Urgency, asking: Asking): void {
    const line = this.lines[urgency]
    if (line.isEmpty && this.hasPlace(urgency)) {
      this.taken++
      asking.enter()
    } else if (line.isFull) asking.refuse()
    else {
      line.add(asking)
      this.wakeAt(line.nextEnd())
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
    while (this.hasPlace(urgency)) {
      const next = this.lines[urgency].next()
      if (next === undefined) return
      this.taken++
      next.enter()
    }
  }

  private wakeAt(moment: number): void {
    if (moment >= this.wakesAt) return
    clearTimeout(this.timer)
    this.wakesAt = moment
    const wait = Math.max(BETWEEN_GROUPS_MS, moment - Date.now())
    this.timer = setTimeout(() => this.sendAway(), wait).unref()
  }

  private sendAway(): void {
    this.wakesAt = Infinity
    const lines = Object.values(this.lines)
    for (const line of lines) line.sendAway(Date.now())
    this.wakeAt(Math.min(...lines.map((line) => line.nextEnd())))
  }
}
