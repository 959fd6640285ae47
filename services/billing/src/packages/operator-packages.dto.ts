import { ApiProperty } from '@nestjs/swagger'
import { PACKAGE, PRICE_NOTICE_MINUTES } from '@gb/domain'
import {
  Answer,
  IdField,
  InstantField,
  NumberField,
  PatternField,
  TextField,
  VisibleText,
} from '@gb/service-kit'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Length, ValidateIf } from 'class-validator'

const ID = /^[a-z][a-z0-9_]{0,39}$/

/** Which package. */
export class PackagePath {
  @PatternField(ID, 'package_id must be one from the list.', {
    description: 'Id of the package.',
    example: 'monthly',
  })
  package_id!: string
}

/** As the packages are shipped, so that who changes the price of the example changes nothing else of it. */
const SHIPPED_FEATURES = [
  'Food scans beyond the free limit (fair use applies)',
  'Progress analytics from your own entries',
  'Meal plans, recipes and meal-planning templates',
  'Courses and a supplement guide',
  'Progress reports as a PDF',
  'Messages to the creator of the app',
]

/** What a package is from now on. */
export class ChangePackageDto {
  @TextField(PACKAGE.nameLength, { description: 'Name on the card.', example: 'Monthly' }) name!: string
  @NumberField(PACKAGE.price, { description: 'Price of one period, in the currency.', example: 9.99 })
  price!: number

  @PatternField(/^[A-Z]{3}$/, 'currency must be three capital letters like USD.', {
    description: 'ISO 4217 currency.',
    example: 'USD',
  })
  currency!: string

  @TextField(PACKAGE.labelLength, {
    description: 'The period in words, as it follows the price.',
    example: 'month',
  })
  interval!: string

  @NumberField(PACKAGE.months, { description: 'Length of the period in calendar months.', example: 1 })
  months!: number

  @ApiProperty({
    description:
      'What is included, one short line each: all of them, because those that are left out are gone.',
    type: [String],
    example: SHIPPED_FEATURES,
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(PACKAGE.maxFeatures)
  @IsString({ each: true })
  @VisibleText({ each: true })
  @Length(PACKAGE.featureLength.min, PACKAGE.featureLength.max, {
    each: true,
    message: `each of features must have ${PACKAGE.featureLength.min} to ${PACKAGE.featureLength.max} characters.`,
  })
  features!: string[]

  @ApiProperty({
    description: 'What it saves against single months, or null. It must be true.',
    type: String,
    nullable: true,
    example: null,
  })
  @ValidateIf((_object, value) => value !== null)
  @IsString({ message: 'discount_label must be text or null.' })
  @VisibleText()
  @Length(PACKAGE.labelLength.min, PACKAGE.labelLength.max)
  discount_label!: string | null
}

/** A price from an instant on. */
export class SchedulePriceDto {
  @NumberField(PACKAGE.price, {
    description: 'Price of one period, in the currency of the package.',
    example: 11.99,
  })
  price!: number

  @ApiProperty({
    description: 'What it saves against single months then, or null. It must be true.',
    type: String,
    nullable: true,
    example: null,
  })
  @ValidateIf((_object, value) => value !== null)
  @IsString({ message: 'discount_label must be text or null.' })
  @VisibleText()
  @Length(PACKAGE.labelLength.min, PACKAGE.labelLength.max)
  discount_label!: string | null

  @InstantField({
    description: `ISO 8601 instant, with Z or an offset, at least ${PRICE_NOTICE_MINUTES} minutes ahead: by then every list shows it.`,
    example: '2027-01-31T00:00:00Z',
  })
  starts_at!: string
}

/** Which price to come. */
export class PricePath extends PackagePath {
  @IdField('Id of the price.') price_id!: string
}

/** A price that holds from an instant on. */
export class ScheduledPriceDto {
  @Answer('Id.', '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a', 'uuid') price_id!: string
  @Answer('Price of one period.', 11.99) price!: number
  @Answer.orNull(String, 'What it saves then, or null.', null) discount_label!: string | null
  @Answer('ISO instant.', '2027-01-31T00:00:00.000Z', 'date-time') starts_at!: string
  @Answer('Name of the operator.', 'Olga Support') set_by!: string
}

/** A package as an operator sees it. */
export class OperatorPackageDto {
  @Answer('Id.', 'monthly') package_id!: string
  @Answer('Name on the card.', 'Monthly') name!: string
  @Answer('Price of one period, now.', 9.99) price!: number
  @Answer('ISO 4217 currency.', 'USD') currency!: string
  @Answer('The period in words.', 'month') interval!: string
  @Answer('Calendar months.', 1) months!: number
  @Answer.list(String, 'What is included.', { example: ['Progress reports as a PDF'] }) features!: string[]
  @Answer.orNull(String, 'What it saves, or null.', null) discount_label!: string | null
  @Answer.list(ScheduledPriceDto, 'Prices to come, the next one first.') scheduled!: ScheduledPriceDto[]
}

/** All packages in the order of the cards. */
export class OperatorPackagesDto {
  @Answer.list(OperatorPackageDto, 'In the order of the cards.') packages!: OperatorPackageDto[]
}
