import { Injectable } from '@nestjs/common'
import {
  type FailedEvent,
  type OpenRefund,
  type OwedCall,
  OperatorPaymentsRepository,
} from './operator-payments.repository.js'
import { NoSuchPaymentEvent } from './errors.js'

/** Shows what waits between the payment provider and us. It is tried again by itself; a retry only does not wait. */
@Injectable()
export class OperatorPaymentsService {
  constructor(private readonly payments: OperatorPaymentsRepository) {}

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
