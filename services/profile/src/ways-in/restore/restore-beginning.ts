import { Injectable } from '@nestjs/common'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { VisitorService } from '../../person/consent/visitor.service.js'
import { type NewChallenge, RestoreChallengeRepository } from './restore-challenge.repository.js'

/** A challenge that only the browser with this visitor cookie can go on with. */
export interface BegunRestore {
  challengeId: string
  /** What the visitor cookie has to hold. */
  visitorToken: string
}

/** Begins challenges: for whose profile it is, and for a wrong code just the same. */
@Injectable()
export class RestoreBeginning {
  constructor(
    private readonly visitors: VisitorService,
    private readonly challenges: RestoreChallengeRepository,
  ) {}

  /** @param userId whose profile it may open, or null */
  async begin(kind: NewChallenge['kind'], userId: string | null, browser: Browser): Promise<BegunRestore> {
    const { visitorId, token } = await this.visitors.admit(browser.visitor)
    return { challengeId: await this.challenges.add({ kind, visitorId, userId }), visitorToken: token }
  }
}
