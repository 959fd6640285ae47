import { Injectable } from '@nestjs/common'
import type { SessionUser } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { hashToken } from '../../base/browser/token.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { type CodeOwner, RecoveryCodeRepository } from '../../person/profile/recovery-code.repository.js'
import { DeviceRepository, WRONG_CODES_OF_A_DEVICE } from '../session/device.repository.js'
import { RestoreLimits } from './restore-limits.js'

/** Finds out whose a profile code is, and counts who tries one. */
@Injectable()
export class CodeTries {
  constructor(
    private readonly codes: RecoveryCodeRepository,
    private readonly devices: DeviceRepository,
    private readonly limits: RestoreLimits,
    private readonly events: SecurityEventRepository,
  ) {}

  ownerOf(code: string): Promise<CodeOwner | null> {
    return this.codes.ownerOf(code)
  }

  /**
   * Counts a try of a signed-in person; answers whether the code is one of their own, also an earlier one.
   * @throws AppError `too_many_requests`
   */
  async isOwn({ userId }: SessionUser, owner: CodeOwner | null): Promise<boolean> {
    const isOwn = owner?.userId === userId
    await this.limits.countOfSession(userId, isOwn)
    return isOwn
  }

  /** Counts a try on a known browser, whatever the code; answers the profile if the code is that of its own. */
  async onOwnDevice({ device }: Browser, userId: string | null): Promise<string | null> {
    const tried = device === null ? null : await this.devices.countTry(hashToken(device))
    if (!tried) return null
    if (tried.userId === userId) return userId
    if (tried.tries === WRONG_CODES_OF_A_DEVICE)
      await this.events.add({ kind: 'device_demoted', userId: tried.userId, deviceId: tried.deviceId })
    return null
  }

  /** Counts a try on a browser that we do not know. @throws AppError `too_many_requests` */
  onUnknownDevice(browser: Browser, proof: string | null): Promise<void> {
    return this.limits.countCode(browser, proof)
  }
}
