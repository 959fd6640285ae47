import { CannotBeReached, Env, PremiumPort } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** Longer than billing ever takes, and short enough that whoever asks for a profile still gets it in time. Milliseconds. */
export const PATIENCE_MS = 1_000
/** So long billing is left alone after it gave no answer: else every screen would wait for it. Milliseconds. */
export const LEFT_ALONE_MS = 5_000
const REMEMBERED = 50_000

/**
 * Whether somebody has premium, for what is shown of a profile. While billing cannot be reached it is what billing said
 * last: nobody is shut out of their own logs because a payment cannot be looked up. What premium opens asks billing itself.
 */
@Injectable()
export class ShownPremium {
  private readonly said = new Map<string, boolean>()
  private leftAloneUntil = 0

  private readonly isHere: boolean

  constructor(
    private readonly premium: PremiumPort,
    { services }: Env,
  ) {
    this.isHere = services.includes('billing')
  }

  /** As billing says now, else as it said last; false for whom this process never asked. */
  async of(userId: string): Promise<boolean> {
    // In the same process it can be slow, but not away: nobody is shown as not having paid because a machine is busy.
    if (this.isHere) return (await this.premium.status(userId)).premiumActive
    if (Date.now() < this.leftAloneUntil) return this.lastSaid(userId)
    const isPremium = await this.asked(userId)
    if (isPremium !== null) return this.remember(userId, isPremium)
    this.leftAloneUntil = Date.now() + LEFT_ALONE_MS
    return this.lastSaid(userId)
  }

  /** @returns null when billing gave no answer in time */
  private async asked(userId: string): Promise<boolean | null> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS)
    })
    const status = this.premium.status(userId).then(
      ({ premiumActive }) => premiumActive,
      (error: unknown) => {
        if (error instanceof CannotBeReached) return null
        throw error
      },
    )
    return Promise.race([status, late]).finally(() => clearTimeout(timer))
  }

  private lastSaid(userId: string): boolean {
    return this.said.get(userId) ?? false
  }

  private remember(userId: string, isPremium: boolean): boolean {
    // Whoever came last stays longest.
    this.said.delete(userId)
    this.said.set(userId, isPremium)
    const [oldest] = this.said.keys()
    if (this.said.size > REMEMBERED && oldest !== undefined) this.said.delete(oldest)
    return isPremium
  }
}
