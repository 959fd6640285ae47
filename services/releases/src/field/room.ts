/**
 * Anybody may report, so no more bodies than this are taken in a minute, by a process and of everybody; and as many of those
 * who are given a canary, whom nobody else can crowd out.
 */
const PER_MINUTE = 600

/** Of these one network takes half at most: a page sends one or two, so a large clinic has enough and a program leaves the rest. */
const PER_NETWORK = 300

const MINUTE_MS = 60_000

/** What a process takes of browsers in a minute. Networks are forgotten with it, and there are never more than bodies. */
export class Room {
  private minute = 0
  private taken = { marked: 0, others: 0 }
  private readonly networks = new Map<string, number>()

  constructor(private readonly now: () => number = () => Date.now()) {}

  /** Whether there is room for one more body; it is counted when there is. */
  take(who: 'marked' | 'others', network: string): boolean {
    const minute = Math.floor(this.now() / MINUTE_MS)
    if (minute !== this.minute) {
      this.taken = { marked: 0, others: 0 }
      this.networks.clear()
      this.minute = minute
    }
    const ofNetwork = this.networks.get(network) ?? 0
    if (ofNetwork >= PER_NETWORK || this.taken[who] >= PER_MINUTE) return false
    this.networks.set(network, ofNetwork + 1)
    this.taken[who] += 1
    return true
  }
}
