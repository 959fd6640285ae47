import { ApiPropertyOptional } from '@nestjs/swagger'
import { CONSENT_APP_VERSION, CONSENT_PURPOSES, type ConsentPurpose } from '@gb/domain'
import { TextField } from '@gb/service-kit'
import { IsIn, ValidateIf } from 'class-validator'
import { ClientInstantField, ConsentField, WithAllFour } from './consent-fields.js'

/** All four consents at once, none of them missing; or, signed in, one purpose. */
export class GiveConsentDto {
  @ApiPropertyOptional({
    description: 'One consent to give again, signed in; then none of the four beside it.',
    enum: [...CONSENT_PURPOSES],
    example: 'ai_analysis_consent',
  })
  @ValidateIf((_body, value) => value !== undefined)
  @IsIn([...CONSENT_PURPOSES], { message: `$property must be one of: ${CONSENT_PURPOSES.join(', ')}.` })
  purpose?: ConsentPurpose
  @ConsentField('The privacy policy was read and accepted.') privacy_policy_accepted?: boolean
  @ConsentField('The terms of service were read and accepted.') terms_accepted?: boolean
  @ConsentField('Health data may be stored.') health_data_consent?: boolean
  @ConsentField('Food photos may be sent to an AI service.') ai_analysis_consent?: boolean

  @WithAllFour()
  @TextField(
    { min: 1, max: 50 },
    {
      description: 'Version of the app that asked. Required without `purpose`.',
      example: CONSENT_APP_VERSION,
    },
  )
  app_version?: string

  @WithAllFour()
  @ClientInstantField(
    'When the boxes were accepted, by the clock of the browser. Required without `purpose`.',
  )
  timestamp?: string
}
