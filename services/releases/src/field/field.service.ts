import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import { Metrics, OperatorPort, THE_PRODUCT } from '@gb/service-kit'
import type { Registered } from '../registry/registry.repository.js'
import { RegistryService } from '../registry/registry.service.js'
import { counted, type FieldCounts, type FieldReport, noCounts, whyPause } from './field-counts.js'
import { FieldRepository, type FieldRow } from './field.repository.js'
import { EnoughReported } from './errors.js'
import { KnownVersions } from './known-versions.js'

/** Anybody may report, so no more bodies than this are taken in a minute, by a process and of everybody. */
const PER_MINUTE = 600
const MINUTE_MS = 60_000

/** What came in this time is written at one stroke, ms. */
const GATHER_MS = 5_000

/** More kinds of reports than this are made up. */
const MOST_KINDS = 500

type Failure = Extract<FieldReport, { kind: 'failed' }>

const keyOf = (remote: string, version: string): string => `${remote} ${version}`

const statesOf = (known: readonly Registered[]): Record<string, number> => {
  const count = (is: (rollout: Registered['rollout']) => boolean): number =>
    known.filter(({ rollout }) => is(rollout)).length
  return {
    canary: count(({ canaryVersion, canaryPaused }) => canaryVersion !== null && canaryPaused === null),
    canary_paused: count(({ canaryPaused }) => canaryPaused !== null),
    taken_out: count(({ killedNotice }) => killedNotice !== null),
  }
}

/** What an operator finds by the code that a card shows. */
const lineOf = ({ id, remote, version, reason, cause }: Failure, browser: string): string =>
  `fault ${id}: ${remote} ${version ?? 'unknown'} ${reason}${cause === null ? '' : ` (${cause})`}, ${browser}`

/** Counts what browsers tell of remotes, tells the log, and gives a canary that fails to nobody. */
@Injectable()
export class FieldService implements OnApplicationShutdown {
  private readonly log = new Logger(FieldService.name)
  private readonly totals
  private readonly kinds = new Set<string>()
  private gathered = new Map<string, { remote: string; version: string; counts: FieldCounts }>()
  private timer: NodeJS.Timeout | undefined
  private minute = 0
  private taken = 0

  constructor(
    private readonly rows: FieldRepository,
    private readonly registry: RegistryService,
    private readonly versions: KnownVersions,
    private readonly operators: OperatorPort,
    metrics: Metrics,
  ) {
    this.totals = metrics.counter({
      name: 'remote_reports_total',
      help: 'Loads and failures of remotes that browsers reported since this process began; of versions that nobody published as unknown.',
      labels: ['remote', 'version', 'report'],
    })
    metrics.add({
      name: 'release_rollouts',
      help: 'Remotes of the registry whose canary runs, whose canary is paused, and that were taken out.',
      label: 'state',
      read: async () => statesOf(await this.registry.known()),
    })
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer)
    await this.write().catch(() => undefined)
  }

  /** @throws AppError `too_many_requests` */
  async take(reports: readonly FieldReport[], browser: string): Promise<void> {
    this.limit()
    for (const report of reports) {
      const { remote, version, kind } = report
      if (kind === 'failed') this.log.warn(lineOf(report, browser))
      if (kind === 'failed' && report.isAgain) continue
      const isKnown = version !== null && (await this.isKnown(remote, version))
      // Names that nobody published share one line, or they would crowd the others out.
      const name = isKnown ? { remote, version } : { remote: 'unknown', version: 'unknown' }
      this.total({ ...name, report: kind === 'failed' ? report.reason : kind })
      if (isKnown) this.gather(remote, version, report)
    }
  }

  /** What was told of a remote in the last seven days, by version. */
  ofRemote(remote: string): Promise<FieldRow[]> {
    return this.rows.ofRemote(remote)
  }

  /** Writes what was gathered, and judges the canaries among it. */
  async write(): Promise<void> {
    const gathered = [...this.gathered.values()]
    this.gathered = new Map()
    this.timer = undefined
    for (const { remote, version, counts } of gathered) await this.rows.add(remote, version, counts)
    for (const remote of new Set(gathered.map((one) => one.remote))) await this.judge(remote)
  }

  /** By what was told since the canary began, or was begun again. */
  private async judge(remote: string): Promise<void> {
    const canary = await this.registry.runningCanary(remote)
    const why = canary && whyPause(canary.since)
    if (!canary || why === null || !(await this.registry.pause(remote, canary.version, why))) return
    this.log.error(`${remote} ${canary.version}: the canary is given to nobody. ${why}`)
    // Afterwards: who keeps the audit log may be away, and people are spared the canary all the same.
    await this.operators
      .note(THE_PRODUCT, 'canary paused', [`remote=${remote} version=${canary.version} why=${why}`])
      .catch((error: unknown) =>
        this.log.error(`${remote}: the pause is not in the audit log: ${String(error)}`),
      )
  }

  /** While the rows cannot be read, what this process gave somebody is all that it knows. */
  private isKnown(remote: string, version: string): Promise<boolean> {
    return this.versions.has(remote, version).catch(() => false)
  }

  private gather(remote: string, version: string, report: FieldReport): void {
    const key = keyOf(remote, version)
    if (!this.gathered.has(key) && this.gathered.size >= MOST_KINDS) return
    const counts = this.gathered.get(key)?.counts ?? noCounts()
    this.gathered.set(key, { remote, version, counts: counted(counts, report) })
    this.timer ??= setTimeout(() => {
      this.write().catch((error: unknown) =>
        this.log.warn(`Reports of browsers were not kept: ${String(error)}`),
      )
    }, GATHER_MS).unref()
  }

  private total(labels: { remote: string; version: string; report: string }): void {
    const kind = Object.values(labels).join(' ')
    if (!this.kinds.has(kind) && this.kinds.size >= MOST_KINDS) return
    this.kinds.add(kind)
    this.totals.inc(labels)
  }

  private limit(): void {
    const minute = Math.floor(Date.now() / MINUTE_MS)
    if (minute !== this.minute) this.taken = 0
    this.minute = minute
    this.taken += 1
    if (this.taken > PER_MINUTE) throw new EnoughReported()
  }
}
