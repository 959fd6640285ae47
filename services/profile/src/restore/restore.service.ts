import { Injectable } from '@nestjs/common'
import { AppError, Env, type SessionUser, Throttle } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../browser/browser-cookies.js'
import { hashToken } from '../browser/token.js'
import type { ProfileView } from '../profile/profile.js'
import { ProfileService } from '../profile/profile.service.js'
import { type CodeOwner, RecoveryCodeRepository } from '../profile/recovery-code.repository.js'
import { DeviceRepository } from '../session/device.repository.js'
import { SessionService } from '../session/session.service.js'
import { RESTORE_MESSAGES } from './messages.js'

const QUARTER_SECONDS = 900
const DAY_SECONDS = 86_400

/** Codes that browsers we do not know may try per network. */
export const UNKNOWN_DEVICE_TRIES = { perQuarterHour: 5, perDay: 20 } as const

/** A code, and who brings it. */
export interface RestoreRequest {
  code: string
  user: SessionUser | null
  browser: Browser
  /** The browser's own word on what it fetches for, or null when it does not say. */
  destination: string | null
}

/** The opened profile. */
export interface OpenedProfile {
  profile: ProfileView
  /** The session to begin, if any. */
  signIns: SessionSecrets[]
}

/** Opens a profile by its code, where the code alone may do that. */
@Injectable()
export class RestoreService {
  constructor(
    private readonly env: Env,
    private readonly throttle: Throttle,
    private readonly codes: RecoveryCodeRepository,
    private readonly devices: DeviceRepository,
    private readonly sessions: SessionService,
    private readonly profiles: ProfileService,
  ) {}

  /** @throws AppError `forbidden_origin`, `too_many_requests`, and one `invalid_or_expired_code` for all the rest */
  async open({ code, user, browser, destination }: RestoreRequest): Promise<OpenedProfile> {
    // This GET signs in: a link or an image must not be able to do that.
    if (destination !== null && destination !== 'empty')
      throw new AppError('forbidden_origin', RESTORE_MESSAGES.notByLink)
    const owner = await this.codes.ownerOf(code)
    if (user && owner?.userId === user.userId)
      return { profile: await this.profiles.read(user.userId), signIns: [] }
    if (await this.isOwnDevice(browser, owner)) return this.signIn(owner, browser)
    await this.countTry(browser.network)
    return this.signIn(this.env.restoreConfirmation === 'none' ? owner : null, browser)
  }

  private async isOwnDevice({ device }: Browser, owner: CodeOwner | null): Promise<boolean> {
    const holder = device === null ? null : await this.devices.countTry(hashToken(device))
    return holder !== null && owner !== null && owner.current && holder === owner.userId
  }

  private async countTry(network: string): Promise<void> {
    const rule = { message: RESTORE_MESSAGES.tooMany }
    await this.throttle.hit({
      ...rule,
      bucket: `code_quarter:${network}`,
      limit: UNKNOWN_DEVICE_TRIES.perQuarterHour,
      windowSeconds: QUARTER_SECONDS,
    })
    await this.throttle.hit({
      ...rule,
      bucket: `code_day:${network}`,
      limit: UNKNOWN_DEVICE_TRIES.perDay,
      windowSeconds: DAY_SECONDS,
    })
  }

  private async signIn(owner: CodeOwner | null, browser: Browser): Promise<OpenedProfile> {
    if (!owner?.current) throw new AppError('invalid_or_expired_code', RESTORE_MESSAGES.invalid)
    const secrets = await this.sessions.open(owner.userId, browser.device)
    return { profile: await this.profiles.read(owner.userId), signIns: [secrets] }
  }
}
