import { Injectable } from '@nestjs/common'
import { Sql, Throttle } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { RecoveryCodeRepository } from '../../person/profile/recovery-code.repository.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { DAY_SECONDS } from '../../base/throttle/within-limit.js'
import { WayIn } from '../way-in/way-in.js'
import { PAIRING_MESSAGES } from './messages.js'
import { PairingWindowRepository } from './pairing-window.repository.js'
import { NothingToPair } from './errors.js'

/** Windows one person may open a day: each one gives a neighbor in the network a few guesses. */
const WINDOWS_PER_DAY = 20

/** A window that was opened. */
export interface OpenWindow {
  /** When it closes by itself. */
  expiresAt: Date
  /** What the other device has to say. */
  recoveryCode: string
}

/** "Use on another device": for some minutes the code alone opens the profile in the same network, once. */
@Injectable()
export class PairingService {
  constructor(
    private readonly sql: Sql,
    private readonly throttle: Throttle,
    private readonly windows: PairingWindowRepository,
    private readonly codes: RecoveryCodeRepository,
    private readonly events: SecurityEventRepository,
    private readonly wayIn: WayIn,
  ) {}

  /**
   * Opens the window. The answer says the code, because the other device asks for it and the person has just
   * confirmed that it is them.
   * @throws AppError `too_many_requests`, `not_found`
   */
  async open(userId: string, { network }: Browser): Promise<OpenWindow> {
    await this.throttle.hit({
      bucket: `pairing:${userId}`,
      limit: WINDOWS_PER_DAY,
      windowSeconds: DAY_SECONDS,
      message: PAIRING_MESSAGES.tooMany,
    })
    return this.sql.transaction(async () => {
      await this.events.add({ kind: 'pairing_opened', userId, network })
      const recoveryCode = await this.codes.read(userId)
      if (recoveryCode === null) throw new NothingToPair()
      return { expiresAt: await this.windows.open(userId, network), recoveryCode }
    })
  }

  /** Closing a closed window changes nothing. */
  close(userId: string): Promise<void> {
    return this.sql.transaction(async () => {
      if (await this.windows.close(userId)) await this.events.add({ kind: 'pairing_closed', userId })
    })
  }

  /** When the open window ends; null when none is open. */
  expiryOf(userId: string): Promise<Date | null> {
    return this.windows.expiryOf(userId)
  }

  /**
   * Lets a browser in whose network has the window of this profile open; any other code counts as a wrong one
   * against every window there.
   * @param userId whose current code it is, or null
   */
  async enter(userId: string | null, browser: Browser): Promise<SessionSecrets | null> {
    if (!(await this.windows.isAnyOpen(browser.network))) return null
    return this.sql.transaction(async () => {
      const open = await this.windows.lockOpen(browser.network)
      if (userId !== null && open.includes(userId)) return this.pair(userId, browser)
      for (const stopped of await this.windows.countWrong(open))
        await this.events.add({ kind: 'pairing_stopped', userId: stopped, network: browser.network })
      return null
    })
  }

  private async pair(userId: string, browser: Browser): Promise<SessionSecrets> {
    await this.windows.close(userId)
    return this.wayIn.open(userId, 'pairing', browser)
  }
}
