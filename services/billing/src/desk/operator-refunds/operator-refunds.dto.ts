import { REFUND_AMOUNT } from '@gb/domain'
import { Answer, ChoiceField, IdField, NumberField, PatternField, ProfileId } from '@gb/service-kit'
import { GIVEN_REFUND_STATES, type GivenRefundState } from '../../given-refund/given-refund.js'

/** What becomes of premium. */
export const PREMIUM_AFTER = ['stays', 'ends'] as const
export type PremiumAfter = (typeof PREMIUM_AFTER)[number]

/** Which payment of whom. */
export class PaymentPath extends ProfileId {
  @PatternField(/^[\w-]{1,255}$/, 'payment_id must be one from the list.', {
    description: "The provider's id of the payment.",
    example: 'pi_3PjQ2d2eZvKYlo2C',
  })
  payment_id!: string
}

/** What goes back. */
export class GiveBackDto {
  @IdField('Made by you; sending the same again gives it back once.') refund_id!: string

  @NumberField(REFUND_AMOUNT, {
    description: 'How much, in the currency of the payment: all that is left of it, or a part.',
    example: 4.99,
  })
  amount!: number

  @ChoiceField(PREMIUM_AFTER, {
    description:
      '`stays`: premium goes on, and renews as before. `ends`: it ends at once, and is not charged again.',
    example: 'stays',
  })
  premium!: PremiumAfter
}

/** A refund that an operator gave. */
export class GivenRefundDto {
  @Answer('Which.', '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a', 'uuid') refund_id!: string
  @Answer('The payment.', 'pi_3PjQ2d2eZvKYlo2C') payment_id!: string
  @Answer('How much.', 4.99) amount!: number
  @Answer('ISO 4217 currency.', 'USD') currency!: string
  @Answer.oneOf(PREMIUM_AFTER, 'What becomes of premium once it is done.', 'stays') premium!: PremiumAfter
  @Answer.oneOf(
    GIVEN_REFUND_STATES,
    '`asked`: the provider is away, and is asked again by itself. `refused`: so much is not left there.',
    'done',
  )
  state!: GivenRefundState
  @Answer('Name of the operator.', 'Olga Support') asked_by!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z', 'date-time') asked_at!: string
  @Answer.orNull(String, 'ISO instant; null while it is asked.', '2026-11-20T08:30:01.000Z', 'date-time')
  settled_at!: string | null
}

/** Money that was taken once. */
export class PaymentDto {
  @Answer("The provider's id of it.", 'pi_3PjQ2d2eZvKYlo2C') payment_id!: string
  @Answer('The checkout of its subscription.', 'cs_test_a1b2') session_id!: string
  @Answer('Package.', 'monthly') package_id!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z', 'date-time') paid_at!: string
  @Answer('What was paid.', 9.99) amount!: number
  @Answer('What can still go back.', 9.99) left!: number
  @Answer('ISO 4217 currency.', 'USD') currency!: string
}

/** What a person paid, and what operators gave back. */
export class PaymentsDto {
  @Answer.list(PaymentDto, 'Each payment, renewals too; the newest first.') payments!: PaymentDto[]
  @Answer.list(GivenRefundDto, 'What operators gave back; the newest first.') refunds!: GivenRefundDto[]
}
