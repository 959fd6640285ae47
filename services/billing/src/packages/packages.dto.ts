import { Answer } from '@gb/service-kit'

/** A package that can be bought. */
export class SubscriptionPackageDto {
  @Answer('Id to send to the checkout.', 'six_months') id!: string
  @Answer('Name on the card.', '6 Months') name!: string
  @Answer('Price of one period, in the currency.', 49.99) price!: number
  @Answer('ISO 4217 currency.', 'USD') currency!: string
  @Answer('The period in words, as it follows the price.', '6 months') interval!: string

  @Answer.list(String, 'What is included, one short line each.', {
    example: ['Progress analytics from your own entries'],
  })
  features!: string[]

  @Answer.ifKnown('What it saves against single months.', 'Save 16%') discount_label?: string
}

/** All packages in the order of the cards. The one at index 1 is the popular one. */
export class SubscriptionPackagesDto {
  @Answer.list(SubscriptionPackageDto, 'In the order of the cards.') packages!: SubscriptionPackageDto[]
}
