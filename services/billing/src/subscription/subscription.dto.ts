import { UserIdField } from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'

/** Whose premium. */
export class PersonPath {
  @UserIdField()
  user_id!: string
}

/** Premium state of a person. */
export class PremiumStatusDto {
  @ApiProperty({ description: 'Whether premium is active now.', example: true })
  premium_active!: boolean

  @ApiProperty({
    description: 'The package that was bought; null without premium.',
    type: String,
    nullable: true,
    example: 'six_months',
  })
  package_id!: string | null

  @ApiProperty({
    description:
      'End of the paid period, ISO 8601 in UTC: the next renewal, or the last day of premium when cancel_at_period_end. Null without premium.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2027-05-20T08:30:00.000Z',
  })
  renews_at!: string | null

  @ApiProperty({ description: 'Premium ends with the paid period.', example: false })
  cancel_at_period_end!: boolean
}
