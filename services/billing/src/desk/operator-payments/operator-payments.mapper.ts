import { spelled } from '@gb/service-kit'
import type { OpenRefundDto, PaymentEventDto } from './operator-payments.dto.js'
import type { FailedEvent, OpenRefund } from './operator-payments.repository.js'

export const toPaymentEventDto = (event: FailedEvent): PaymentEventDto =>
  spelled(event, 'eventId', 'kind', 'objectId', 'receivedAt', 'attempts', 'nextAttemptAt')

export const toOpenRefundDto = ({ userId, sessionId, packageId, askedAt }: OpenRefund): OpenRefundDto => ({
  user_id: userId,
  session_id: sessionId,
  package_id: packageId,
  asked_at: askedAt.toISOString(),
})
