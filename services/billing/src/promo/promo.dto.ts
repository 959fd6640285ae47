import { TextField } from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'

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
  @ApiProperty({ description: 'Whether it can be redeemed now, by this person.', example: true })
  valid!: boolean

  @ApiProperty({ description: 'A sentence to show.', example: 'You save 20%.' })
  message!: string

  @ApiProperty({
    description: 'What the operator wrote about it; null without.',
    type: String,
    nullable: true,
    example: 'For patients of the Denver clinic',
  })
  description!: string | null

  @ApiProperty({
    description: 'Percent off the first payment; 0 when the code is not valid.',
    minimum: 0,
    maximum: 100,
    example: 20,
  })
  discount_percent!: number
}
