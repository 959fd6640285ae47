import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { MAILED_CODE, PROFILE_CODE_LENGTH } from '@gb/domain'
import { Answer, PatternField, ProblemDto, ProfileIdField } from '@gb/service-kit'
import { IsUUID, Matches } from 'class-validator'
import { EmailField } from '../../person/profile/profile-fields.js'
import { RESTORE_MESSAGES } from './messages.js'

const CODE = new RegExp(`^[0-9]{${PROFILE_CODE_LENGTH}}$`)
const CONFIRMATION = new RegExp(`^([0-9]{${MAILED_CODE.digits}}|[A-Za-z0-9_-]{22})$`)
const CHALLENGE_ID = '9b2f3f5e-54b5-4f0c-9d52-2c8f4cb51d0a'

const ProfileCodeField = (): PropertyDecorator => (target, key) => {
  ApiProperty({
    description: 'The 6-digit profile code, leading zeros kept.',
    pattern: CODE.source,
    example: '048151',
  })(target, key)
  Matches(CODE, { message: RESTORE_MESSAGES.notSixDigits })(target, String(key))
}

const ChallengeIdField = (): PropertyDecorator => (target, key) => {
  ApiProperty({
    description: 'From the answer before; works only in the browser that got it.',
    format: 'uuid',
    example: CHALLENGE_ID,
  })(target, key)
  IsUUID('all', { message: '$property must be a UUID.' })(target, String(key))
}

/** The code in the address. */
export class ProfileCodeParams {
  @ProfileCodeField() code!: string
}

/** The code in the body, where it reaches no log of an address. */
export class RestoreDto {
  @ProfileCodeField() code!: string
}

/** Whether a code is one of the signed-in profile. */
export class OwnCodeDto {
  @Answer('Also true for an earlier code of it.', true) own!: boolean
}

/** The e-mail of the profile whose code was typed. */
export class StartRestoreDto {
  @ChallengeIdField() challenge_id!: string
  @EmailField('The e-mail address of the profile.') email!: string
}

/** What was mailed. */
export class ConfirmRestoreDto {
  @ChallengeIdField() challenge_id!: string

  @PatternField(CONFIRMATION, RESTORE_MESSAGES.notEightDigits, {
    description: 'The 8 digits of the mail, or the part behind the dot of its link.',
    example: '04815162',
    isTold: true,
  })
  code!: string
}

/** The pair of an address. */
export class AdoptDto {
  @ProfileIdField('The profile that the address names.') user_id!: string
  @EmailField('The e-mail address that the address names.') email!: string
}

/** The same whether a mail goes out or not. */
export class StartedRestoreDto {
  @Answer('Names the confirmation.', CHALLENGE_ID, 'uuid') challenge_id!: string
  @Answer('The mailed code, if there is one, works until then, UTC.', '2026-11-20T08:40:00.000Z', 'date-time')
  expires_at!: string
  @Answer('A sentence to show.', RESTORE_MESSAGES.started) message!: string
}

/** A profile named by an address waits for its confirmation. */
export class StartedAdoptionDto extends StartedRestoreDto {
  @Answer.oneOf(['confirm_email'], 'What comes next.', 'confirm_email') next!: 'confirm_email'
  @Answer('This browser has held that profile before: its profile code opens it without a mail.', false)
  code_works_here!: boolean
}

/** A code that opened nothing, right or wrong. */
export class RestoreProblemDto extends ProblemDto {
  @ApiPropertyOptional({
    description: 'What comes next; absent where the code alone decides (RESTORE_CONFIRMATION=none).',
    enum: ['confirm_email'],
    example: 'confirm_email',
  })
  next?: 'confirm_email'

  @Answer.ifKnown('For POST /api/restore/start in this browser, for 30 minutes.', CHALLENGE_ID, 'uuid')
  challenge_id?: string
}

/** Too many tries, or a puzzle to solve first. */
export class TriesProblemDto extends ProblemDto {
  @Answer.ifKnown(
    'A puzzle, while an attack goes on: find a number so that SHA-256 of `<puzzle>:<number>` begins with `proof_bits` zero bits, and send that text as X-Proof-Of-Work with the same request.',
    'mh3k2a.Q0sF.c2lnbmF0dXJl',
  )
  proof_of_work?: string

  @Answer.ifKnown('Leading zero bits of the answer.', 18) proof_bits?: number
}
