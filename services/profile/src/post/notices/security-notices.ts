import { Injectable } from '@nestjs/common'
import { type SecurityEvent, SecurityEventRepository } from '../../base/security/security-event.repository.js'
import type { Letter } from '../mail/letters/letter.js'
import type { Happening } from '../mail/letters/phrases.js'
import { PostOffice } from '../mail/post-office.js'

/** What happened to whose profile. */
export type Happened = SecurityEvent & { userId: string }

/** Writes down what happened to a profile and tells its owner, in the transaction in which it happens. */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly events: SecurityEventRepository,
    private readonly post: PostOffice,
  ) {}

  /** @param device label of the browser in which it happened */
  async tell(happened: Happened, device: string, letterOf: (happening: Happening) => Letter): Promise<void> {
    await this.events.add(happened)
    await this.post.notify(happened.userId, device, letterOf)
  }

  /** The same without the limit of notices: what is at stake must not be kept quiet. */
  async mustTell(
    happened: Happened,
    device: string,
    letterOf: (happening: Happening, when: (at: Date) => string) => Letter,
  ): Promise<void> {
    await this.events.add(happened)
    await this.post.mustNotify(happened.userId, device, letterOf)
  }
}
