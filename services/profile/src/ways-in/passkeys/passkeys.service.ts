import { Injectable } from '@nestjs/common'
import { type SessionUser } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { LETTERS } from '../../post/mail/messages.js'
import { SecurityNotices } from '../../post/notices/security-notices.js'
import { type Changed, WayChange } from '../way-in/way-change.js'
import { CodeRestoreRepository } from './code-restore.repository.js'
import { type Passkey, PasskeyRepository } from './passkey.repository.js'
import { NoSuchPasskey } from './errors.js'

/** What a person has set up. */
export interface PasskeyState {
  passkeys: Passkey[]
  /** Whether code and e-mail open the profile on a device that we do not know. */
  codeRestoreEnabled: boolean
}

/** The passkeys of a signed-in person. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly codeRestore: CodeRestoreRepository,
    private readonly change: WayChange,
    private readonly notices: SecurityNotices,
    private readonly events: SecurityEventRepository,
  ) {}

  async read(userId: string): Promise<PasskeyState> {
    const [passkeys, codeRestoreEnabled] = await Promise.all([
      this.passkeys.list(userId),
      this.codeRestore.isOn(userId),
    ])
    return { passkeys, codeRestoreEnabled }
  }

  /**
   * Removes a passkey. Without any, code and e-mail open the profile again: else nothing would.
   * @throws AppError `not_found`
   */
  remove(user: SessionUser, browser: Browser, passkeyId: string): Promise<Changed<PasskeyState>> {
    const { userId } = user
    return this.change.make(user, browser, async () => {
      if (!(await this.passkeys.remove(userId, passkeyId))) throw new NoSuchPasskey()
      const happened = { kind: 'passkey_removed', userId, network: browser.network } as const
      await this.notices.tell(happened, browser.label, LETTERS.passkeyRemoved)
      const left = await this.passkeys.list(userId)
      if (left.length === 0 && (await this.codeRestore.turn(userId, true)))
        await this.events.add({ kind: 'code_restore_on', userId })
      return this.read(userId)
    })
  }
}
