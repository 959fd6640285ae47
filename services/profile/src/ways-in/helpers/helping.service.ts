import { instantInWords } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import { hashToken } from '../../base/browser/token.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { LETTERS } from '../../post/mail/messages.js'
import { SecurityNotices } from '../../post/notices/security-notices.js'
import { InvitationOver, NoSuchHelper, OtherMailbox } from './errors.js'
import type { HelpedPerson } from './helper.js'
import { HelperGrantRepository } from './helper-grant.repository.js'
import { type FoundInvitation, HelperInvitationRepository } from './helper-invitation.repository.js'
import { HelperLimits } from './helper-limits.js'

/** The people at whose side one is. */
@Injectable()
export class HelpingService {
  constructor(
    private readonly sql: Sql,
    private readonly limits: HelperLimits,
    private readonly profiles: ProfileRepository,
    private readonly invitations: HelperInvitationRepository,
    private readonly grants: HelperGrantRepository,
    private readonly notices: SecurityNotices,
  ) {}

  list(helperId: string): Promise<HelpedPerson[]> {
    return this.grants.listHelped(helperId)
  }

  /**
   * What a link from a mail invites to.
   * @throws AppError `invalid_or_expired_code`, one for every reason; `conflict` when it came to another mailbox
   */
  async read(helperId: string, token: string): Promise<FoundInvitation> {
    const found = await this.invitations.find(hashToken(token))
    if (!found || found.userId === helperId) throw new InvitationOver()
    const profile = await this.profiles.find(helperId)
    if (!profile || !this.limits.isSameMailbox(profile.email, found.email)) throw new OtherMailbox()
    return found
  }

  /** Accepts an invitation, once, and tells who sent it. @throws as `read` */
  async accept(helperId: string, token: string): Promise<HelpedPerson[]> {
    const found = await this.read(helperId, token)
    const { userId, invitationId, endsAt } = found
    await this.sql.transaction(async () => {
      await this.profiles.lock(userId)
      if (!(await this.invitations.take(userId, invitationId))) throw new InvitationOver()
      await this.grants.add(found, helperId)
      await this.notices.mustTell({ kind: 'helper_accepted', userId }, '', ({ at }) =>
        LETTERS.helperAccepted({ at, until: (language) => instantInWords(endsAt, 'longDay', { language }) }),
      )
    })
    return this.list(helperId)
  }

  /** Leaves a person's side. @throws AppError `not_found` */
  async leave(helperId: string, grantId: string): Promise<HelpedPerson[]> {
    if ((await this.grants.leave(helperId, grantId)) === null) throw new NoSuchHelper()
    return this.list(helperId)
  }
}
