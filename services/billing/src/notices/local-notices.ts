import { type BillingNotice, BillingNoticesPort } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { NoticeRepository } from './notice.repository.js'

/** What people have to be told of their subscription, for whoever writes to them. */
@Injectable()
export class LocalNotices implements BillingNoticesPort {
  constructor(private readonly notices: NoticeRepository) {}

  waiting(): Promise<BillingNotice[]> {
    return this.notices.waiting()
  }

  async taken(notices: Pick<BillingNotice, 'userId' | 'noticeId'>[]): Promise<void> {
    for (const notice of notices) await this.notices.taken(notice)
  }
}
