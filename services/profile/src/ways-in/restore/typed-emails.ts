import { Injectable } from '@nestjs/common'
import { Keys } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { mailboxOf } from '../../database/lookups.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { RestoreLimits } from './restore-limits.js'
import { type MailedChallenge, RestoreMail } from './restore-mail.js'

/** An address as somebody typed it, who need not be its owner. */
export interface TypedEmail {
  typed: string
  /** Its keyed hash. */
  mailbox: Buffer
}

/** E-mail addresses that are typed to open a profile; right and wrong ones cost the same. */
@Injectable()
export class TypedEmails {
  constructor(
    private readonly keys: Keys,
    private readonly limits: RestoreLimits,
    private readonly profiles: ProfileRepository,
    private readonly mail: RestoreMail,
  ) {}

  /** @throws AppError `too_many_requests` */
  async count(email: string, browser: Browser, proof: string | null): Promise<TypedEmail> {
    const mailbox = mailboxOf(this.keys, email)
    await this.limits.countStart(mailbox.toString('base64url'), browser, proof)
    return { typed: email, mailbox }
  }

  /** Whom to mail, if this is the address of that profile and may open it. */
  async ownerOf(userId: string, { mailbox }: TypedEmail): Promise<MailedChallenge['owner']> {
    const found = await this.profiles.emailIfMatching(userId, mailbox)
    return found && { userId, ...found }
  }

  /** Mails what confirms a challenge, or seems to. Call it inside a transaction. */
  mailFor(
    challenge: Pick<MailedChallenge, 'challengeId' | 'visitorHash' | 'owner'>,
    { typed, mailbox }: TypedEmail,
  ): Promise<void> {
    return this.mail.send({ ...challenge, typed, mailbox: mailbox.toString('base64url') })
  }
}
