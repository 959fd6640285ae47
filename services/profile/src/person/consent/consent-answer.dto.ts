import { ApiProperty } from '@nestjs/swagger'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@gb/domain'
import { CONSENT_STATES, type ConsentState } from '@gb/service-kit'

/** Whether each consent holds at this moment: given, not withdrawn, and given to the text in force. */
export class ConsentFlagsDto {
  @ApiProperty({ description: 'Privacy policy.', example: true })
  privacy_policy_accepted!: boolean

  @ApiProperty({ description: 'Terms of service.', example: true })
  terms_accepted!: boolean

  @ApiProperty({ description: 'Storing health data.', example: true })
  health_data_consent!: boolean

  @ApiProperty({ description: 'Sending food photos to an AI service.', example: true })
  ai_analysis_consent!: boolean
}

const stateOf = (description: string) => ({ description, enum: [...CONSENT_STATES], example: 'given' })

/** Why a consent holds or does not. */
export class ConsentStatesDto {
  @ApiProperty(stateOf('Privacy policy.'))
  privacy_policy_accepted!: ConsentState

  @ApiProperty(stateOf('Terms of service.'))
  terms_accepted!: ConsentState

  @ApiProperty(stateOf('Storing health data.'))
  health_data_consent!: ConsentState

  @ApiProperty(stateOf('Sending food photos to an AI service.'))
  ai_analysis_consent!: ConsentState
}

/** A text in force. */
export class PolicyVersionDto {
  @ApiProperty({ description: 'Version of the text.', example: '1.0' })
  version!: string

  @ApiProperty({
    description: 'SHA-256 of the text, hex.',
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  })
  sha256!: string
}

/** The texts that a consent refers to now; null until the texts are published. */
export class PolicyVersionsDto {
  @ApiProperty({ description: 'Privacy policy in force.', type: PolicyVersionDto, nullable: true })
  privacy_policy!: PolicyVersionDto | null

  @ApiProperty({ description: 'Terms of service in force.', type: PolicyVersionDto, nullable: true })
  terms!: PolicyVersionDto | null
}

/** The receipt of a consent. */
export class ConsentReceiptDto {
  @ApiProperty({ description: 'Each consent as it now holds.', type: ConsentFlagsDto })
  consent!: ConsentFlagsDto

  @ApiProperty({
    description: 'When it was recorded, UTC.',
    format: 'date-time',
    example: '2026-11-20T08:30:00.120Z',
  })
  recorded_at!: string

  @ApiProperty({ description: 'The texts it was given to.', type: PolicyVersionsDto })
  policy_versions!: PolicyVersionsDto
}

/** One line of the consent ledger. */
export class ConsentEntryDto {
  @ApiProperty({
    description: 'What it is about.',
    enum: [...CONSENT_PURPOSES],
    example: 'health_data_consent',
  })
  purpose!: ConsentPurpose

  @ApiProperty({ description: 'true given, false withdrawn.', example: true })
  granted!: boolean

  @ApiProperty({
    description: 'Version of the policy text in force at that time; null if none was published yet.',
    type: String,
    nullable: true,
    example: '1.0',
  })
  policy_version!: string | null

  @ApiProperty({ description: 'SHA-256 of that text, hex.', type: String, nullable: true, example: null })
  policy_sha256!: string | null

  @ApiProperty({ description: 'Version of the app that asked.', example: '1.0' })
  app_version!: string

  @ApiProperty({
    description: 'By the clock of the browser.',
    format: 'date-time',
    example: '2026-11-20T08:30:00.000Z',
  })
  timestamp!: string

  @ApiProperty({
    description: 'By our clock, UTC.',
    format: 'date-time',
    example: '2026-11-20T08:30:00.120Z',
  })
  recorded_at!: string
}

const turnsOff = (description: string) => ({
  description,
  type: String,
  isArray: true,
  example: ['Food photos are no longer sent to an AI service.'],
})

/** What stops when a consent is withdrawn, as sentences to show before. */
export class TurnsOffDto {
  @ApiProperty(turnsOff('Privacy policy.'))
  privacy_policy_accepted!: string[]

  @ApiProperty(turnsOff('Terms of service.'))
  terms_accepted!: string[]

  @ApiProperty(turnsOff('Storing health data.'))
  health_data_consent!: string[]

  @ApiProperty(turnsOff('Sending food photos to an AI service.'))
  ai_analysis_consent!: string[]
}

/** A consent that was withdrawn. */
export class WithdrawnConsentDto {
  @ApiProperty({ description: 'Which one.', enum: [...CONSENT_PURPOSES], example: 'ai_analysis_consent' })
  purpose!: ConsentPurpose

  @ApiProperty({ description: 'Each consent as it now holds.', type: ConsentFlagsDto })
  consent!: ConsentFlagsDto

  @ApiProperty({ description: 'Why it holds or does not.', type: ConsentStatesDto })
  state!: ConsentStatesDto

  @ApiProperty(turnsOff('What is off from now on, as sentences to show.'))
  turns_off!: string[]

  @ApiProperty({
    description: 'When it was recorded, UTC; null when it was not given, so that nothing was withdrawn.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-20T08:30:00.120Z',
  })
  recorded_at!: string | null
}

/** Consent as it stands, and how it came to be. */
export class ConsentsDto {
  @ApiProperty({ description: 'Each consent as it now holds.', type: ConsentFlagsDto })
  consent!: ConsentFlagsDto

  @ApiProperty({ description: 'Why it holds or does not.', type: ConsentStatesDto })
  state!: ConsentStatesDto

  @ApiProperty({ description: 'The texts in force.', type: PolicyVersionsDto })
  policy_versions!: PolicyVersionsDto

  @ApiProperty({ description: 'What withdrawing each of them turns off.', type: TurnsOffDto })
  turns_off!: TurnsOffDto

  @ApiProperty({ description: 'The ledger, newest first.', type: [ConsentEntryDto] })
  entries!: ConsentEntryDto[]

  @ApiProperty({
    description: 'Cursor of the next page, null at the end.',
    type: String,
    nullable: true,
    example: null,
  })
  next_before!: string | null
}
