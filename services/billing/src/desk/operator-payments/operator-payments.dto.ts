import { Answer, PatternField } from '@gb/service-kit'
import { OWED, type Owed } from '../../subscription/entitlement.js'

/** Which event. */
export class PaymentEventPath {
  @PatternField(/^[\w-]{1,255}$/, 'event_id must be one from the list.', {
    description: "The provider's id of the event.",
    example: 'evt_1PjQ2d2eZvKYlo2C',
  })
  event_id!: string
}

/** An event that could not be acted on yet. */
export class PaymentEventDto {
  @Answer("The provider's id of the event.", 'evt_1PjQ2d2eZvKYlo2C') event_id!: string
  @Answer('checkout, subscription or charge.', 'checkout') kind!: string
  @Answer('What the provider is asked about.', 'cs_test_a1b2') object_id!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') received_at!: string
  @Answer('Tries so far.', 3) attempts!: number
  @Answer('ISO instant of the next try.', '2026-11-20T08:35:00.000Z') next_attempt_at!: string
}

/** Events that failed. */
export class PaymentEventsDto {
  @Answer.list(PaymentEventDto, 'Newest first, at most 200.') events!: PaymentEventDto[]
}

/** That it is due. */
export class PaymentEventRetriedDto {
  @Answer('What happens now.', 'It will be tried again within seconds.') message!: string
}

/** Money that is to go back and has not. */
export class OpenRefundDto {
  @Answer('Whose.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11') user_id!: string
  @Answer('The checkout that paid.', 'cs_test_a1b2') session_id!: string
  @Answer('Package.', 'monthly') package_id!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') asked_at!: string
  @Answer.orNull(String, 'Name of the operator who gave it; null: the person asked for all of it.', null)
  asked_by!: string | null
}

/** Open refunds. */
export class OpenRefundsDto {
  @Answer.list(OpenRefundDto, 'Oldest first, at most 200.') refunds!: OpenRefundDto[]
}

/** What the payment provider has still to be told about a subscription. */
export class OwedCallDto {
  @Answer('Whose.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11') user_id!: string
  @Answer('The checkout that paid.', 'cs_test_a1b2') session_id!: string
  @Answer.orNull(
    String,
    "The provider's id of the subscription; null on the test page.",
    'sub_1PjQ2d2eZvKYlo2C',
  )
  subscription_id!: string | null
  @Answer.oneOf(OWED, 'What it is told: to end it, to end it unless it is paid, or not to renew it.', 'end')
  owed!: Owed
  @Answer('ISO instant at which the provider was asked last.', '2026-11-20T08:30:00.000Z') synced_at!: string
}

/** What is owed to the payment provider. It is told again by itself until it takes it. */
export class OwedDto {
  @Answer.list(OwedCallDto, 'The one that has waited longest first, at most 200.') owed!: OwedCallDto[]
}
