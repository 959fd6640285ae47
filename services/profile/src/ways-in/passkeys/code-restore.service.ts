import { Injectable } from '@nestjs/common'
import { type SessionUser, Sql } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { LETTERS } from '../../post/mail/messages.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { SecurityNotices } from '../../post/notices/security-notices.js'
import { RestoreChallengeRepository } from '../restore/restore-challenge.repository.js'
import { CodeRestoreRepository } from './code-restore.repository.js'
import { PasskeyRepository } from './passkey.repository.js'
import { PasskeyNeeded } from './errors.js'

/** Switches the way in by code and e-mail off and on, for who has a passkey. */
@Injectable()
export class CodeRestoreService {
  constructor(
    private readonly sql: Sql,
    private readonly passkeys: PasskeyRepository,
    private readonly codeRestore: CodeRestoreRepository,
    private readonly challenges: RestoreChallengeRepository,
    private readonly profileRows: ProfileRepository,
    private readonly notices: SecurityNotices,
  ) {}

  /**
   * Known devices and "Use on another device" work either way, and nobody else can tell how it stands.
   * @throws AppError `conflict` when it is to be off without any passkey
   */
  turn({ userId }: SessionUser, browser: Browser, isOn: boolean): Promise<void> {
    return this.sql.transaction(async () => {
      // With the removal of the last passkey beside it, one of both has to wait.
      await this.profileRows.lock(userId)
      if (!isOn && (await this.passkeys.credentials(userId)).length === 0) throw new PasskeyNeeded()
      if (!(await this.codeRestore.turn(userId, isOn))) return
      if (!isOn) await this.challenges.closeAll(userId)
      const kind = isOn ? 'code_restore_on' : 'code_restore_off'
      const letter = isOn ? LETTERS.codeRestoreOn : LETTERS.codeRestoreOff
      await this.notices.tell({ kind, userId, network: browser.network }, browser.label, letter)
    })
  }
}
