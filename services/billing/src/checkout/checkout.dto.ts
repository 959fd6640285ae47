import { type Language, LANGUAGES } from '@gb/domain'
import { Answer, ChoiceField, TextField, UserIdField } from '@gb/service-kit'

const SESSION_ID_TEXT = {
  description: 'Id of the checkout session.',
  example: 'cs_test_6Vd0m1s0y5w2c7Yb9aQkE3Jt',
}

/** What to buy, and where to come back to. */
export class StartCheckoutDto {
  @UserIdField() user_id!: string
  @TextField({ min: 1, max: 40 }, { description: 'Id of a package.', example: 'six_months' })
  package_id!: string

  @TextField(
    { min: 1, max: 255 },
    { description: 'Origin of the page that starts the checkout.', example: 'http://localhost:3000' },
  )
  origin_url!: string

  @TextField(
    { min: 0, max: 64 },
    {
      description: 'A promo code, checked again here; one that is of no use is 400. Blank is none.',
      example: '',
      optional: true,
    },
  )
  promo_code?: string

  @ChoiceField(LANGUAGES, {
    description: 'The language of the page where the person pays; without it a provider goes by the browser.',
    example: 'en',
    optional: true,
  })
  language?: Language
}

/** Where to pay. */
export class CheckoutDto {
  @Answer(
    'The page where the person pays.',
    'http://localhost:3000/api/checkout/test-page/cs_test_6Vd0m1s0y5w2c7Yb9aQkE3Jt',
  )
  url!: string

  @Answer('Id of the checkout session.', 'cs_test_6Vd0m1s0y5w2c7Yb9aQkE3Jt') session_id!: string
}

/** Path of one checkout session. */
export class SessionPath {
  @TextField({ min: 1, max: 255 }, SESSION_ID_TEXT) session_id!: string
}

/** Which payment to turn into premium. */
export class ActivatePremiumDto {
  @UserIdField() user_id!: string
  @TextField({ min: 1, max: 255 }, SESSION_ID_TEXT) session_id!: string
}

/** Words for where a payment stands. */
const PAYMENT_STATUSES = ['paid', 'unpaid'] as const

/** Where a payment stands. */
export class CheckoutStatusDto {
  @Answer.oneOf(PAYMENT_STATUSES, 'paid once the money has arrived; premium is then active.', 'paid')
  payment_status!: (typeof PAYMENT_STATUSES)[number]
  @Answer('The package that is bought.', 'six_months') package_id!: string
}
