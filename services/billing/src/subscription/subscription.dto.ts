import { Answer, TextField, UserIdField } from '@gb/service-kit'

/** Whose subscription is to be changed. */
export class OwnSubscriptionDto {
  @UserIdField() user_id!: string
}

/** Whose invoices, and where to come back to. */
export class PortalDto {
  @UserIdField() user_id!: string

  @TextField(
    { min: 1, max: 255 },
    { description: 'Origin of the page that asks.', example: 'http://localhost:3000' },
  )
  origin_url!: string
}

/** A page of the payment provider. */
export class PortalPageDto {
  @Answer('The page.', 'https://billing.stripe.com/p/session/test_1') url!: string
}

/** Premium state of a person. */
export class PremiumStatusDto {
  @Answer('Whether premium is active now.', true) premium_active!: boolean
  @Answer.orNull(String, 'The package that was bought; null without premium.', 'six_months')
  package_id!: string | null

  @Answer.orNull(
    String,
    'End of the paid period, ISO 8601 in UTC: the next renewal, or the last day of premium when cancel_at_period_end or when a renewal was not paid. Null without premium.',
    '2027-05-20T08:30:00.000Z',
    'date-time',
  )
  renews_at!: string | null

  @Answer('Premium ends with the paid period.', false) cancel_at_period_end!: boolean
}

/** Where a subscription stands. `renewal_failed`: premium stays for some days of grace. */
const STATES = ['renewing', 'ending', 'renewal_failed', 'ended', 'refund_asked', 'refunded'] as const
export type SubscriptionWord = (typeof STATES)[number]

/** A subscription, as its owner manages it. */
export class SubscriptionDto {
  @Answer('The package.', 'six_months') package_id!: string

  @Answer.oneOf(
    STATES,
    'renewing; ending (canceled, or free); renewal_failed (a renewal was not paid, premium stays for some days); ended; refund_asked (the money is on its way back); refunded.',
    'renewing',
  )
  state!: SubscriptionWord

  @Answer('When it began.', '2026-11-20T08:30:00.000Z', 'date-time') started_at!: string
  @Answer('End of what is paid for: when it renews, or ends.', '2027-05-20T08:30:00.000Z', 'date-time')
  paid_until!: string
  @Answer('Until when premium stays if nothing more is paid.', '2027-05-27T08:30:00.000Z', 'date-time')
  premium_until!: string
  @Answer('What was paid first.', 39.99) first_amount!: number
  @Answer('What each renewal costs.', 49.99) renewal_amount!: number
  @Answer('ISO 4217 currency.', 'USD') currency!: string
  @Answer('A canceled one that can be taken up again.', false) can_resume!: boolean

  @Answer.orNull(
    String,
    'Until when the money goes back on request; null when it does not.',
    '2026-12-20T08:30:00.000Z',
    'date-time',
  )
  refund_until!: string | null

  @Answer('Invoices and cards have a page at the payment provider.', true) has_portal!: boolean
  @Answer('Made on the test page: no money was taken.', false) is_test!: boolean
}

/** What a person has, or had last. */
export class OwnedSubscriptionDto {
  @Answer.partOrNull(SubscriptionDto, 'Null for whoever never had one.') subscription!: SubscriptionDto | null
}
