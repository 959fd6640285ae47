import { MAILED_CODE } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { hashToken } from '../../base/browser/token.js'
import { RestoreChallengeRepository } from './restore-challenge.repository.js'
import { TypedEmails } from './typed-emails.js'

const MINUTE_MS = 60_000

/** The e-mail a person typed for a challenge. */
export interface RestoreStart {
  challengeId: string
  email: string
  browser: Browser
  proof: string | null
}

/** What is answered, whether a mail goes out or not. */
export interface StartedRestore {
  challengeId: string
  /** The mailed code, if there is one, works until then. */
  expiresAt: Date
}

/** When a code that is mailed now stops working. */
export const codeExpiry = (): Date => new Date(Date.now() + MAILED_CODE.minutes * MINUTE_MS)

/** What a browser is known by. No visitor has the hash of nothing: one without a cookie goes the same way and finds nothing. */
export const visitorHashOf = ({ visitor }: Browser): Buffer => hashToken(visitor ?? '')

/** The second step of a restore: the e-mail is typed, and a code goes to it. */
@Injectable()
export class RestoreStartService {
  constructor(
    private readonly sql: Sql,
    private readonly emails: TypedEmails,
    private readonly challenges: RestoreChallengeRepository,
  ) {}

  /**
   * Mails a code if the e-mail is that of the profile whose code was typed. Nothing of the answer tells whether.
   * @throws AppError `too_many_requests`
   */
  async start({ challengeId, email, browser, proof }: RestoreStart): Promise<StartedRestore> {
    const typed = await this.emails.count(email, browser, proof)
    const visitorHash = visitorHashOf(browser)
    await this.sql.transaction(async () => {
      const userId = await this.challenges.subjectOf(challengeId, visitorHash)
      // Asked also with nobody's id, so that it takes as long.
      const found = await this.emails.ownerOf(userId ?? challengeId, typed)
      await this.emails.mailFor({ challengeId, visitorHash, owner: userId === null ? null : found }, typed)
    })
    return { challengeId, expiresAt: codeExpiry() }
  }
}
