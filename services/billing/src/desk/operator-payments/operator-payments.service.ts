import { Metrics, secondsSince } from '@gb/service-kit'
import { Injectable, type OnModuleInit } from '@nestjs/common'
import {
  type FailedEvent,
  type OpenRefund,
  type OwedCall,
  OperatorPaymentsRepository,
} from './operator-payments.repository.js'
import { NoSuchPaymentEvent } from './errors.js'

/** Shows what waits between the payment provider and us. It is tried again by itself; a retry only does not wait. */
@Injectable()
export class OperatorPaymentsService implements OnModuleInit {
  constructor(
    private readonly payments: OperatorPaymentsRepository,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.add({
      name: 'payment_events_waiting',
      help: 'Events of the payment provider that were not acted on yet.',
      read: async () => ({ '': (await this.payments.state()).waiting }),
    })
    this.metrics.add({
      name: 'payment_events_lag_seconds',
      help: 'How long the oldest of them has waited.',
      read: async () => ({ '': secondsSince((await this.payments.state()).oldestAt) }),
    })
  }

  failed(): Promise<FailedEvent[]> {
    return this.payments.failed()
  }

  /** @throws AppError `not_found` */
  async retry(eventId: string): Promise<void> {
    if ((await this.payments.retry(eventId)) === 'not_there') throw new NoSuchPaymentEvent()
  }

  owed(): Promise<OwedCall[]> {
    return this.payments.owed()
  }

  refunds(): Promise<OpenRefund[]> {
    return this.payments.refunds()
  }
}
