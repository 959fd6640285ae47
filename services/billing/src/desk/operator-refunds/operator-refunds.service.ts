import { AuditTrail, InvalidField, type Operator } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { GivenRefund } from '../../given-refund/given-refund.js'
import { GivenRefundRepository } from '../../given-refund/given-refund.repository.js'
import { PaymentPort } from '../../payment/payment.port.js'
import { EntitlementRepository } from '../../subscription/entitlement.repository.js'
import { GivenRefundService } from '../../subscription/given-refund.service.js'
import { GoesBackAlready, NoSuchPayment, NothingLeft, OtherRefund } from './errors.js'
import { GIVEN_REFUND_MESSAGES } from './messages.js'
import type { GiveBackDto, PaymentPath } from './operator-refunds.dto.js'
import { leftOf, type PaymentOfPerson, PaymentsOfPerson } from './payments-of-person.js'

/** Payments that operators give back, whole or in part. */
@Injectable()
export class OperatorRefundsService {
  constructor(
    private readonly people: PaymentsOfPerson,
    private readonly refunds: GivenRefundRepository,
    private readonly entitlements: EntitlementRepository,
    private readonly payments: PaymentPort,
    private readonly given: GivenRefundService,
    private readonly trail: AuditTrail,
  ) {}

  /** @throws AppError `provider_unavailable` */
  async list(userId: string): Promise<{ payments: PaymentOfPerson[]; refunds: GivenRefund[] }> {
    return { payments: await this.people.all(userId), refunds: await this.refunds.ofPerson(userId) }
  }

  /**
   * Writes down what goes back, then asks the provider. When it is away it happens later; the same again happens once.
   * @throws AppError `not_found`, `invalid_input` for more than is left, `conflict` for an id of another refund or where all
   *   of it goes back, `provider_unavailable` while nobody can say what was paid
   */
  async give(path: PaymentPath, wanted: GiveBackDto, operator: Operator): Promise<GivenRefund> {
    const { user_id: userId } = path
    const { refund_id: refundId } = wanted
    const refund = (await this.earlier(path, wanted)) ?? (await this.askExactly(path, wanted, operator))
    await this.given.settleSoon(refund)
    return (await this.refunds.find(userId, refundId)) ?? refund
  }

  private async earlier(
    { user_id: userId, payment_id: paymentId }: PaymentPath,
    { refund_id: refundId, amount, premium }: GiveBackDto,
  ): Promise<GivenRefund | null> {
    const found = await this.refunds.find(userId, refundId)
    const isSame =
      found?.paymentId === paymentId && found.amount === amount && found.endsPremium === (premium === 'ends')
    if (found && !isSame) throw new OtherRefund()
    return found
  }

  /**
   * What is on its way counts twice while the provider has it and we do not know yet, so that too little seems left. Before
   * anybody is told so it is settled, and what is left is counted anew.
   */
  private async askExactly(path: PaymentPath, wanted: GiveBackDto, operator: Operator): Promise<GivenRefund> {
    try {
      return await this.ask(path, wanted, operator)
    } catch (error) {
      if (!(error instanceof NothingLeft || error instanceof InvalidField)) throw error
      for (const one of await this.refunds.ofPerson(path.user_id)) await this.given.settleSoon(one)
      return this.ask(path, wanted, operator)
    }
  }

  private async ask(path: PaymentPath, wanted: GiveBackDto, operator: Operator): Promise<GivenRefund> {
    const { user_id: userId, payment_id: paymentId } = path
    const { refund_id: refundId, amount, premium } = wanted
    const payment = (await this.people.all(userId)).find((one) => one.paymentId === paymentId)
    if (!payment) throw new NoSuchPayment()
    const { currency, entitlement } = payment
    const { refund, left } = await this.entitlements.locked(entitlement, async (now) => {
      // A press that came twice waited for us at the lock.
      const same = await this.earlier(path, wanted)
      if (same) return { refund: same, left: null }
      if (now.refundAskedAt !== null) throw new GoesBackAlready()
      const rest = leftOf(payment, await this.refunds.ofPerson(userId))
      if (rest === 0) throw new NothingLeft()
      if (amount > rest) throw new InvalidField('amount', GIVEN_REFUND_MESSAGES.tooMuch(rest, currency))
      const asked = await this.refunds.ask({
        userId,
        refundId,
        paymentId,
        amount,
        currency,
        sessionId: now.sessionId,
        provider: this.payments.provider,
        endsPremium: premium === 'ends',
        askedBy: operator.name,
      })
      if (!asked) throw new OtherRefund()
      return { refund: asked, left: rest }
    })
    if (left !== null)
      await this.trail.changed(operator, 'refund asked', {
        user_id: userId,
        refund_id: refundId,
        amount,
        currency,
        premium,
        left_before: left,
        left_after: leftOf(payment, await this.refunds.ofPerson(userId)),
      })
    return refund
  }
}
