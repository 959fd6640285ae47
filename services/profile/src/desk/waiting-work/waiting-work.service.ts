import { Injectable } from '@nestjs/common'
import { BillingWorkPort, type FailedWork, TrackingWorkPort, type WorkKind } from '@gb/service-kit'
import { CodeRanOut, NoSuchWork, WordsAreGone, WorkIsRunning, WorkMustBeDone } from './errors.js'
import { MailWorkRepository } from './mail-work.repository.js'
import { WORK_MESSAGES } from './messages.js'
import { type DropOutcome, MAX_LISTED, type RetryOutcome, type WaitingWork } from './waiting-work.js'
import { WaitingWorkRepository } from './waiting-work.repository.js'

const refuse = (Situation: new () => Error) => (): never => {
  throw new Situation()
}

const RETRIED: Record<RetryOutcome, () => string> = {
  due: () => WORK_MESSAGES.dueNow,
  // A second try beside the first would send the mail twice.
  running: () => WORK_MESSAGES.sending,
  not_there: refuse(NoSuchWork),
  was_for_minutes: refuse(CodeRanOut),
  words_gone: refuse(WordsAreGone),
}

const DROPPED: Record<DropOutcome, () => string> = {
  dropped: () => WORK_MESSAGES.dropped,
  running: refuse(WorkIsRunning),
  not_there: refuse(NoSuchWork),
  must_be_done: refuse(WorkMustBeDone),
}

const newestFirst = (one: FailedWork, other: FailedWork): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || one.workId.localeCompare(other.workId)

/** Shows what waits and what failed, of all services, and has it tried again or left. */
@Injectable()
export class WaitingWorkService {
  constructor(
    private readonly mails: MailWorkRepository,
    private readonly tabled: WaitingWorkRepository,
    private readonly billing: BillingWorkPort,
    private readonly tracking: TrackingWorkPort,
  ) {}

  /** What waits here is shown also when another service does not answer: then more waits than ever. */
  async list(): Promise<WaitingWork> {
    const [mails, tabled, billing, tracking] = await Promise.allSettled([
      Promise.all([this.mails.state(), this.mails.failed()]),
      Promise.all([this.tabled.states(), this.tabled.failed()]),
      Promise.all([this.billing.states(), this.billing.failed()]),
      this.tracking.states(),
    ])
    if (mails.status === 'rejected') throw mails.reason
    if (tabled.status === 'rejected') throw tabled.reason
    const [billed, billedFailed] = billing.status === 'fulfilled' ? billing.value : [[], []]
    const reminders = tracking.status === 'fulfilled' ? tracking.value : []
    const failed = [...mails.value[1], ...tabled.value[1], ...billedFailed]
    return {
      kinds: [mails.value[0], ...tabled.value[0], ...billed, ...reminders],
      failed: failed.toSorted(newestFirst).slice(0, MAX_LISTED),
      notReached: Object.entries({ billing, tracking }).flatMap(([name, { status }]) =>
        status === 'rejected' ? [name] : [],
      ),
    }
  }

  /**
   * Makes it due now and says so.
   * @throws AppError `not_found` when there is no such work left, `conflict` for a mail whose words are gone
   */
  async retry(kind: WorkKind, workId: string): Promise<string> {
    return RETRIED[await this.retried(kind, workId)]()
  }

  /**
   * Leaves it undone and says so.
   * @throws AppError `not_found` when there is no such work left, `conflict` for what has to be done or is being done
   */
  async drop(kind: WorkKind, workId: string): Promise<string> {
    return DROPPED[await this.dropped(kind, workId)]()
  }

  private async retried(kind: WorkKind, workId: string): Promise<RetryOutcome> {
    if (kind === 'mail') return this.mails.retry(workId)
    if (kind === 'weight' || kind === 'erasure')
      return (await this.tabled.retry(kind, workId)) ? 'due' : 'not_there'
    return this.billing.retry(kind, workId)
  }

  private async dropped(kind: WorkKind, workId: string): Promise<DropOutcome> {
    if (kind === 'mail') return this.mails.drop(workId)
    if (kind === 'weight' || kind === 'erasure')
      return (await this.tabled.isThere(kind, workId)) ? 'must_be_done' : 'not_there'
    return this.billing.drop(kind, workId)
  }
}
