import { Injectable, type OnModuleInit } from '@nestjs/common'
import { AppError, Metrics } from '@gb/service-kit'
import { WORK_MESSAGES } from './messages.js'
import { type RetryOutcome, WORK_KINDS, type WaitingWork, type WorkKind } from './waiting-work.js'
import { WaitingWorkRepository } from './waiting-work.repository.js'

const refuse = (code: 'not_found' | 'conflict', message: string) => (): never => {
  throw new AppError(code, message)
}

const ANSWERS: Record<RetryOutcome, () => string> = {
  due: () => WORK_MESSAGES.dueNow,
  // A second try beside the first would send the mail twice.
  sending: () => WORK_MESSAGES.sending,
  not_there: refuse('not_found', WORK_MESSAGES.notThere),
  was_for_minutes: refuse('conflict', WORK_MESSAGES.wasForMinutes),
  words_gone: refuse('conflict', WORK_MESSAGES.wordsGone),
}

/** Shows what failed and has it tried again. */
@Injectable()
export class WaitingWorkService implements OnModuleInit {
  constructor(
    private readonly work: WaitingWorkRepository,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.add({
      name: 'outbox_waiting',
      help: 'Mails, weights and erasures that are not done yet.',
      label: 'kind',
      read: async () => {
        const rows = await this.work.counts()
        const none = Object.fromEntries(WORK_KINDS.map((kind) => [kind, 0]))
        return { ...none, ...Object.fromEntries(rows.map(({ kind, waiting }) => [kind, waiting])) }
      },
    })
    this.metrics.add({
      name: 'outbox_lag_seconds',
      help: 'How long the oldest of them has waited.',
      label: 'kind',
      read: async () =>
        Object.fromEntries((await this.work.lags()).map(({ kind, seconds }) => [kind, seconds])),
    })
    this.metrics.add({
      name: 'failed_jobs',
      help: 'Work that failed at least once and is not done.',
      label: 'kind',
      read: async () => {
        const failed = await this.work.list()
        return Object.fromEntries(
          WORK_KINDS.map((kind) => [kind, failed.filter((work) => work.kind === kind).length]),
        )
      },
    })
  }

  list(): Promise<WaitingWork[]> {
    return this.work.list()
  }

  /**
   * Makes it due now and says so.
   * @throws AppError `not_found` when there is no such work left, `conflict` for a mail whose words are gone
   */
  async retry(kind: WorkKind, workId: string): Promise<string> {
    return ANSWERS[await this.work.retry(kind, workId)]()
  }
}
