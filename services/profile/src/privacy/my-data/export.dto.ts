import { ApiProperty } from '@nestjs/swagger'
import { PERSONAL_LOGS, type PersonalLog } from '@gb/domain'
import { Answer, ChoiceField } from '@gb/service-kit'

const FORMATS = ['json', 'csv'] as const

/** Which file. */
export class ExportQuery {
  @ChoiceField(FORMATS, {
    description:
      'json: one document with everything. csv: a zip with one CSV file for each kind of data, or one of them.',
    example: 'json',
    optional: true,
    default: 'json',
  })
  format: (typeof FORMATS)[number] = 'json'

  @ChoiceField(PERSONAL_LOGS, {
    description: 'With csv: this log alone, as a CSV file.',
    example: 'weight',
    optional: true,
  })
  log?: PersonalLog
}

const rows = (what: string) =>
  ApiProperty({
    description: `${what} One object for each, oldest first; the names of the fields are those of the API.`,
    type: 'array',
    items: { type: 'object', additionalProperties: true },
  })

/** Somebody who gets personal data. */
export class RecipientDto {
  @Answer('Who.', 'OpenAI') name!: string
  @Answer('What for.', 'Analyzing photos of meals.') purpose!: string
  @Answer('Which data.', 'The photo, and which meal it is.') what!: string
  @Answer('Where it goes.', 'api.openai.com') where!: string
  @Answer('How long it is kept there.', 'Up to 30 days.') how_long!: string
}

/** Everything the product holds about a person. No codes, tokens or passwords. */
export class ExportDto {
  @Answer('Always this.', 'gastric-buddy-export') format!: string
  @Answer.count('Version of the format.', 1) version!: number
  @Answer('ISO 8601, UTC.', '2026-11-20T08:30:00.000Z', 'date-time') exported_at!: string
  @ApiProperty({ description: 'The profile, without its code.', type: 'object', additionalProperties: true })
  profile!: Record<string, unknown>
  @Answer.list(RecipientDto, 'Who gets personal data, as it is set up now.') recipients!: RecipientDto[]
  @rows('When the profile was made, and how it may be opened.')
  profile_settings!: Record<string, unknown>[]
  @rows("The clinic's own plan.") clinic_plan!: Record<string, unknown>[]
  @rows('The consent ledger.') consents!: Record<string, unknown>[]
  @rows('Devices that have held the profile.') devices!: Record<string, unknown>[]
  @rows('Passkeys, without their keys.') passkeys!: Record<string, unknown>[]
  @rows('Personal tokens, without their secrets.') personal_tokens!: Record<string, unknown>[]
  @rows('Open invitations to be at the side of the person.') helper_invitations!: Record<string, unknown>[]
  @rows('Who is or was at the side of the person, without who they are.')
  helpers!: Record<string, unknown>[]
  @rows('When they looked at what, by the hour.') helper_looks!: Record<string, unknown>[]
  @rows('Sign-ins.') sessions!: Record<string, unknown>[]
  @rows('Security events.') security_events!: Record<string, unknown>[]
  @rows('Weights.') weight_entries!: Record<string, unknown>[]
  @rows('Vitamins.') vitamin_entries!: Record<string, unknown>[]
  @rows('Drinks.') fluid_entries!: Record<string, unknown>[]
  @rows('Moods with their texts.') mood_entries!: Record<string, unknown>[]
  @rows('Meals.') food_entries!: Record<string, unknown>[]
  @rows('Analyzed photos, without the photo.') scans!: Record<string, unknown>[]
  @rows('Free scans used.') scan_quota!: Record<string, unknown>[]
  @rows('Payments.') payments!: Record<string, unknown>[]
  @rows('Paid periods of Premium.') premium_periods!: Record<string, unknown>[]
}
