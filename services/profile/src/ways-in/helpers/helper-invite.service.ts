import { randomUUID } from 'node:crypto'
import type { HelperScope } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { InvalidField, NothingHere, Sql } from '@gb/service-kit'
import { hashToken, newToken } from '../../base/browser/token.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { HelpersFull } from './errors.js'
import { HelperInvitationRepository } from './helper-invitation.repository.js'
import { HelperLimits } from './helper-limits.js'
import { HelperMail } from './helper-mail.js'
import { HELPER_MESSAGES } from './messages.js'

/** Whom somebody wants at their side, for what and for how long. */
export interface HelperWish {
  email: string
  scopes: HelperScope[]
  mayLog: boolean
  days: number
}

/** Invites somebody to a person's side. */
@Injectable()
export class HelperInviteService {
  constructor(
    private readonly sql: Sql,
    private readonly limits: HelperLimits,
    private readonly profiles: ProfileRepository,
    private readonly invitations: HelperInvitationRepository,
    private readonly mail: HelperMail,
    private readonly events: SecurityEventRepository,
  ) {}

  /**
   * Mails a link that makes whoever has the mailbox a helper. What is known of the mailbox is not told.
   * @throws AppError `invalid_input` for the own address, `conflict` when there are too many, `too_many_requests`
   */
  async invite(userId: string, wish: HelperWish): Promise<void> {
    const { email, scopes, mayLog } = wish
    const profile = await this.profiles.find(userId)
    if (!profile) throw new NothingHere()
    if (this.limits.isSameMailbox(profile.email, email))
      throw new InvalidField('email', HELPER_MESSAGES.yourself)
    await this.limits.count(userId, email)
    const token = newToken('session')
    const invitation = { ...wish, invitationId: randomUUID(), tokenHash: hashToken(token) }
    await this.sql.transaction(async () => {
      await this.profiles.lock(userId)
      const endsAt = await this.invitations.add(userId, invitation)
      if (endsAt === null) throw new HelpersFull()
      await this.mail.invite(profile, { email, token, scopes, mayLog, endsAt })
      await this.events.add({ kind: 'helper_invited', userId })
    })
  }
}
