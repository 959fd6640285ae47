import { Injectable, Logger } from '@nestjs/common'
import { Env, Metrics } from '@gb/service-kit'
import { EnoughReported } from './errors.js'
import { readCspReports } from './read-reports.js'

/** Anybody may report, so no more than this is taken in a minute, by a process and of everybody. */
const PER_MINUTE = 120
const MINUTE_MS = 60_000

/** Counts what browsers stopped because the content policy says so, and tells the log. */
@Injectable()
export class CspReportsService {
  private readonly log = new Logger(CspReportsService.name)
  private readonly counts
  private minute = 0
  private taken = 0

  constructor(
    private readonly env: Env,
    metrics: Metrics,
  ) {
    this.counts = metrics.counter({
      name: 'csp_reports_total',
      help: 'What browsers reported to have stopped by the content policy since this process began.',
      labels: ['directive'],
    })
  }

  /** @throws EnoughReported */
  take(body: unknown): void {
    this.count()
    for (const { directive, blocked, page } of readCspReports(body, this.env.publicOrigin)) {
      this.counts.inc({ directive })
      this.log.warn(`content policy: ${directive} stopped ${blocked} on ${page}`)
    }
  }

  private count(): void {
    const minute = Math.floor(Date.now() / MINUTE_MS)
    if (minute !== this.minute) this.taken = 0
    this.minute = minute
    this.taken += 1
    if (this.taken > PER_MINUTE) throw new EnoughReported()
  }
}
