import { Injectable } from '@nestjs/common'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import type { Letter } from '../../post/mail/letters/letter.js'
import { NOTICE_MINUTES } from '../../post/mail/mail-times.js'
import { PostOffice } from '../../post/mail/post-office.js'
import { RestoreChallengeRepository } from '../restore/restore-challenge.repository.js'

/** The address in force of a profile, which is a way in. All of it inside the transaction that changes it. */
@Injectable()
export class Mailbox {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly challenges: RestoreChallengeRepository,
    private readonly post: PostOffice,
  ) {}

  async lock(userId: string): Promise<void> {
    await this.profiles.lock(userId)
  }

  /** Writes to the address that is still in force; it is not told later, when another one is. */
  async farewell(userId: string, letter: Letter): Promise<void> {
    const profile = await this.profiles.find(userId)
    if (!profile) return
    const { email: to, language } = profile
    await this.post.post({ to, userId, language, letter, usefulMinutes: NOTICE_MINUTES })
  }

  /** Puts another address in force. Whoever was on the way in by the old one has to begin again. */
  async replace(userId: string, email: string): Promise<void> {
    await this.profiles.changeEmail(userId, email)
    await this.post.forgetGivenUp(userId)
    await this.challenges.closeAll(userId)
  }
}
