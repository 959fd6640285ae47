import { Injectable } from '@nestjs/common'
import { Env, type NoticePort } from '@gb/service-kit'
import { LETTERS } from './messages.js'
import { PostOffice } from './post-office.js'

/** No browser of the person has to do with it. */
const NO_DEVICE = ''

/** Mails what other services have to tell a person. */
@Injectable()
export class LocalNoticePort implements NoticePort {
  constructor(
    private readonly post: PostOffice,
    private readonly env: Env,
  ) {}

  checkInAnswered(userId: string): Promise<void> {
    return this.post.notify(userId, NO_DEVICE, () => LETTERS.checkInAnswered(this.env.publicOrigin))
  }
}
