import { type BillingNotice, BillingNoticesPort } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { PostOffice } from '../mail/post-office.js'
import { letterOf } from './letters.js'

/** Fetches what billing has to tell people, and writes to them. Billing knows no address. */
@Injectable()
export class BillingMailService {
  constructor(
    private readonly notices: BillingNoticesPort,
    private readonly post: PostOffice,
  ) {}

  /** Everything that waits. A notice that is fetched again after a crash makes no second mail. */
  async deliver(): Promise<void> {
    const waiting = await this.notices.waiting()
    for (const notice of waiting) await this.write(notice)
    if (waiting.length === 0) return
    await this.notices.taken(waiting.map(({ userId, noticeId }) => ({ userId, noticeId })))
  }

  private write(notice: BillingNotice): Promise<void> {
    return this.post.writeOnce(notice.noticeId, notice.userId, (timeZone) => letterOf(notice, timeZone))
  }
}
