import { Injectable } from '@nestjs/common'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { NoFreeCode } from './errors.js'
import { RecoveryCodeRepository } from './recovery-code.repository.js'

/** Shares of all codes at which somebody should know, and no new profile may take one. Source: security-rules 2.3. */
export const CODE_OCCUPANCY = { alarm: 0.05, stop: 0.2 } as const

const COUNTED_FOR_MS = 60_000
const RETRY_SECONDS = 3600

/** Hands out profile codes. The more are taken, the easier one is guessed: past a share there are none. */
@Injectable()
export class CodeSupplyService {
  private counted: { share: number; at: number } | null = null

  constructor(
    private readonly codes: RecoveryCodeRepository,
    private readonly events: SecurityEventRepository,
  ) {}

  /**
   * The first code of a new profile.
   * @throws AppError `unavailable`
   */
  async assign(userId: string): Promise<void> {
    if ((await this.share()) >= CODE_OCCUPANCY.stop) throw new NoFreeCode(RETRY_SECONDS)
    await this.codes.assign(userId)
  }

  /** Another code for a profile. It takes one place more for the time of the quarantine, and is never refused. */
  async rotate(userId: string): Promise<void> {
    await this.codes.retire(userId)
    await this.codes.assign(userId)
    await this.events.add({ kind: 'code_rotated', userId })
  }

  /** Takes the code out of use without another one: the profile is being erased. */
  async withdraw(userId: string): Promise<void> {
    await this.codes.retire(userId)
  }

  /** Whether codes run short; writes that down. */
  async areScarce(): Promise<boolean> {
    this.counted = null
    const scarce = (await this.share()) >= CODE_OCCUPANCY.alarm
    if (scarce) await this.events.add({ kind: 'codes_scarce', oncePerHour: 'codes_scarce' })
    return scarce
  }

  /** Counted once a minute: nothing changes faster, and every new profile asks. */
  private async share(): Promise<number> {
    const now = Date.now()
    if (this.counted === null || now - this.counted.at > COUNTED_FOR_MS)
      this.counted = { share: await this.codes.occupancy(), at: now }
    return this.counted.share
  }
}
