import {
  HELPER_DAYS,
  HELPER_LOOKS_TOLD,
  HELPER_SCOPES,
  HELPER_USES,
  type HelperDays,
  type HelperScope,
  type HelperUse,
  HELPERS_MAX,
} from '@gb/domain'
import { Answer, FlagField, IdField, PatternField, ProfileIdField } from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'
import { ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator'
import { EmailField } from '../../person/profile/profile-fields.js'
import { HELPER_MESSAGES } from './messages.js'

const SCOPES = HELPER_SCOPES.join(', ')
const DAYS = HELPER_DAYS.join(', ')
const GRANT_ID = '7c3a3d52-4a62-4f0c-8a4e-0f6f2e7c9b10'
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Whom somebody wants at their side. */
export class InviteHelperDto {
  @EmailField('The email to invite. The answer is the same whether anybody here has it or not.')
  email!: string

  @ApiProperty({
    description: 'What the helper may see. `mood` is the journal.',
    enum: HELPER_SCOPES,
    isArray: true,
    example: ['weights', 'fluids', 'meals'],
  })
  @IsArray({ message: '$property must be a list.' })
  @ArrayMinSize(1, { message: 'Please choose at least one thing that the person may see.' })
  @ArrayUnique({ message: '$property must not repeat.' })
  @IsIn([...HELPER_SCOPES], { each: true, message: `$property must be out of: ${SCOPES}.` })
  scopes!: HelperScope[]

  @FlagField({
    description:
      'Whether the helper may also log what they see, but for the journal. None changes or deletes anything.',
    example: false,
  })
  may_log!: boolean

  @ApiProperty({ description: 'For how many days from now.', enum: HELPER_DAYS, type: Number, example: 90 })
  @IsIn([...HELPER_DAYS], { message: `$property must be one of: ${DAYS}.` })
  days!: HelperDays
}

/** Which helper, or which person that one helps. */
export class GrantParams {
  @IdField('What was granted.', GRANT_ID) grant_id!: string
}

/** Which invitation. */
export class InvitationParams {
  @IdField('One of the own open invitations.', GRANT_ID) invitation_id!: string
}

/** The link of the mail. */
export class InvitationLinkDto {
  @PatternField(TOKEN, HELPER_MESSAGES.notALink, {
    description: 'The part of the link behind `#at-your-side=`.',
    example: 'k3JzQm9kZ2V4dHJhb3JkaW5hcnlfY2hhbGxlbmdlXzE',
    isTold: true,
  })
  token!: string
}

/** What may be seen, whether it may be logged too, and until when. */
export class HelperTermsDto {
  @Answer.someOf(HELPER_SCOPES, 'What may be seen.', ['weights', 'fluids', 'meals']) scopes!: HelperScope[]
  @Answer('Whether it may be logged, too.', false) may_log!: boolean
  @Answer('It ends by itself then, UTC.', '2027-02-18T08:30:00.000Z', 'date-time') ends_at!: string
}

/** An invitation that was not accepted yet. */
export class OpenInvitationDto extends HelperTermsDto {
  @Answer('Names the invitation.', GRANT_ID, 'uuid') invitation_id!: string
  @Answer('Whom it went to.', 'kim@example.com', { format: 'email' }) email!: string
  @Answer('When it was sent, UTC.', '2026-11-20T08:30:00.000Z', 'date-time') created_at!: string
  @Answer('Its link works until then, UTC.', '2026-11-23T08:30:00.000Z', 'date-time') expires_at!: string
}

/** That a helper looked, or logged. */
export class LookDto {
  @Answer.oneOf(HELPER_SCOPES, 'At what.', 'fluids') scope!: HelperScope
  @Answer.oneOf(HELPER_USES, 'Whether they looked or logged.', 'see') does!: HelperUse
  @Answer('The beginning of the hour in which it was, UTC.', '2026-11-21T07:00:00.000Z', 'date-time')
  hour!: string
}

/** Somebody who is or was at the person's side. */
export class HelperDto extends HelperTermsDto {
  @Answer('Names what was granted.', GRANT_ID, 'uuid') grant_id!: string
  @Answer('The email that was invited.', 'kim@example.com', { format: 'email' }) email!: string
  @Answer('When the invitation was accepted, UTC.', '2026-11-20T09:30:00.000Z', 'date-time')
  created_at!: string
  @Answer.orNull(String, 'When one of the two ended it, UTC; null when nobody did.', null, 'date-time')
  ended_at!: string | null
  @Answer('Whether they can look now.', true) is_active!: boolean
  @Answer.list(LookDto, `Newest first, ${HELPER_LOOKS_TOLD} at most.`) looks!: LookDto[]
}

/** The people at one's side. */
export class HelpersDto {
  @Answer.list(HelperDto, 'Newest first; what ended stays for 30 days.') helpers!: HelperDto[]
  @Answer.list(OpenInvitationDto, `Newest first; with the helpers ${HELPERS_MAX} at most.`)
  invitations!: OpenInvitationDto[]
}

/** What one is invited to. */
export class InvitedDto extends HelperTermsDto {
  @Answer('What the person calls themselves.', 'Sam') name!: string
}

/** Somebody at whose side one is. */
export class HelpedPersonDto extends InvitedDto {
  @ProfileIdField('Whose log it is: the user_id of the calls that are open to helpers.') user_id!: string
  @Answer('Names what was granted.', GRANT_ID, 'uuid') grant_id!: string
}

/** The people at whose side one is. */
export class HelpedPeopleDto {
  @Answer.list(HelpedPersonDto, 'The first one first.') people!: HelpedPersonDto[]
}
