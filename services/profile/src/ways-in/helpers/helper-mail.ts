import { HELPER_INVITATION_HOURS, instantInWords } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { Env } from '@gb/service-kit'
import type { StoredProfile } from '../../person/profile/profile.js'
import { LETTERS } from '../../post/mail/messages.js'
import { PostOffice } from '../../post/mail/post-office.js'
import type { HelperTerms } from './helper.js'
import { HelperInvitationRepository } from './helper-invitation.repository.js'

const MINUTES_OF_HOUR = 60

/** Writes to whom somebody wants at their side. */
@Injectable()
export class HelperMail {
  constructor(
    private readonly env: Env,
    private readonly invitations: HelperInvitationRepository,
    private readonly post: PostOffice,
  ) {}

  /** In the language of the one who is invited where it is known, else of the one who invites. Call it inside the transaction that invites. */
  async invite(
    { userId, name, language: own, timeZone }: StoredProfile,
    { email, token, ...terms }: HelperTerms & { email: string; token: string },
  ): Promise<void> {
    const language = (await this.invitations.languageOf(email)) ?? own
    await this.post.post({
      to: email,
      userId,
      language,
      letter: LETTERS.helperInvited({
        name,
        ...terms,
        until: (reader) => instantInWords(terms.endsAt, 'longDay', { language: reader, timeZone }),
        link: this.linkOf(token),
      }),
      usefulMinutes: HELPER_INVITATION_HOURS * MINUTES_OF_HOUR,
    })
  }

  // Behind "#": that part of an address never reaches a server, a log or a Referer.
  private linkOf(token: string): string {
    return `${this.env.publicOrigin}/#at-your-side=${token}`
  }
}
