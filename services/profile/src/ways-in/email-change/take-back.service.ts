import { TAKE_BACK_HOURS } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { AppError, Env, type SessionUser, Sql, Throttle } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { hashToken, newToken } from '../../base/browser/token.js'
import { NOTICE_MINUTES } from '../../post/mail/mail-times.js'
import { LETTERS } from '../../post/mail/messages.js'
import { PostOffice } from '../../post/mail/post-office.js'
import { PairingService } from '../pairing/pairing.service.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { RestoreChallengeRepository } from '../restore/restore-challenge.repository.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { SessionService } from '../session/session.service.js'
import { HOUR_SECONDS } from '../../base/throttle/within-limit.js'
import { EmailChangeRepository } from './email-change.repository.js'
import { EMAIL_CHANGE_MESSAGES } from './messages.js'
import { type OpenTakeBack, TakeBackRepository } from './take-back.repository.js'

/** Links that one network may follow an hour. They cannot be guessed: this only spares the database. Decision [J]. */
const TAKE_BACKS_PER_HOUR = 60

const MINUTES_OF_HOUR = 60

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
    private readonly env: Env,
    private readonly throttle: Throttle,
    private readonly takeBacks: TakeBackRepository,
    private readonly changes: EmailChangeRepository,
    private readonly profiles: ProfileRepository,
    private readonly challenges: RestoreChallengeRepository,
    private readonly sessions: SessionService,
    private readonly pairing: PairingService,
    private readonly post: PostOffice,
    private readonly events: SecurityEventRepository,
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
    return this.sql.transaction(async () => {
      await this.profiles.lock(found.userId)
      const email = await this.takeBacks.read(found)
      if (email === null) throw linkOver()
      await this.putBack(found, email, browser)
      return { email, signIns: user?.userId === found.userId ? [await this.reopen(user, browser)] : [] }
    })
  }

  private async putBack(found: OpenTakeBack, email: string, { label, network }: Browser): Promise<void> {
    const { userId } = found
    const replaced = await this.profiles.find(userId)
    if (replaced)
      await this.post.post({
        to: replaced.email,
        userId,
        letter: LETTERS.emailTakenAway(),
        usefulMinutes: NOTICE_MINUTES,
      })
    await this.profiles.changeEmail(userId, email)
    await this.changes.remove(userId)
    await this.challenges.closeAll(userId)
    await this.post.forgetGivenUp(userId)
    await this.pairing.close(userId)
    await this.takeBacks.undoSince(found)
    await this.sessions.endAll(userId)
    await this.events.add({ kind: 'email_taken_back', userId, network })
    await this.post.mustNotify(userId, label, LETTERS.emailTakenBack)
  }

  /** As a new device: what it held until now, somebody else may hold too. */
  private reopen({ userId }: SessionUser, { label }: Browser): Promise<SessionSecrets> {
    return this.sessions.open(userId, { session: null, device: null, label })
  }

  // Behind "#": that part of an address never reaches a server, a log or a Referer.
  private linkOf(token: string): string {
    return `${this.env.publicOrigin}/#take-back=${token}`
  }
}

const linkOver = () => new AppError('invalid_or_expired_code', EMAIL_CHANGE_MESSAGES.linkOver)
