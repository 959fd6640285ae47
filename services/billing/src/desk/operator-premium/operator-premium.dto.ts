import { PACKAGE } from '@gb/domain'
import { Answer, NumberField, PatternField } from '@gb/service-kit'

/** What is given. */
export class GrantPremiumDto {
  @PatternField(/^[a-z][a-z0-9_]{0,39}$/, 'package_id must be one of the packages.', {
    description: 'Package whose name the person sees.',
    example: 'monthly',
  })
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
