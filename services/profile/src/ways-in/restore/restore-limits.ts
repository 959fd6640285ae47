import { Injectable, Logger } from '@nestjs/common'
import { AppError, Throttle } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { DAY_SECONDS, HOUR_SECONDS, isWithinLimit } from '../../base/throttle/within-limit.js'
import { RESTORE_MESSAGES } from './messages.js'
import { ProofOfWork } from './proof-of-work.js'

const QUARTER_SECONDS = 900

/** Source of all of them: security-rules 2.3, Limits. */
export const RESTORE_LIMITS = {
  /** Codes that browsers we do not know may try per network, and how much more an IPv6 /48 may. */
  codesPerQuarterHour: 5,
  codesPerDay: 20,
  siteFactor: 4,
  /** Codes that unknown browsers may try everywhere before each try costs work. */
  codesEverywherePerHour: 300,
  /** E-mails typed: per address and network, and per address before each costs work. */
  startsPerNetworkAndDay: 5,
  startsPerDay: 20,
  /** All addresses of one network together: enough for a waiting room [own]. */
  startsOfNetworkPerDay: 60,
  mailsPerHour: 3,
  mailsPerDay: 6,
  challengesPerProfileAndDay: 10,
} as const

/** Where somebody tries from. */
type Trying = Pick<Browser, 'network' | 'site'>

// The try that was answered with the puzzle counts too.
const COUNTS_OF_A_WORKED_TRY = 2

/** The limits of getting in, counted in Postgres: they survive a restart, and without it nobody gets in. */
@Injectable()
export class RestoreLimits {
  private readonly logger = new Logger(RestoreLimits.name)

  constructor(
    private readonly throttle: Throttle,
    private readonly proofs: ProofOfWork,
    private readonly events: SecurityEventRepository,
  ) {}

  /** Counts a code from a browser that we do not know, right or wrong. */
  async countCode({ network, site }: Trying, proof: string | null): Promise<void> {
    const worked = await this.proofs.accepts(proof)
    const factor = worked ? COUNTS_OF_A_WORKED_TRY : 1
    try {
      await this.countCodeOf(network, factor)
      if (site !== null) await this.countCodeOf(site, factor * RESTORE_LIMITS.siteFactor)
    } catch (error) {
      if (error instanceof AppError)
        await this.events.add({ kind: 'wrong_codes', network, oncePerHour: `wrong_codes ${network}` })
      throw error
    }
    if ((await this.areTooManyEverywhere()) && !worked) this.proofs.demand()
  }

  /**
   * Counts a code that a signed-in person tries, unless it is one of their own. Once there were too many wrong ones,
   * the right one is refused too: else whoever has only the cookie tries them all.
   * @throws AppError `too_many_requests`
   */
  async countOfSession(userId: string, isOwn: boolean): Promise<void> {
    const { codesPerQuarterHour, codesPerDay } = RESTORE_LIMITS
    const message = RESTORE_MESSAGES.tooManyOfSession
    const rules = [
      { bucket: `own_code_quarter:${userId}`, limit: codesPerQuarterHour, windowSeconds: QUARTER_SECONDS },
      { bucket: `own_code_day:${userId}`, limit: codesPerDay, windowSeconds: DAY_SECONDS },
    ]
    try {
      for (const rule of rules) await this.throttle.hit({ ...rule, message })
    } catch (error) {
      if (error instanceof AppError)
        await this.events.add({ kind: 'wrong_codes', userId, oncePerHour: `wrong_codes ${userId}` })
      throw error
    }
    if (isOwn) for (const rule of rules) await this.throttle.giveBack(rule)
  }

  /** Counts an e-mail that was typed, right or wrong. */
  async countStart(mailbox: string, { network, site }: Trying, proof: string | null): Promise<void> {
    const worked = await this.proofs.accepts(proof)
    const factor = worked ? COUNTS_OF_A_WORKED_TRY : 1
    await this.countStartOf(`${mailbox}:${network}`, factor * RESTORE_LIMITS.startsPerNetworkAndDay)
    await this.countStartOf(network, factor * RESTORE_LIMITS.startsOfNetworkPerDay)
    if (site !== null)
      await this.countStartOf(site, factor * RESTORE_LIMITS.siteFactor * RESTORE_LIMITS.startsOfNetworkPerDay)
    const rule = {
      bucket: `start:${mailbox}`,
      limit: RESTORE_LIMITS.startsPerDay,
      windowSeconds: DAY_SECONDS,
    }
    if (!(await isWithinLimit(this.throttle, rule)) && !worked) this.proofs.demand()
  }

  /**
   * Whether a mail may go out. Without anybody to mail to it counts elsewhere: as long, and to nobody's harm.
   * @param userId whose profile it is, or null
   */
  async mayMail(mailbox: string, userId: string | null): Promise<boolean> {
    const kind = userId === null ? 'decoy' : 'mail'
    const { mailsPerHour, mailsPerDay, challengesPerProfileAndDay } = RESTORE_LIMITS
    const rules = [
      { bucket: `${kind}_hour:${mailbox}`, limit: mailsPerHour, windowSeconds: HOUR_SECONDS },
      { bucket: `${kind}_day:${mailbox}`, limit: mailsPerDay, windowSeconds: DAY_SECONDS },
      {
        bucket: `${kind}_profile:${userId ?? mailbox}`,
        limit: challengesPerProfileAndDay,
        windowSeconds: DAY_SECONDS,
      },
    ]
    const within: boolean[] = []
    for (const rule of rules) within.push(await isWithinLimit(this.throttle, rule))
    return within.every(Boolean)
  }

  private async countCodeOf(network: string, factor: number): Promise<void> {
    const rule = { message: RESTORE_MESSAGES.tooMany }
    await this.throttle.hit({
      ...rule,
      bucket: `code_quarter:${network}`,
      limit: RESTORE_LIMITS.codesPerQuarterHour * factor,
      windowSeconds: QUARTER_SECONDS,
    })
    await this.throttle.hit({
      ...rule,
      bucket: `code_day:${network}`,
      limit: RESTORE_LIMITS.codesPerDay * factor,
      windowSeconds: DAY_SECONDS,
    })
  }

  private countStartOf(whom: string, limit: number): Promise<void> {
    const message = RESTORE_MESSAGES.tooManyStarts
    return this.throttle.hit({ bucket: `start:${whom}`, limit, windowSeconds: DAY_SECONDS, message })
  }

  private async areTooManyEverywhere(): Promise<boolean> {
    const limit = RESTORE_LIMITS.codesEverywherePerHour
    const rule = { bucket: 'code_hour:everywhere', limit, windowSeconds: HOUR_SECONDS }
    if (await isWithinLimit(this.throttle, rule)) return false
    if (await this.events.add({ kind: 'wrong_codes_everywhere', oncePerHour: 'wrong_codes_everywhere' }))
      this.logger.error('profile codes are tried everywhere: unknown browsers have to solve a puzzle now')
    return true
  }
}
