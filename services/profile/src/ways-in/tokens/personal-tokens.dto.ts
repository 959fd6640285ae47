import {
  PERSONAL_TOKEN_ACCESS,
  PERSONAL_TOKEN_AREAS,
  PERSONAL_TOKEN_DAYS,
  PERSONAL_TOKEN_NAME_LENGTH,
  PERSONAL_TOKENS_MAX,
  type PersonalTokenAccess,
  type PersonalTokenArea,
  type PersonalTokenDays,
} from '@gb/domain'
import { Answer, ChoiceField, IdField, ProfileIdField, TextField } from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'
import { ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator'

const AREAS = PERSONAL_TOKEN_AREAS.join(', ')
const DAYS = PERSONAL_TOKEN_DAYS.join(', ')
const TOKEN_ID = '2f6d1c9e-3b0a-4a52-9a53-6a0a5d1c7e11'

/** What a token is to be for. */
export class MakeTokenDto {
  @TextField(PERSONAL_TOKEN_NAME_LENGTH, {
    description: 'What will use it.',
    example: 'Water shortcut on my phone',
  })
  name!: string

  @ChoiceField(PERSONAL_TOKEN_ACCESS, {
    description: 'Read only, or read and log. No token changes or deletes anything.',
    example: 'read_and_log',
  })
  access!: PersonalTokenAccess

  @ApiProperty({
    description: 'What it is for.',
    enum: PERSONAL_TOKEN_AREAS,
    isArray: true,
    example: ['fluids'],
  })
  @IsArray({ message: '$property must be a list.' })
  @ArrayMinSize(1, { message: 'Please choose at least one thing that the token is for.' })
  @ArrayUnique({ message: '$property must not repeat.' })
  @IsIn([...PERSONAL_TOKEN_AREAS], { each: true, message: `$property must be out of: ${AREAS}.` })
  areas!: PersonalTokenArea[]

  @ApiProperty({ description: 'How long it lasts.', enum: PERSONAL_TOKEN_DAYS, type: Number, example: 90 })
  @IsIn([...PERSONAL_TOKEN_DAYS], { message: `$property must be one of: ${DAYS}.` })
  days!: PersonalTokenDays
}

/** Which token. */
export class TokenParams {
  @IdField('One of the own tokens.', TOKEN_ID) token_id!: string
}

/** A token as its owner sees it. */
export class PersonalTokenDto {
  @Answer('Names the token.', TOKEN_ID, 'uuid') token_id!: string
  @Answer('What uses it.', 'Water shortcut on my phone') name!: string
  @Answer.oneOf(PERSONAL_TOKEN_ACCESS, 'What it may do.', 'read_and_log') access!: PersonalTokenAccess
  @Answer.someOf(PERSONAL_TOKEN_AREAS, 'What it is for.', ['fluids']) areas!: PersonalTokenArea[]
  @Answer('UTC.', '2026-11-20T08:30:00.000Z', 'date-time') created_at!: string
  @Answer('It opens nothing after that, UTC.', '2027-02-18T08:30:00.000Z', 'date-time') expires_at!: string
  @Answer.orNull(
    String,
    'About when it was last used, UTC; null when never.',
    '2026-11-21T07:00:00.000Z',
    'date-time',
  )
  last_used_at!: string | null
}

/** The personal tokens of a person. */
export class PersonalTokensDto {
  @Answer.list(PersonalTokenDto, `Oldest first, ${PERSONAL_TOKENS_MAX} at most.`) tokens!: PersonalTokenDto[]
}

/** A token that was just made. */
export class MadeTokenDto extends PersonalTokenDto {
  @Answer('The token itself. It is told only now.', 'gbpt_k3JzQm9kZ2V4dHJhb3JkaW5hcnlfY2hhbGxlbmdlXzE')
  token!: string
}

/** The token that asks, and for whom. */
export class OwnTokenDto extends PersonalTokenDto {
  @ProfileIdField('Whose it is: the user_id of every other call.') user_id!: string
}
