import { Injectable } from '@nestjs/common'
import type { SessionUser } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import type { ShownProfile } from '../../person/profile/profile.js'
import { ShownProfileService } from '../freshness/shown-profile.service.js'
import { WayChange } from '../way-in/way-change.js'
import { EmailChangeCodes } from './email-change-codes.js'
import { EmailReplacement } from './email-replacement.js'

/** The address in force from now on, and the token that the session goes on with. */
export interface ConfirmedEmail {
  profile: ShownProfile
  renewed: SessionSecrets
}

/** Puts a new address in force once its code was typed. */
@Injectable()
export class EmailConfirmService {
  constructor(
    private readonly codes: EmailChangeCodes,
    private readonly replacement: EmailReplacement,
    private readonly change: WayChange,
    private readonly events: SecurityEventRepository,
    private readonly shown: ShownProfileService,
  ) {}

  /** @throws AppError `invalid_or_expired_code` */
  async confirm(user: SessionUser, browser: Browser, code: string): Promise<ConfirmedEmail> {
    const { userId } = user
    const pending = await this.codes.check(userId, code)
    const { renewed } = await this.change.make(user, browser, async () => {
      await this.replacement.take(userId, pending, browser.label)
      await this.events.add({ kind: 'email_changed', userId })
      return {}
    })
    return { profile: await this.shown.read(user), renewed }
  }
}
