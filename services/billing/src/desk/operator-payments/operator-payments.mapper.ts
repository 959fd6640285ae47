import { spelled } from '@gb/service-kit'
import type { OpenRefundDto, PaymentEventDto } from './operator-payments.dto.js'
import type { FailedEvent, OpenRefund } from './operator-payments.repository.js'

export const toPaymentEventDto = (event: FailedEvent): PaymentEventDto =>
  spelled(event, 'eventId', 'kind', 'objectId', 'receivedAt', 'attempts', 'nextAttemptAt')

export const toOpenRefundDto = (refund: OpenRefund): OpenRefundDto =>
  spelled(refund, 'userId', 'sessionId', 'packageId', 'askedAt')
