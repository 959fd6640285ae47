import { PremiumPort, type PremiumStatus } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { PaymentPort } from '../payment/payment.port.js'
import { EntitlementRepository } from './entitlement.repository.js'
import { premiumStatusOf } from './premium-status.js'

/** Who is premium, out of what is paid. What the test page "sold" does not count beside a real provider. */
@Injectable()
export class LocalPremium implements PremiumPort {
  constructor(
    private readonly entitlements: EntitlementRepository,
    private readonly payments: PaymentPort,
  ) {}

  async status(userId: string): Promise<PremiumStatus> {
    return premiumStatusOf(await this.entitlements.running(userId, this.payments.provider), new Date())
  }
}
