import type { Metrics } from '@gb/service-kit'

/** What a report is counted under. */
export interface ReportLabels {
  remote: string
  version: string
  report: string
}

/** So many kinds of reports are told apart. A version makes up to seven; a process that lives long sees many versions. */
export const MOST_KINDS = 500

/** Counts reports by kind. The kind that nobody told of for longest makes room, so that what is in force is always counted. */
export class ReportTotals {
  private readonly counter
  /** The one that was told of last is last. */
  private readonly kinds = new Map<string, ReportLabels>()

  constructor(metrics: Metrics) {
    this.counter = metrics.counter({
      name: 'remote_reports_total',
      help: 'Loads and failures of remotes that browsers reported since this process began; of versions that nobody published as unknown.',
      labels: ['remote', 'version', 'report'],
    })
  }

  count(labels: ReportLabels): void {
    const kind = Object.values(labels).join(' ')
    this.kinds.delete(kind)
    this.kinds.set(kind, labels)
    const [oldest] = this.kinds
    if (oldest !== undefined && this.kinds.size > MOST_KINDS) {
      this.kinds.delete(oldest[0])
      this.counter.remove(oldest[1])
    }
    this.counter.inc(labels)
  }
}
