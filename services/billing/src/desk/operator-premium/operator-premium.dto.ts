import { ApiProperty } from '@nestjs/swagger'
import { PACKAGE } from '@gb/domain'
import { Answer, NumberField } from '@gb/service-kit'
import { IsUUID, Matches } from 'class-validator'

/** Whose premium. */
export class PremiumPath {
  @ApiProperty({
    description: 'Id of the profile.',
    format: 'uuid',
    example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11',
  })
  @IsUUID('all', { message: 'user_id must be a UUID.' })
  user_id!: string
}

/** What is given. */
export class GrantPremiumDto {
  @ApiProperty({ description: 'Package whose name the person sees.', example: 'monthly' })
  @Matches(/^[a-z][a-z0-9_]{0,39}$/, { message: 'package_id must be one of the packages.' })
  package_id!: string

  @NumberField(PACKAGE.months, {
    description: 'Calendar months; they come after what the person has.',
    example: 1,
  })
  months!: number
}

/** A period of premium. */
export class PremiumPeriodDto {
  @Answer('What it came from; begins with operator_ when it was given.', 'operator_1') session_id!: string
  @Answer('Package.', 'monthly') package_id!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') starts_at!: string
  @Answer('ISO instant.', '2026-12-20T08:30:00.000Z') ends_at!: string
  @Answer.orNull(String, 'ISO instant, or null.', null) revoked_at!: string | null
}

/** Periods of premium. */
export class PremiumPeriodsDto {
  @Answer.list(PremiumPeriodDto, 'Newest first.') periods!: PremiumPeriodDto[]
}
