import { AppError } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { EntitlementRepository } from '../subscription/entitlement.repository.js'
import { type CheckoutSession, CheckoutSessionRepository } from './checkout-session.repository.js'
import type { CheckoutStatusDto } from './checkout.dto.js'
import { CHECKOUT_MESSAGES } from './messages.js'
import { PaymentPort } from './payment.port.js'

/** The single path from a payment to premium. */
@Injectable()
export class FulfilmentService {
  constructor(
    private readonly sessions: CheckoutSessionRepository,
    private readonly payments: PaymentPort,
    private readonly entitlements: EntitlementRepository,
  ) {}

  /**
   * Asks the provider and, once the money is there, makes premium active. However often it runs, one payment gives
   * one period.
   * @throws AppError `not_found` also for the session of somebody else
   */
  fulfil(userId: string, sessionId: string): Promise<CheckoutStatusDto> {
    return this.sessions.locked(userId, sessionId, async (session) => {
      if (!session) throw new AppError('not_found', CHECKOUT_MESSAGES.unknownSession)
      const isPaid = await this.payments.isPaid(session)
      if (isPaid) await this.entitlements.grant(session)
      return toStatusDto(session, isPaid)
    })
  }
}

const toStatusDto = ({ packageId }: CheckoutSession, isPaid: boolean): CheckoutStatusDto => ({
  payment_status: isPaid ? 'paid' : 'unpaid',
  package_id: packageId,
})
