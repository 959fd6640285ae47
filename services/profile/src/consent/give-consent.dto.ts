import { TextField } from '@gb/service-kit'
import { CONSENT_APP_VERSION } from '@gb/domain'
import { ClientInstantField, ConsentField } from './consent-fields.js'

/** All four consents at once; none of them may be missing. */
export class GiveConsentDto {
  @ConsentField('The privacy policy was read and accepted.')
  privacy_policy_accepted!: boolean

  @ConsentField('The terms of service were read and accepted.')
  terms_accepted!: boolean

  @ConsentField('Health data may be stored.')
  health_data_consent!: boolean

  @ConsentField('Food photos may be sent to an AI service.')
  ai_analysis_consent!: boolean

  @TextField(
    { min: 1, max: 50 },
    { description: 'Version of the app that asked.', example: CONSENT_APP_VERSION },
  )
  app_version!: string

  @ClientInstantField('When the boxes were accepted, by the clock of the browser.')
  timestamp!: string
}
