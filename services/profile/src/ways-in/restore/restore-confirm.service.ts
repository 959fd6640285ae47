import { MAILED_CODE } from '@gb/domain'
import { timingSafeEqual } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { hashToken } from '../../base/browser/token.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { CodeSupplyService } from '../../person/profile/code-supply.service.js'
import type { ProfileView } from '../../person/profile/profile.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { WayIn } from '../way-in/way-in.js'
import { type ConfirmTry, RestoreChallengeRepository } from './restore-challenge.repository.js'
import { RestoreMail } from './restore-mail.js'
import { visitorHashOf } from './restore-start.service.js'
import { WrongConfirmation } from './errors.js'

/** A profile that was opened by mail. */
export interface ConfirmedRestore {
  profile: ProfileView
  signIn: SessionSecrets
}

/** The last step of a restore: what was mailed opens the profile. */
@Injectable()
export class RestoreConfirmService {
  constructor(
    private readonly challenges: RestoreChallengeRepository,
    private readonly mail: RestoreMail,
    private readonly codes: CodeSupplyService,
    private readonly profiles: ProfileService,
    private readonly wayIn: WayIn,
    private readonly events: SecurityEventRepository,
  ) {}

  /**
   * Opens the profile in the browser that began, with the digits or the link of the mail.
   * @throws AppError `invalid_or_expired_code`, one for every reason
   */
  async confirm(challengeId: string, code: string, browser: Browser): Promise<ConfirmedRestore> {
    const tried = await this.challenges.countTry(challengeId, visitorHashOf(browser))
    const userId = tried && this.openedBy(challengeId, code, tried)
    if (userId === null) {
      if (tried?.tries === MAILED_CODE.tries)
        await this.events.add({ kind: 'confirm_stopped', network: browser.network })
      throw wrong()
    }
    const signIn = await this.wayIn.open(userId, 'mail', browser, async () => {
      // Of two that type the same code at once, one finds the challenge used up.
      if ((await this.challenges.confirm(challengeId)) === null) throw wrong()
      await this.codes.rotate(userId)
      await this.challenges.closeAll(userId)
    })
    return { profile: await this.profiles.read(userId), signIn }
  }

  /** Whose profile this code opens, or null. */
  private openedBy(challengeId: string, code: string, tried: ConfirmTry): string | null {
    const [typed, mailed] =
      code.length === MAILED_CODE.digits
        ? [this.mail.hashOf(challengeId, code), tried.codeHash]
        : [hashToken(code), tried.linkHash]
    return mailed !== null && timingSafeEqual(typed, mailed) ? tried.userId : null
  }
}

const wrong = () => new WrongConfirmation()
