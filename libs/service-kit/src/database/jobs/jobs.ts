import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { type Job, type JobResult, PgBoss, type SendOptions } from 'pg-boss'
import { errorName } from '../../base/errors/error-facts.js'
import { Rounds } from '../../base/time/rounds.js'
import type { WorkDrop, WorkRetry } from '../../contracts/waiting-work.port.js'
import type { Sql } from '../sql/sql.js'
import { type JobIds, idsOf, type JobKind, keyOf, pauseAfter } from './job-kind.js'
import { JobList } from './job-list.js'
import { JobLook } from './job-look.js'
import { jobsSchemaOf } from './jobs-schema.js'
import { Outage } from './outage.js'

const DAY_SECONDS = 86_400
/** A job is tried until it succeeds or its days are over; the library wants a number. */
const ALWAYS = 1_000_000
/** Between looks for what a dead process or another one left, in ms; what this one adds or fails, it is woken for. */
const LOOK_MS = 60_000
/** Seconds between passes in which the library drops what is done. */
const HOUR_SECONDS = 3600
/** Seconds after which it looks again when the database was away. */
const AGAIN_SECONDS = 10
/** How long a clean stop waits for what is being done, in ms; the rest is done again after its lease. */
const STOP_MS = 10_000
const START_ATTEMPTS = 5

type Work = (job: Job<unknown>) => Promise<void>

const sendOptions = (kind: JobKind, key: string): SendOptions => ({
  singletonKey: key,
  retryLimit: ALWAYS,
  retryDelay: kind.firstPauseSeconds,
  retryBackoff: true,
  retryDelayMax: kind.longestPauseSeconds,
  expireInSeconds: kind.leaseSeconds,
  retentionSeconds: kind.keptDays * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
})

/**
 * Work of one service that is done later: enqueued in the transaction of the change, tried until it succeeds, at least
 * once. The library claims, leases and waits; whoever does the work makes sure that twice does no harm.
 */
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger: Logger
  private readonly boss: PgBoss
  private readonly outage: Outage
  private readonly works = new Map<JobKind, Work>()
  private readonly workers = new Map<string, string>()
  private readonly look: JobLook
  private readonly looks: Rounds
  /** What waits and what failed, for operators. */
  readonly list: JobList

  constructor(
    private readonly sql: Sql,
    { service, schema }: { service: string; schema: string },
  ) {
    this.logger = new Logger(`${Jobs.name} ${service}`)
    this.outage = new Outage((sentence) => this.logger.warn(sentence))
    this.list = new JobList(sql, jobsSchemaOf(schema))
    this.look = new JobLook(sql, jobsSchemaOf(schema))
    this.looks = new Rounds(
      () => this.lookAround(),
      LOOK_MS,
      (error) => this.outage.tell(error),
    )
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => this.sql.foreign(text, values) },
      schema: jobsSchemaOf(schema),
      // The owner made the tables; this login may not.
      migrate: false,
      createSchema: false,
      reindex: false,
      monitorVacuum: false,
      // What is not used asks nothing of the database.
      schedule: false,
      registerInstance: false,
      flowIntervalSeconds: DAY_SECONDS,
      queueCacheIntervalSeconds: DAY_SECONDS,
      superviseIntervalSeconds: HOUR_SECONDS,
      maintenanceIntervalSeconds: HOUR_SECONDS,
      // Leases that are over are made good when the look has seen one.
      monitorIntervalSeconds: 1,
      openTelemetry: { enabled: false },
    })
    this.boss.on('error', (error) => this.failed(error))
    this.boss.on('warning', ({ message }) => this.logger.warn(message))
  }

  /**
   * Says who does the work of a kind; call it when the module starts. A work that fails is tried again.
   * @param work does it; `tries` counts this one too
   */
  does<Id extends string>(kind: JobKind<Id>, work: (ids: JobIds<Id>, tries: number) => Promise<void>): void {
    this.works.set(kind, (job) => work(idsOf(kind, job.data), job.retryCount + 1))
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start({ attempts: START_ATTEMPTS })
    if (this.works.size > 0) this.looks.start()
    for (const [kind, work] of this.works) await this.begin(kind, work)
  }

  async onModuleDestroy(): Promise<void> {
    await this.looks.stop()
    await this.boss.stop({ close: false, timeout: STOP_MS })
  }

  /** Adds a job; call it inside the transaction that gave reason for it. It begins when that is committed. */
  async add<Id extends string>(kind: JobKind<Id>, ids: JobIds<Id>): Promise<void> {
    await this.boss.send(kind.name, ids, sendOptions(kind, keyOf(kind, ids)))
    this.sql.afterCommit(() => this.wake(kind.name))
  }

  /** Makes a job due now. One that is being tried at this moment is left alone: it would be done twice. */
  async retry<Id extends string>(kind: JobKind<Id>, ids: JobIds<Id>): Promise<WorkRetry> {
    const key = keyOf(kind, ids)
    const due = { singletonKey: key, match: 'all' as const, startAfter: 0 }
    const { updated } = await this.boss.update(kind.name, undefined, due)
    if (updated > 0) {
      this.sql.afterCommit(() => this.wake(kind.name))
      return 'due'
    }
    const found = await this.boss.findJobs(kind.name, { key })
    return found.some(({ state }) => state === 'active') ? 'running' : 'not_there'
  }

  /** Leaves a job undone. One that is being tried at this moment is left alone. */
  async drop<Id extends string>(kind: JobKind<Id>, ids: JobIds<Id>): Promise<WorkDrop> {
    const found = await this.boss.findJobs(kind.name, { key: keyOf(kind, ids) })
    if (found.some(({ state }) => state === 'active')) return 'running'
    const waiting = found.filter(({ state }) => state === 'created' || state === 'retry')
    if (waiting.length === 0) return 'not_there'
    await this.boss.deleteJob(
      kind.name,
      waiting.map(({ id }) => id),
    )
    return 'dropped'
  }

  private async begin(kind: JobKind, work: Work): Promise<void> {
    const options = {
      batchSize: kind.atOnce,
      burstWhenBatchFull: true,
      // It is woken when there is something for it.
      pollingIntervalSeconds: DAY_SECONDS,
      perJobResults: true,
    } as const
    const worker = await this.boss.work<unknown>(kind.name, options, (jobs) =>
      Promise.all(jobs.map((job) => this.attempt(kind, work, job))),
    )
    this.workers.set(kind.name, worker)
  }

  private async attempt(kind: JobKind, work: Work, job: Job<unknown>): Promise<JobResult> {
    try {
      await work(job)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      // The kind of the error and its code, never its text: that may quote anybody, and it is stored.
      const why = errorName(error)
      this.logger.warn(`${kind.name} ${job.id} will be tried again: ${why}`)
      this.lookIn(pauseAfter(kind, job.retryCount))
      return { id: job.id, status: 'failed', output: { why } }
    }
  }

  private failed(error: Error): void {
    this.outage.tell(error)
    const queue: unknown = Reflect.get(error, 'queue')
    if (typeof queue === 'string') this.lookIn(AGAIN_SECONDS)
  }

  /** Wakes who has something to do, and comes back when the next thing is due. */
  private async lookAround(): Promise<void> {
    const next = await this.look.read([...this.works.keys()].map(({ name }) => name))
    this.outage.over()
    for (const { name, isTried, seconds } of next) {
      if (seconds > 0) this.lookIn(seconds)
      else if (isTried) await this.makeDueAgain(name)
      else this.wake(name)
    }
  }

  /** The lease is over: who tried it is dead, or what they say now is not taken any more. */
  private async makeDueAgain(name: string): Promise<void> {
    await this.boss.supervise(name)
    this.lookIn(1)
  }

  private lookIn(seconds: number): void {
    this.looks.wakeAt(new Date(Date.now() + seconds * 1000))
  }

  private wake(name: string): void {
    const worker = this.workers.get(name)
    if (worker !== undefined) this.boss.notifyWorker(worker)
  }
}
