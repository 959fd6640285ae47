import type { OpenRefundDto, PaymentEventDto } from './operator-payments.dto.js'
import type { FailedEvent, OpenRefund } from './operator-payments.repository.js'

export const toPaymentEventDto = (event: FailedEvent): PaymentEventDto => ({
  event_id: event.eventId,
  kind: event.kind,
  object_id: event.objectId,
  received_at: event.receivedAt.toISOString(),
  attempts: event.attempts,
  next_attempt_at: event.nextAttemptAt.toISOString(),
})

export const toOpenRefundDto = ({ userId, sessionId, packageId, askedAt }: OpenRefund): OpenRefundDto => ({
  user_id: userId,
  session_id: sessionId,
  package_id: packageId,
  asked_at: askedAt.toISOString(),
})
