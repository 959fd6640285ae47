import { Injectable } from '@nestjs/common'
import { type SessionUser, Sql, Throttle } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { hashToken } from '../../base/browser/token.js'
import { HOUR_SECONDS } from '../../base/throttle/within-limit.js'
import { LETTERS } from '../../post/mail/messages.js'
import { SecurityNotices } from '../../post/notices/security-notices.js'
import { LetInSince } from './let-in-since.js'
import { Mailbox } from './mailbox.js'
import { EMAIL_CHANGE_MESSAGES } from './messages.js'
import { type OpenTakeBack, TakeBackRepository } from './take-back.repository.js'
import { EmailLinkOver } from './errors.js'

/** Links that one network may follow an hour. They cannot be guessed: this only spares the database [own]. */
const TAKE_BACKS_PER_HOUR = 60

/** An address that is in force again. */
export interface TakenBack {
  email: string
  /** The session of this browser from now on, if it was signed in to this profile. */
  signIns: SessionSecrets[]
}

/** Lets the former address take a change back, and with it whatever was let in since. */
@Injectable()
export class TakeBackService {
  constructor(
    private readonly sql: Sql,
    private readonly throttle: Throttle,
    private readonly takeBacks: TakeBackRepository,
    private readonly mailbox: Mailbox,
    private readonly letIn: LetInSince,
    private readonly notices: SecurityNotices,
  ) {}

  /**
   * Puts the address back, ends every session and device, and takes back what was added since. A browser that is
   * signed in to this very profile goes on with a session of its own.
   * @throws AppError `invalid_or_expired_code`, one for every reason; `too_many_requests`
   */
  async take(token: string, user: SessionUser | null, browser: Browser): Promise<TakenBack> {
    await this.throttle.hit({
      bucket: `take_back:${browser.network}`,
      limit: TAKE_BACKS_PER_HOUR,
      windowSeconds: HOUR_SECONDS,
      message: EMAIL_CHANGE_MESSAGES.tooManyLinks,
    })
    const found = await this.takeBacks.find(hashToken(token))
    if (!found) throw linkOver()
    const { userId } = found
    return this.sql.transaction(async () => {
      await this.mailbox.lock(userId)
      const email = await this.takeBacks.read(found)
      if (email === null) throw linkOver()
      await this.putBack(found, email, browser)
      const signIns = user?.userId === userId ? [await this.letIn.reopen(userId, browser)] : []
      return { email, signIns }
    })
  }

  private async putBack(found: OpenTakeBack, email: string, { label, network }: Browser): Promise<void> {
    const { userId } = found
    await this.mailbox.farewell(userId, LETTERS.emailTakenAway())
    await this.mailbox.replace(userId, email)
    await this.letIn.end(found)
    await this.notices.mustTell({ kind: 'email_taken_back', userId, network }, label, LETTERS.emailTakenBack)
  }
}

const linkOver = () => new EmailLinkOver()
