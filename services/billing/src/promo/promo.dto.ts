import { Answer, TextField } from '@gb/service-kit'

/** A code to check. */
export class CheckPromoDto {
  @TextField(
    { min: 1, max: 64 },
    { description: 'As it was typed; capitals do not matter.', example: 'WELCOME20' },
  )
  promo_code!: string
}

/** What a promo code is worth. */
export class PromoCheckDto {
  @Answer('Whether it can be redeemed now, by this person.', true) valid!: boolean
  @Answer('A sentence to show.', 'You save 20%.') message!: string

  @Answer.orNull(
    String,
    'What the operator wrote about it; null without.',
    'For patients of the Denver clinic',
  )
  description!: string | null

  @Answer('Percent off the first payment; 0 when the code is not valid.', 20, { minimum: 0, maximum: 100 })
  discount_percent!: number

  @Answer.orNull(
    Number,
    'The least price of a package that the code is good for, in the currency of the package; null: any.',
    null,
  )
  minimum_amount!: number | null
}
