import { spelled } from '@gb/service-kit'
import type { HelpedPerson, Helper, OpenInvitation } from './helper.js'
import type { FoundInvitation } from './helper-invitation.repository.js'
import type { HelperWish } from './helper-invite.service.js'
import type {
  HelpedPeopleDto,
  HelperDto,
  HelpersDto,
  InvitedDto,
  InviteHelperDto,
  OpenInvitationDto,
} from './helpers.dto.js'
import type { Helpers } from './helpers.service.js'

export const toHelperWish = ({ may_log: mayLog, ...wish }: InviteHelperDto): HelperWish => ({
  ...wish,
  mayLog,
})

const toHelperDto = (helper: Helper, now: Date): HelperDto => ({
  ...spelled(helper, 'grantId', 'email', 'scopes', 'mayLog', 'createdAt', 'endsAt'),
  ended_at: helper.endedAt?.toISOString() ?? null,
  is_active: helper.endedAt === null && helper.endsAt > now,
  looks: helper.looks.map((look) => spelled(look, 'scope', 'does', 'hour')),
})

const toInvitationDto = (invitation: OpenInvitation): OpenInvitationDto =>
  spelled(invitation, 'invitationId', 'email', 'scopes', 'mayLog', 'createdAt', 'expiresAt', 'endsAt')

export const toHelpersDto = ({ helpers, invitations }: Helpers, now = new Date()): HelpersDto => ({
  helpers: helpers.map((helper) => toHelperDto(helper, now)),
  invitations: invitations.map(toInvitationDto),
})

export const toInvitedDto = (found: FoundInvitation): InvitedDto =>
  spelled(found, 'name', 'scopes', 'mayLog', 'endsAt')

export const toHelpedPeopleDto = (people: HelpedPerson[]): HelpedPeopleDto => ({
  people: people.map((person) => spelled(person, 'userId', 'grantId', 'name', 'scopes', 'mayLog', 'endsAt')),
})
