import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'

/** A package that can be bought. */
export class SubscriptionPackageDto {
  @ApiProperty({ description: 'Id to send to the checkout.', example: 'six_months' })
  id!: string

  @ApiProperty({ description: 'Name on the card.', example: '6 Months' })
  name!: string

  @ApiProperty({ description: 'Price of one period, in the currency.', example: 49.99 })
  price!: number

  @ApiProperty({ description: 'ISO 4217 currency.', example: 'USD' })
  currency!: string

  @ApiProperty({ description: 'The period in words, as it follows the price.', example: '6 months' })
  interval!: string

  @ApiProperty({
    description: 'What is included, one short line each.',
    type: [String],
    example: ['Progress analytics from your own entries'],
  })
  features!: string[]

  @ApiPropertyOptional({ description: 'What it saves against single months.', example: 'Save 16%' })
  discount_label?: string
}

/** All packages in the order of the cards. The one at index 1 is the popular one. */
export class SubscriptionPackagesDto {
  @ApiProperty({ description: 'In the order of the cards.', type: [SubscriptionPackageDto] })
  packages!: SubscriptionPackageDto[]
}
