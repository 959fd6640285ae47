import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { NoSuchHelper, NoSuchInvitation } from './errors.js'
import type { Helper, OpenInvitation } from './helper.js'
import { HelperGrantRepository } from './helper-grant.repository.js'
import { HelperInvitationRepository } from './helper-invitation.repository.js'

/** Who is at a person's side, and who was asked to be. */
export interface Helpers {
  helpers: Helper[]
  invitations: OpenInvitation[]
}

/** The people at one's side, as one sees and ends them. */
@Injectable()
export class HelpersService {
  constructor(
    private readonly sql: Sql,
    private readonly grants: HelperGrantRepository,
    private readonly invitations: HelperInvitationRepository,
    private readonly events: SecurityEventRepository,
  ) {}

  async list(userId: string): Promise<Helpers> {
    const [helpers, invitations] = await Promise.all([
      this.grants.list(userId),
      this.invitations.list(userId),
    ])
    return { helpers, invitations }
  }

  /** Ends a helper at once: the next thing that they ask for is refused. @throws AppError `not_found` */
  async end(userId: string, grantId: string): Promise<Helpers> {
    await this.sql.transaction(async () => {
      if (!(await this.grants.end(userId, grantId))) throw new NoSuchHelper()
      await this.events.add({ kind: 'helper_ended', userId })
    })
    return this.list(userId)
  }

  /** Takes an invitation back that nobody has accepted. @throws AppError `not_found` */
  async takeBack(userId: string, invitationId: string): Promise<Helpers> {
    await this.sql.transaction(async () => {
      if (!(await this.invitations.take(userId, invitationId))) throw new NoSuchInvitation()
      await this.events.add({ kind: 'helper_ended', userId })
    })
    return this.list(userId)
  }
}
