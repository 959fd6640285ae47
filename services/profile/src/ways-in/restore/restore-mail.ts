import { MAILED_CODE } from '@gb/domain'
import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Env, Keys } from '@gb/service-kit'
import { hashToken } from '../../base/browser/token.js'
import type { ReachedPerson } from '../../person/profile/profile.repository.js'
import { LETTERS } from '../../post/mail/messages.js'
import { PostOffice } from '../../post/mail/post-office.js'
import { newConfirmationCode } from '../mailed-code/confirmation-code.js'
import { RestoreChallengeRepository } from './restore-challenge.repository.js'
import { RestoreLimits } from './restore-limits.js'

const LINK_TOKEN_BYTES = 16

/** A challenge to mail for. */
export interface MailedChallenge {
  challengeId: string
  visitorHash: Buffer
  /** The address as it was typed; only a decoy is written to it. */
  typed: string
  /** Its keyed hash. */
  mailbox: string
  /** Whom to mail, or null: then everything is done but the sending. */
  owner: ({ userId: string } & ReachedPerson) | null
}

/** Mails what confirms a challenge. */
@Injectable()
export class RestoreMail {
  constructor(
    private readonly env: Env,
    private readonly keys: Keys,
    private readonly limits: RestoreLimits,
    private readonly challenges: RestoreChallengeRepository,
    private readonly post: PostOffice,
  ) {}

  /** Takes as long and does as much with an owner as without. Call it inside a transaction. */
  async send({ challengeId, visitorHash, typed, mailbox, owner }: MailedChallenge): Promise<void> {
    const code = newConfirmationCode()
    const token = randomBytes(LINK_TOKEN_BYTES).toString('base64url')
    const secrets = { codeHash: this.hashOf(challengeId, code), linkHash: hashToken(token) }
    const sends = (await this.limits.mayMail(mailbox, owner?.userId ?? null)) && owner !== null
    await this.challenges.arm(challengeId, visitorHash, secrets, sends)
    const letter = LETTERS.restore(code, this.link(challengeId, token))
    if (sends)
      await this.post.post({
        to: owner.email,
        userId: owner.userId,
        language: owner.language,
        letter,
        usefulMinutes: MAILED_CODE.minutes,
      })
    else await this.post.postDecoy({ to: typed, letter, usefulMinutes: MAILED_CODE.minutes })
  }

  /** Keyed: eight digits alone could be tried out against a stolen table. */
  hashOf(challengeId: string, code: string): Buffer {
    return this.keys.lookup('restore_code', `${challengeId}:${code}`)
  }

  // Behind "#": that part of an address never reaches a server, a log or a Referer.
  private link(challengeId: string, token: string): string {
    return `${this.env.publicOrigin}/#confirm=${challengeId}.${token}`
  }
}
