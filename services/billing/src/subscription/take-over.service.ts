import { Injectable } from '@nestjs/common'
import { NoticeRepository } from '../notices/notice.repository.js'
import type { Subscription } from '../payment/payment.port.js'
import type { Entitlement } from './entitlement.js'
import { EntitlementRepository } from './entitlement.repository.js'
import { isRunning } from './managed.js'
import { renewalNotice } from './renewal-notice.js'

/** Makes a subscription of ours what the provider says it is. */
@Injectable()
export class TakeOverService {
  constructor(
    private readonly entitlements: EntitlementRepository,
    private readonly notices: NoticeRepository,
  ) {}

  /**
   * Takes over an answer of the provider, and tells the person what they have to know. An answer that is older than the
   * one we have changes nothing, and nobody is told of it.
   */
  async takeOver(
    entitlement: Entitlement,
    found: Subscription,
    { revoked, askedAt }: { revoked: boolean; askedAt: Date },
  ): Promise<void> {
    const { status, endsAt, cancelAtPeriodEnd } = found
    await this.entitlements.locked(entitlement, async (before, all) => {
      const isFree = before.amount === 0
      const change = {
        status,
        endsAt,
        cancelAtPeriodEnd: cancelAtPeriodEnd || isFree,
        mustStop: isFree && !cancelAtPeriodEnd,
        revoked,
        askedAt,
      }
      if (!(await this.entitlements.update(before, change))) return
      const now = new Date()
      const goesOn = all.some((one) => one.sessionId !== before.sessionId && isRunning(one, now))
      const notice = renewalNotice(before, { status, endsAt, revoked })
      // Premium that goes on with another subscription has not ended.
      if (notice && !(notice.kind === 'ended' && goesOn)) await this.notices.add(notice)
    })
  }
}
