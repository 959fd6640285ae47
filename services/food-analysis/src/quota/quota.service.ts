import { Injectable } from '@nestjs/common'
import { PHOTO_CALLS_PER_HOUR, scanLimit, scanQuota } from '@gb/domain'
import { Env, PremiumPort, Throttle } from '@gb/service-kit'
import { ScanLimitReached, ScansTooOften } from './errors.js'
import { dailyLimitReached, HOURLY_CALLS_REACHED, hourlyLimitReached } from './messages.js'
import type { ScanStatus } from './quota.mapper.js'
import {
  type CountedScans,
  type PhotoKey,
  type RequestKey,
  type ScanClaim,
  ScanRepository,
} from './scan.repository.js'

/** Decides who may scan. Used = committed + live reserved; premium has no total but a fuse per hour and day. */
@Injectable()
export class QuotaService {
  constructor(
    private readonly scans: ScanRepository,
    private readonly premium: PremiumPort,
    private readonly env: Env,
    private readonly throttle: Throttle,
  ) {}

  async status(userId: string): Promise<ScanStatus> {
    const { premiumActive } = await this.premium.status(userId)
    return this.statusAs(userId, premiumActive)
  }

  /** The counter of a person whose premium state is known. Inside a transaction it counts that transaction too. */
  async statusAs(userId: string, isPremium: boolean): Promise<ScanStatus> {
    const { used, ownLimit } = await this.scans.counted(userId)
    const limit = scanLimit(this.env.freeScanLimit, ownLimit)
    return { ...scanQuota({ used, limit, isPremium }), isPremium }
  }

  /**
   * Holds one scan for 60 s, unless another request of the person is the same one.
   * @throws AppError `total_limit_reached` with the counter, or `too_many_requests`
   */
  reserve(
    userId: string,
    isPremium: boolean,
    keyed: RequestKey | null,
    photo: PhotoKey | null = null,
  ): Promise<ScanClaim> {
    return this.scans.reserve(userId, keyed, photo, (counted) =>
      isPremium ? this.checkFuse(userId) : this.checkTotal(counted),
    )
  }

  /**
   * Counts one photo that is about to be looked at, whether or not it will cost a scan.
   * @throws AppError `too_many_requests`
   */
  countCall(userId: string): Promise<void> {
    return this.throttle.hit({
      bucket: `photo:${userId}`,
      // An operator may let premium scan more often than this.
      limit: Math.max(PHOTO_CALLS_PER_HOUR, this.env.premiumScansPerHour),
      windowSeconds: 3_600,
      message: HOURLY_CALLS_REACHED,
    })
  }

  private checkTotal({ used, ownLimit }: CountedScans): void {
    const limit = scanLimit(this.env.freeScanLimit, ownLimit)
    if (used >= limit) throw new ScanLimitReached(limit, used)
  }

  /** Nobody eats this often: it stops a script with a stolen session, not a person. */
  private async checkFuse(userId: string): Promise<void> {
    const { premiumScansPerHour, premiumScansPerDay } = this.env
    await this.checkStretch(userId, '1 hour', premiumScansPerHour, hourlyLimitReached)
    await this.checkStretch(userId, '24 hours', premiumScansPerDay, dailyLimitReached)
  }

  private async checkStretch(
    userId: string,
    stretch: string,
    limit: number,
    messageOf: (limit: number) => string,
  ): Promise<void> {
    const { scans, seconds } = await this.scans.lately(userId, stretch)
    if (scans >= limit) throw new ScansTooOften(messageOf(limit), seconds)
  }
}
