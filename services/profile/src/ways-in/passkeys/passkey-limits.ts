import { Injectable } from '@nestjs/common'
import { Throttle } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { HOUR_SECONDS } from '../../base/throttle/within-limit.js'
import { PASSKEY_MESSAGES } from './messages.js'

/**
 * Questions per hour. A passkey cannot be guessed: these only keep the database from filling up, so they are wide
 * enough for a whole clinic behind one address [own].
 */
export const PASSKEY_LIMITS = { signInsPerNetwork: 300, siteFactor: 4, additions: 30, unlocks: 120 } as const

/** Counts how often passkeys are asked for. */
@Injectable()
export class PasskeyLimits {
  constructor(private readonly throttle: Throttle) {}

  /** @throws AppError `too_many_requests` */
  async countSignIn({ network, site }: Pick<Browser, 'network' | 'site'>): Promise<void> {
    const { signInsPerNetwork, siteFactor } = PASSKEY_LIMITS
    await this.count(`passkey_sign_in:${network}`, signInsPerNetwork)
    if (site !== null) await this.count(`passkey_sign_in:${site}`, signInsPerNetwork * siteFactor)
  }

  /** @throws AppError `too_many_requests` */
  countAddition(userId: string): Promise<void> {
    return this.count(`passkey_add:${userId}`, PASSKEY_LIMITS.additions)
  }

  /** @throws AppError `too_many_requests` */
  countUnlock(userId: string): Promise<void> {
    return this.count(`passkey_unlock:${userId}`, PASSKEY_LIMITS.unlocks)
  }

  private count(bucket: string, limit: number): Promise<void> {
    return this.throttle.hit({
      bucket,
      limit,
      windowSeconds: HOUR_SECONDS,
      message: PASSKEY_MESSAGES.tooMany,
    })
  }
}
