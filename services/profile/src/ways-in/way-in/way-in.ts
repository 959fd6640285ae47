import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import type { SecurityEventKind } from '../../base/security/security-event.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import type { Letter } from '../../post/mail/letters/letter.js'
import { LETTERS } from '../../post/mail/messages.js'
import type { Happening } from '../../post/mail/letters/phrases.js'
import { SecurityNotices } from '../../post/notices/security-notices.js'
import { SessionService } from '../session/session.service.js'

/** What a way in leaves behind. */
interface Trace {
  kind: SecurityEventKind
  letter: (happening: Happening) => Letter
}

/** Every way into a profile that is there already. */
const WAYS = {
  /** The browser has held the profile before, or the installation asks for no confirmation: there is nothing to tell. */
  trusted: null,
  pairing: { kind: 'paired', letter: LETTERS.paired },
  mail: { kind: 'restored_by_mail', letter: LETTERS.openedByMail },
  passkey: { kind: 'restored_by_passkey', letter: LETTERS.openedByPasskey },
} as const satisfies Record<string, Trace | null>

/** The name of a way in. */
export type Way = keyof typeof WAYS

/** Opens profiles, whatever has been proven before. */
@Injectable()
export class WayIn {
  constructor(
    private readonly sql: Sql,
    private readonly profiles: ProfileRepository,
    private readonly notices: SecurityNotices,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Locks the profile, writes down how it was opened, tells its owner and signs the browser in: all of it or nothing.
   * @param first what has to be done under the same lock before; when it throws, nothing is opened
   */
  open(
    userId: string,
    way: Way,
    browser: Browser,
    first: () => Promise<void> = () => Promise.resolve(),
  ): Promise<SessionSecrets> {
    const trace = WAYS[way]
    return this.sql.transaction(async () => {
      await this.profiles.lock(userId)
      await first()
      if (trace)
        await this.notices.tell(
          { kind: trace.kind, userId, network: browser.network },
          browser.label,
          trace.letter,
        )
      return this.sessions.open(userId, browser)
    })
  }

  /** Whether a browser has held this very profile, so that the profile code alone opens it there. */
  isKnown(userId: string, browser: Browser): Promise<boolean> {
    return this.sessions.isKnown(userId, browser)
  }
}
