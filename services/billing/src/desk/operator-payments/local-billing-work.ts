import {
  addWorkFigures,
  type BillingWorkPort,
  type FailedWork,
  Metrics,
  type WorkDrop,
  type WorkKind,
  type WorkRetry,
  type WorkState,
} from '@gb/service-kit'
import { Injectable, type OnModuleInit } from '@nestjs/common'
import { NoticeRepository } from '../../notices/notice.repository.js'
import { type FailedEvent, OperatorPaymentsRepository } from './operator-payments.repository.js'

const KIND = 'payment_event'

const toWork = ({ eventId, attempts, receivedAt, nextAttemptAt, lastError }: FailedEvent): FailedWork => ({
  kind: KIND,
  workId: eventId,
  userId: null,
  attempts,
  createdAt: receivedAt,
  nextAttemptAt,
  lastError,
  canRetry: true,
  // The reconciler asks the provider about what was paid, whatever became of the event.
  canDrop: true,
})

/** What waits in billing, for whoever shows it to operators, and as figures. */
@Injectable()
export class LocalBillingWork implements BillingWorkPort, OnModuleInit {
  constructor(
    private readonly payments: OperatorPaymentsRepository,
    private readonly notices: NoticeRepository,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    addWorkFigures(this.metrics, () => this.states())
  }

  async states(): Promise<WorkState[]> {
    const [events, notices] = await Promise.all([this.payments.state(), this.notices.state()])
    return [
      { kind: KIND, ...events },
      { kind: 'billing_notice', ...notices },
    ]
  }

  async failed(): Promise<FailedWork[]> {
    return (await this.payments.failed()).map(toWork)
  }

  async retry(kind: WorkKind, workId: string): Promise<WorkRetry> {
    return kind === KIND ? this.payments.retry(workId) : 'not_there'
  }

  async drop(kind: WorkKind, workId: string): Promise<WorkDrop> {
    return kind === KIND ? this.payments.drop(workId) : 'not_there'
  }
}
