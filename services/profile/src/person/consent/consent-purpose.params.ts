import { ApiProperty } from '@nestjs/swagger'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@gb/domain'
import { IsIn } from 'class-validator'

/** The purpose in the address. */
export class ConsentPurposeParams {
  @ApiProperty({
    description: 'Which consent.',
    enum: [...CONSENT_PURPOSES],
    example: 'ai_analysis_consent',
  })
  @IsIn([...CONSENT_PURPOSES], { message: `$property must be one of: ${CONSENT_PURPOSES.join(', ')}.` })
  purpose!: ConsentPurpose
}
