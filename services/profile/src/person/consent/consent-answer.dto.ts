import { CONSENT_PURPOSES, type ConsentPurpose } from '@gb/domain'
import { Answer, CONSENT_STATES, type ConsentState } from '@gb/service-kit'

/** Whether each consent holds at this moment: given, not withdrawn, and given to the text in force. */
export class ConsentFlagsDto {
  @Answer('Privacy policy.', true) privacy_policy_accepted!: boolean
  @Answer('Terms of service.', true) terms_accepted!: boolean
  @Answer('Storing health data.', true) health_data_consent!: boolean
  @Answer('Sending food photos to an AI service.', true) ai_analysis_consent!: boolean
}

const stateOf = (description: string) => Answer.oneOf(CONSENT_STATES, description, 'given')

/** Why a consent holds or does not. */
export class ConsentStatesDto {
  @stateOf('Privacy policy.') privacy_policy_accepted!: ConsentState
  @stateOf('Terms of service.') terms_accepted!: ConsentState
  @stateOf('Storing health data.') health_data_consent!: ConsentState
  @stateOf('Sending food photos to an AI service.') ai_analysis_consent!: ConsentState
}

/** A text in force. */
export class PolicyVersionDto {
  @Answer('Version of the text.', '1.0') version!: string
  @Answer('SHA-256 of the text, hex.', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  sha256!: string
}

/** The texts that a consent refers to now; null until the texts are published. */
export class PolicyVersionsDto {
  @Answer.partOrNull(PolicyVersionDto, 'Privacy policy in force.') privacy_policy!: PolicyVersionDto | null
  @Answer.partOrNull(PolicyVersionDto, 'Terms of service in force.') terms!: PolicyVersionDto | null
}

/** The receipt of a consent. */
export class ConsentReceiptDto {
  @Answer.part(ConsentFlagsDto, 'Each consent as it now holds.') consent!: ConsentFlagsDto
  @Answer('When it was recorded, UTC.', '2026-11-20T08:30:00.120Z', 'date-time') recorded_at!: string
  @Answer.part(PolicyVersionsDto, 'The texts it was given to.') policy_versions!: PolicyVersionsDto
}

/** One line of the consent ledger. */
export class ConsentEntryDto {
  @Answer.oneOf(CONSENT_PURPOSES, 'What it is about.', 'health_data_consent') purpose!: ConsentPurpose
  @Answer('true given, false withdrawn.', true) granted!: boolean

  @Answer.orNull(
    String,
    'Version of the policy text in force at that time; null if none was published yet.',
    '1.0',
  )
  policy_version!: string | null

  @Answer.orNull(String, 'SHA-256 of that text, hex.', null) policy_sha256!: string | null
  @Answer('Version of the app that asked.', '1.0') app_version!: string
  @Answer('By the clock of the browser.', '2026-11-20T08:30:00.000Z', 'date-time') timestamp!: string
  @Answer('By our clock, UTC.', '2026-11-20T08:30:00.120Z', 'date-time') recorded_at!: string
}

const turnsOff = (description: string) =>
  Answer.list(String, description, { example: ['Food photos are no longer sent to an AI service.'] })

/** What stops when a consent is withdrawn, as sentences to show before. */
export class TurnsOffDto {
  @turnsOff('Privacy policy.') privacy_policy_accepted!: string[]
  @turnsOff('Terms of service.') terms_accepted!: string[]
  @turnsOff('Storing health data.') health_data_consent!: string[]
  @turnsOff('Sending food photos to an AI service.') ai_analysis_consent!: string[]
}

/** A consent that was withdrawn. */
export class WithdrawnConsentDto {
  @Answer.oneOf(CONSENT_PURPOSES, 'Which one.', 'ai_analysis_consent') purpose!: ConsentPurpose
  @Answer.part(ConsentFlagsDto, 'Each consent as it now holds.') consent!: ConsentFlagsDto
  @Answer.part(ConsentStatesDto, 'Why it holds or does not.') state!: ConsentStatesDto
  @turnsOff('What is off from now on, as sentences to show.') turns_off!: string[]

  @Answer.orNull(
    String,
    'When it was recorded, UTC; null when it was not given, so that nothing was withdrawn.',
    '2026-11-20T08:30:00.120Z',
    'date-time',
  )
  recorded_at!: string | null
}

/** Consent as it stands, and how it came to be. */
export class ConsentsDto {
  @Answer.part(ConsentFlagsDto, 'Each consent as it now holds.') consent!: ConsentFlagsDto
  @Answer.part(ConsentStatesDto, 'Why it holds or does not.') state!: ConsentStatesDto
  @Answer.part(PolicyVersionsDto, 'The texts in force.') policy_versions!: PolicyVersionsDto
  @Answer.part(TurnsOffDto, 'What withdrawing each of them turns off.') turns_off!: TurnsOffDto
  @Answer.list(ConsentEntryDto, 'The ledger, newest first.') entries!: ConsentEntryDto[]
  @Answer.orNull(String, 'Cursor of the next page, null at the end.', null) next_before!: string | null
}
