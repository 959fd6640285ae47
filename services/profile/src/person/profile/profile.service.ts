import { Injectable } from '@nestjs/common'
import { Throttle } from '@gb/service-kit'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { PROFILE_MESSAGES } from './messages.js'
import type { ProfileView } from './profile.js'
import { ProfileRepository } from './profile.repository.js'
import { RecoveryCodeRepository } from './recovery-code.repository.js'
import { NoSuchProfile } from './errors.js'
import { ShownPremium } from './shown-premium.service.js'

const CODE_READS_PER_HOUR = 30
const HOUR_SECONDS = 3600

/** Reads profiles for their owners. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly codes: RecoveryCodeRepository,
    private readonly premium: ShownPremium,
    private readonly throttle: Throttle,
    private readonly events: SecurityEventRepository,
  ) {}

  /** @throws AppError `not_found` */
  async read(userId: string): Promise<ProfileView> {
    const [profile, isPremium] = await Promise.all([this.profiles.find(userId), this.premium.of(userId)])
    if (!profile) throw new NoSuchProfile()
    return { ...profile, isPremium }
  }

  /** @throws AppError `too_many_requests`, `not_found` */
  async readCode(userId: string): Promise<{ userId: string; recoveryCode: string }> {
    await this.throttle.hit({
      bucket: `recovery_code:${userId}`,
      limit: CODE_READS_PER_HOUR,
      windowSeconds: HOUR_SECONDS,
      message: PROFILE_MESSAGES.tooManyCodeReads,
    })
    const recoveryCode = await this.codes.read(userId)
    if (recoveryCode === null) throw new NoSuchProfile()
    await this.events.add({ kind: 'code_shown', userId })
    return { userId, recoveryCode }
  }
}
