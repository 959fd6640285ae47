import { spelled } from '@gb/service-kit'
import type { OpenRefundDto, OwedCallDto, PaymentEventDto } from './operator-payments.dto.js'
import type { FailedEvent, OpenRefund, OwedCall } from './operator-payments.repository.js'

export const toPaymentEventDto = (event: FailedEvent): PaymentEventDto =>
  spelled(event, 'eventId', 'kind', 'objectId', 'receivedAt', 'attempts', 'nextAttemptAt')

export const toOpenRefundDto = (refund: OpenRefund): OpenRefundDto =>
  spelled(refund, 'userId', 'sessionId', 'packageId', 'askedAt', 'askedBy')

export const toOwedCallDto = (call: OwedCall): OwedCallDto =>
  spelled(call, 'userId', 'sessionId', 'subscriptionId', 'owed', 'syncedAt')
