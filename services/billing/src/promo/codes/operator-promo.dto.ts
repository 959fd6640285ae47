import { PROMO_CODE_LENGTH, PROMO_MINIMUM, PROMO_PERCENT, PROMO_REDEMPTIONS } from '@gb/domain'
import { Answer, FlagField, InstantField, NumberField, TextField } from '@gb/service-kit'

/** A code to make. */
export class AddPromoDto {
  @TextField(PROMO_CODE_LENGTH, {
    description: 'Capitals, digits, "-" and "_"; kept in capitals. At least 8 characters for 100 %.',
    example: 'WELCOME20',
  })
  code!: string

  @NumberField(PROMO_PERCENT, { description: 'Percent off the first payment.', example: 20 })
  discount_percent!: number

  @NumberField(PROMO_REDEMPTIONS, {
    description: 'How many people may redeem it; everybody when absent.',
    example: 100,
    optional: true,
  })
  max_redemptions?: number

  @InstantField({
    description: 'ISO 8601 instant, with Z or an offset, after which it is of no use; never when absent.',
    example: '2027-01-31T23:59:59Z',
    optional: true,
  })
  expires_at?: string

  @FlagField({
    description:
      'Only for people who have never paid before; a gift of yours is no payment. False when absent.',
    example: false,
    optional: true,
  })
  first_time_only?: boolean

  @NumberField(PROMO_MINIMUM, {
    description:
      'Only for packages of at least this price, in their currency and without the discount; for all when absent.',
    example: 40,
    optional: true,
  })
  minimum_amount?: number

  @TextField(
    { min: 1, max: 200 },
    {
      description: 'What people read about it.',
      example: 'For patients of the Denver clinic',
      optional: true,
    },
  )
  description?: string
}

/** Path of one code. */
export class PromoPath {
  @TextField(PROMO_CODE_LENGTH, { description: 'The code; capitals do not matter.', example: 'WELCOME20' })
  code!: string
}

/** A code as an operator sees it. */
export class OperatorPromoDto {
  @Answer('The code.', 'WELCOME20') code!: string
  @Answer('Percent off the first payment.', 20) discount_percent!: number
  @Answer.orNull(String, 'What people read.', 'For patients of the Denver clinic') description!: string | null
  @Answer.orNull(Number, 'The cap; null: none.', 100) max_redemptions!: number | null
  @Answer('Whether it is only for people who have never paid before.', false) first_time_only!: boolean
  @Answer.orNull(Number, 'The least price of a package that it is good for; null: any.', 40)
  minimum_amount!: number | null
  @Answer('Redeemed, or held by a checkout that can still be paid.', 12) used!: number
  @Answer.orNull(String, 'ISO instant; null: never.', '2027-01-31T23:59:59.000Z', 'date-time')
  expires_at!: string | null

  @Answer.orNull(
    String,
    'ISO instant since which nobody can redeem it; null while it is in force.',
    null,
    'date-time',
  )
  deactivated_at!: string | null

  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z', 'date-time') created_at!: string
}

/** The newest 1000 codes. */
export class OperatorPromosDto {
  @Answer.list(OperatorPromoDto, 'The newest first.') promo_codes!: OperatorPromoDto[]
}
