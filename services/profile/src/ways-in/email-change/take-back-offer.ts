import { TAKE_BACK_HOURS } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { Env } from '@gb/service-kit'
import { hashToken, newToken } from '../../base/browser/token.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { LETTERS } from '../../post/mail/messages.js'
import { PostOffice } from '../../post/mail/post-office.js'
import { TakeBackRepository } from './take-back.repository.js'

const MINUTES_OF_HOUR = 60

/** Offers the former address to take a change back. */
@Injectable()
export class TakeBackOffer {
  constructor(
    private readonly env: Env,
    private readonly takeBacks: TakeBackRepository,
    private readonly profiles: ProfileRepository,
    private readonly post: PostOffice,
  ) {}

  /** Mails the link to the address that is about to be replaced. Call it inside the transaction that replaces it. */
  async offer(userId: string, device: string): Promise<void> {
    const profile = await this.profiles.find(userId)
    if (!profile) return
    const token = newToken('session')
    await this.takeBacks.add(userId, profile.email, hashToken(token))
    // Without the limit of notices: nobody must be able to use it up before.
    await this.post.mustNotify(
      userId,
      device,
      (happening) => LETTERS.emailChanged({ ...happening, link: this.linkOf(token) }),
      TAKE_BACK_HOURS * MINUTES_OF_HOUR,
    )
  }

  // Behind "#": that part of an address never reaches a server, a log or a Referer.
  private linkOf(token: string): string {
    return `${this.env.publicOrigin}/#take-back=${token}`
  }
}
