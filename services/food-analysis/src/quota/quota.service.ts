import { Injectable } from '@nestjs/common'
import { scanQuota } from '@gb/domain'
import { AppError, Env, PremiumPort } from '@gb/service-kit'
import { hourlyLimitReached, limitReached } from './messages.js'
import type { ScanStatus } from './quota.mapper.js'
import { type RequestKey, type Reservation, ScanRepository } from './scan.repository.js'

/** Decides who may scan. Used = committed + live reserved; premium has no total but a limit per hour. */
@Injectable()
export class QuotaService {
  constructor(
    private readonly scans: ScanRepository,
    private readonly premium: PremiumPort,
    private readonly env: Env,
  ) {}

  async status(userId: string): Promise<ScanStatus> {
    const { premiumActive } = await this.premium.status(userId)
    return this.statusAs(userId, premiumActive)
  }

  /** The counter of a person whose premium state is known. Inside a transaction it counts that transaction too. */
  async statusAs(userId: string, isPremium: boolean): Promise<ScanStatus> {
    const used = await this.scans.used(userId)
    return { ...scanQuota({ used, limit: this.env.freeScanLimit, isPremium }), isPremium }
  }

  /**
   * Holds one scan for 60 s.
   * @throws AppError `total_limit_reached` with the counter, or `too_many_requests`; KeyTaken
   */
  reserve(userId: string, isPremium: boolean, keyed: RequestKey | null): Promise<Reservation> {
    return this.scans.reserve(userId, keyed, (used) =>
      isPremium ? this.checkHour(userId) : this.checkTotal(used),
    )
  }

  private checkTotal(used: number): void {
    const limit = this.env.freeScanLimit
    if (used >= limit)
      throw new AppError('total_limit_reached', limitReached(limit), {
        members: { scans_used: used, total_limit: limit },
      })
  }

  private async checkHour(userId: string): Promise<void> {
    const limit = this.env.premiumScansPerHour
    const { scans, seconds } = await this.scans.lastHour(userId)
    if (scans >= limit)
      throw new AppError('too_many_requests', hourlyLimitReached(limit), {
        retryAfterSeconds: Math.max(1, seconds),
      })
  }
}
