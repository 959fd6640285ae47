import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import { RELEASE_LIMITS } from '@gb/domain'
import { Metrics, networkOf } from '@gb/service-kit'
import type { Registered } from '../registry/registry.repository.js'
import { RegistryService } from '../registry/registry.service.js'
import { counted, type FieldCounts, type FieldReport, noCounts } from './field-counts.js'
import { CanaryJudge } from './canary-judge.service.js'
import type { MarkCounts } from './canary-marks.repository.js'
import { FieldRepository, type FieldRow } from './field.repository.js'
import { EnoughReported } from './errors.js'
import { KnownVersions } from './known-versions.js'
import { MOST_KINDS, ReportTotals } from './report-totals.js'
import { Room } from './room.js'

/** What came in this time is written at one stroke, ms. */
const GATHER_MS = 5_000

/** A version as a build calls it: there is no word in it. */
const BUILT = /-[0-9a-f]{8}$/

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

/** Reports of one version that were not written yet. */
interface Gathered {
  remote: string
  version: string
  counts: FieldCounts
  /** Of those who are given it as a canary, by their marks. */
  marks: Map<string, MarkCounts>
}

/** What an operator finds by the code that a card shows. */
const lineOf = ({ id, reason, cause }: Failure, name: string, browser: string): string =>
  `fault ${id}: ${name} ${reason}${cause === null ? '' : ` (${cause})`}, ${browser}`

/** Counts what browsers tell of remotes, tells the log, and has canaries judged. */
@Injectable()
export class FieldService implements OnApplicationShutdown {
  private readonly log = new Logger(FieldService.name)
  private readonly totals: ReportTotals
  private gathered = new Map<string, Gathered>()
  private timer: NodeJS.Timeout | undefined
  private readonly room = new Room()

  constructor(
    private readonly rows: FieldRepository,
    private readonly registry: RegistryService,
    private readonly versions: KnownVersions,
    private readonly judge: CanaryJudge,
    metrics: Metrics,
  ) {
    this.totals = new ReportTotals(metrics)
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

  /**
   * @param address  from where they came; only counted, and forgotten with the minute
   * @throws AppError `too_many_requests`
   */
  async take(reports: readonly FieldReport[], browser: string, address: string): Promise<void> {
    const who = reports.some((report) => this.judge.markOf(report) !== null) ? 'marked' : 'others'
    if (!this.room.take(who, networkOf(address))) throw new EnoughReported()
    for (const report of reports) {
      const { remote, version, kind } = report
      const isKnown = version !== null && (await this.isKnown(remote, version))
      if (kind === 'failed') this.log.warn(lineOf(report, await this.nameOf(report, isKnown), browser))
      if (kind === 'failed' && report.isAgain) continue
      // Names that nobody published share one line, or they would crowd the others out.
      const name = isKnown ? { remote, version } : { remote: 'unknown', version: 'unknown' }
      this.totals.count({ ...name, report: kind === 'failed' ? report.reason : kind })
      if (isKnown) this.gather(remote, version, report)
    }
  }

  /** What was told of a remote in the last seven days, by version. */
  ofRemote(remote: string): Promise<FieldRow[]> {
    return this.rows.ofRemote(remote)
  }

  /** Writes what was gathered, and judges the canaries among it; what goes wrong with one remote keeps no other from it. */
  async write(): Promise<void> {
    const gathered = [...this.gathered.values()]
    this.gathered = new Map()
    this.timer = undefined
    let failure: unknown
    for (const one of gathered) await this.writeOne(one).catch((error: unknown) => (failure ??= error))
    if (failure !== undefined) throw failure
  }

  private async writeOne({ remote, version, counts, marks }: Gathered): Promise<void> {
    await this.rows.add(remote, version, counts)
    await this.judge.judge(remote, version, marks)
  }

  /** While the rows cannot be read, what this process gave somebody is all that it knows. */
  private isKnown(remote: string, version: string): Promise<boolean> {
    return this.versions.has(remote, version).catch(() => false)
  }

  /** What the log says of which remote it was: whoever reports may make up any name, and write anything into it. */
  private async nameOf({ remote, version }: FieldReport, isKnown: boolean): Promise<string> {
    if (isKnown) return keyOf(remote, version ?? 'unknown')
    const isRemote = await this.versions.hasRemote(remote).catch(() => false)
    return keyOf(isRemote ? remote : 'unknown', version !== null && BUILT.test(version) ? version : 'unknown')
  }

  private gather(remote: string, version: string, report: FieldReport): void {
    const key = keyOf(remote, version)
    if (!this.gathered.has(key) && this.gathered.size >= MOST_KINDS) return
    const { counts, marks } = this.gathered.get(key) ?? { counts: noCounts(), marks: new Map() }
    this.mark(marks, report)
    this.gathered.set(key, { remote, version, counts: counted(counts, report), marks })
    this.timer ??= setTimeout(() => {
      this.write().catch((error: unknown) =>
        this.log.warn(`Reports of browsers were not kept: ${String(error)}`),
      )
    }, GATHER_MS).unref()
  }

  private mark(marks: Gathered['marks'], report: FieldReport): void {
    const mark = this.judge.markOf(report)
    if (mark === null || (!marks.has(mark) && marks.size >= RELEASE_LIMITS.marks)) return
    const { loads, failures } = marks.get(mark) ?? { loads: 0, failures: 0 }
    const isLoad = report.kind === 'loaded'
    marks.set(mark, { loads: loads + Number(isLoad), failures: failures + Number(!isLoad) })
  }
}
