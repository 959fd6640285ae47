/** A limit over a fixed window. */
export interface Limit {
  /** What is counted, without a secret in clear. */
  bucket: string
  most: number
  windowSeconds: number
}

/** Adds so many hits to a window that all processes share, and gives how many it holds now. */
export type Report = (bucket: string, windowStart: Date, hits: number) => Promise<number>

interface Count {
  window: number
  /** What this process has counted. */
  own: number
  /** What of it the others know. */
  told: number
  /** What the others had counted when this one last heard of them. */
  others: number
}

/** A process tells the others after so many parts of a limit; that much more than the limit may pass in each of them. */
const PARTS = 20
/** From this share of a limit on, what is counted waits for the others' answer: it is no longer a person's usual day. */
const CAREFUL = 0.5
/** Above it the windows that began first are forgotten; the shared count remains. */
const MOST_COUNTS = 50_000

/**
 * Counts in memory and tells the other processes now and then, so that a usual write costs no statement at all. When the
 * shared count cannot be reached the own one holds: a slow database refuses nobody, and lets nobody write without end.
 */
export class Counting {
  private readonly counts = new Map<string, Count>()

  constructor(
    private readonly report: Report,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one hit; gives the seconds to wait when it is beyond the limit, else null. */
  async hit(limit: Limit): Promise<number | null> {
    const count = this.countOf(limit)
    const mine = ++count.own
    const isWithin = () => mine + count.others <= limit.most
    if (count.own - count.told >= Math.max(1, Math.floor(limit.most / PARTS)) && isWithin()) {
      const told = this.tell(limit, count)
      if (mine + count.others > limit.most * CAREFUL) await told
    }
    if (isWithin()) return null
    const end = (count.window + 1) * limit.windowSeconds * 1000
    return Math.max(1, Math.ceil((end - this.now()) / 1000))
  }

  private countOf({ bucket, windowSeconds }: Limit): Count {
    const window = Math.floor(this.now() / 1000 / windowSeconds)
    const existing = this.counts.get(bucket)
    if (existing?.window === window) return existing
    const fresh = { window, own: 0, told: 0, others: 0 }
    // Taken out first, so that the order of the map is that of the windows.
    this.counts.delete(bucket)
    this.counts.set(bucket, fresh)
    const [oldest] = this.counts.keys()
    if (this.counts.size > MOST_COUNTS && oldest !== undefined) this.counts.delete(oldest)
    return fresh
  }

  private async tell({ bucket, windowSeconds }: Limit, count: Count): Promise<void> {
    const hits = count.own - count.told
    // At once, and not when it is known: else those who come meanwhile would be told twice.
    count.told += hits
    try {
      const all = await this.report(bucket, new Date(count.window * windowSeconds * 1000), hits)
      count.others = Math.max(count.others, all - count.told)
    } catch {
      // Nobody else knows of them; this process does.
    }
  }
}
