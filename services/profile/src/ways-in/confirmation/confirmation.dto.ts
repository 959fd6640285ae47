import {
  CONFIRMATION_PURPOSES,
  CONFIRMATION_WAYS,
  type ConfirmationPurpose,
  type ConfirmationWay,
  MAILED_CODE,
} from '@gb/domain'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsOptional, Matches, ValidateNested } from 'class-validator'
import { Answer, ChoiceField } from '@gb/service-kit'
import { SignedPasskeyDto } from '../passkeys/passkey-answer.dto.js'
import { UnlockQuestionDto } from '../passkeys/passkey.dto.js'
import { CONFIRMATION_MESSAGES } from './messages.js'

const CODE = new RegExp(`^[0-9]{${MAILED_CODE.digits}}$`)

/** What is to be confirmed, and how. */
export class StartConfirmationDto {
  @ChoiceField(CONFIRMATION_PURPOSES, {
    description: 'From the refusal that asked for it.',
    example: 'export',
  })
  purpose!: ConfirmationPurpose

  @ChoiceField(CONFIRMATION_WAYS, { description: 'One of the `ways` of the refusal.', example: 'email' })
  way!: ConfirmationWay
}

/** The proof. */
export class ConfirmDto extends StartConfirmationDto {
  @ApiPropertyOptional({
    description: 'For `email`: the 8 digits from the mail.',
    pattern: CODE.source,
    example: '04815162',
  })
  @IsOptional()
  @Matches(CODE, { message: CONFIRMATION_MESSAGES.notEightDigits })
  code?: string

  @ApiPropertyOptional({
    description: 'For `passkey`: what the browser answered to `question`.',
    type: SignedPasskeyDto,
  })
  @IsOptional()
  @ValidateNested({ message: '$property must be what the browser answers.' })
  @Type(() => SignedPasskeyDto)
  passkey?: SignedPasskeyDto
}

/** What the person has to do now. */
export class StartedConfirmationDto {
  @Answer.oneOf(CONFIRMATION_PURPOSES, 'As asked.', 'export') purpose!: ConfirmationPurpose
  @Answer.oneOf(CONFIRMATION_WAYS, 'As asked.', 'email') way!: ConfirmationWay
  @Answer('A sentence to show.', CONFIRMATION_MESSAGES.sent) message!: string

  @Answer.orNull(
    String,
    'For `email`: where the code went, mostly hidden; null otherwise.',
    's***@example.com',
  )
  sent_to!: string | null

  @Answer.orNull(
    String,
    'For `email`: the newest code works until then, UTC; null otherwise.',
    '2026-11-20T08:40:00.000Z',
    'date-time',
  )
  expires_at!: string | null

  @Answer.partOrNull(
    UnlockQuestionDto,
    'For `passkey`: what one of the own passkeys has to sign; null otherwise.',
  )
  question!: UnlockQuestionDto | null
}

/** A confirmation that holds. */
export class ConfirmedDto {
  @Answer('Always true.', true) confirmed!: boolean
  @Answer.oneOf(CONFIRMATION_PURPOSES, 'What was confirmed, and nothing else.', 'export')
  purpose!: ConfirmationPurpose
  @Answer('It holds for this session until then, UTC.', '2026-11-20T08:40:00.000Z', 'date-time')
  expires_at!: string
}
