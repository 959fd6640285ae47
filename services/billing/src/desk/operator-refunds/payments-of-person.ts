import { leftToRefund } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import type { GivenRefund } from '../../given-refund/given-refund.js'
import { GivenRefundRepository } from '../../given-refund/given-refund.repository.js'
import { PaymentPort, type TakenPayment } from '../../payment/payment.port.js'
import type { Entitlement } from '../../subscription/entitlement.js'
import { EntitlementRepository } from '../../subscription/entitlement.repository.js'

/** A payment, what it was for, and what can still go back of it. */
export interface PaymentOfPerson extends TakenPayment {
  entitlement: Entitlement
  left: number
}

const sumOf = (refunds: readonly GivenRefund[], state: GivenRefund['state']): number =>
  refunds.reduce((sum, refund) => (refund.state === state ? sum + refund.amount : sum), 0)

/** What can still go back of a payment, by what the provider said and what we have written. */
export const leftOf = (
  { paymentId, amount, returned }: TakenPayment,
  all: readonly GivenRefund[],
): number => {
  const refunds = all.filter((refund) => refund.paymentId === paymentId)
  const [given, promised] = [sumOf(refunds, 'done'), sumOf(refunds, 'asked')]
  return leftToRefund({ paid: amount, returned, given, promised })
}

/** What people have paid, as the provider says now. */
@Injectable()
export class PaymentsOfPerson {
  constructor(
    private readonly entitlements: EntitlementRepository,
    private readonly payments: PaymentPort,
    private readonly refunds: GivenRefundRepository,
  ) {}

  /** The newest subscription first. @throws AppError `provider_unavailable` */
  async all(userId: string): Promise<PaymentOfPerson[]> {
    const { provider } = this.payments
    const bought = await this.entitlements.ofPerson(userId, provider)
    const refunds = await this.refunds.ofPerson(userId)
    const found: PaymentOfPerson[] = []
    for (const entitlement of bought.filter((one) => one.provider === provider))
      for (const payment of await this.payments.paymentsOf(entitlement))
        found.push({ ...payment, entitlement, left: leftOf(payment, refunds) })
    return found
  }
}
