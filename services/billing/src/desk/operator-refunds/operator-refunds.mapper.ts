import { spelled } from '@gb/service-kit'
import type { GivenRefund } from '../../given-refund/given-refund.js'
import type { GivenRefundDto, PaymentDto } from './operator-refunds.dto.js'
import type { PaymentOfPerson } from './payments-of-person.js'

export const toGivenRefundDto = (refund: GivenRefund): GivenRefundDto => ({
  ...spelled(
    refund,
    'refundId',
    'paymentId',
    'amount',
    'currency',
    'state',
    'askedBy',
    'askedAt',
    'settledAt',
  ),
  premium: refund.endsPremium ? 'ends' : 'stays',
})

export const toPaymentDto = ({ entitlement, left, ...payment }: PaymentOfPerson): PaymentDto => ({
  ...spelled(payment, 'paymentId', 'paidAt', 'amount', 'currency'),
  ...spelled(entitlement, 'sessionId', 'packageId'),
  left,
})
