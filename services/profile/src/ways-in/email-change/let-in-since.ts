import { Injectable } from '@nestjs/common'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { PairingService } from '../pairing/pairing.service.js'
import { SessionService } from '../session/session.service.js'
import { WayIn } from '../way-in/way-in.js'
import { EmailChangeRepository } from './email-change.repository.js'
import { type OpenTakeBack, TakeBackRepository } from './take-back.repository.js'

/** Whoever may have been let in since an address was replaced. */
@Injectable()
export class LetInSince {
  constructor(
    private readonly changes: EmailChangeRepository,
    private readonly takeBacks: TakeBackRepository,
    private readonly pairing: PairingService,
    private readonly sessions: SessionService,
    private readonly wayIn: WayIn,
  ) {}

  /** Ends every session and device and takes back what was added. Call it inside the transaction that takes back. */
  async end(found: OpenTakeBack): Promise<void> {
    const { userId } = found
    await this.changes.remove(userId)
    await this.pairing.close(userId)
    await this.takeBacks.undoSince(found)
    await this.sessions.endAll(userId)
  }

  /** Lets the owner back in, as a new device: what the browser held until now, somebody else may hold too. */
  reopen(userId: string, browser: Browser): Promise<SessionSecrets> {
    return this.wayIn.open(userId, 'trusted', { ...browser, session: null, device: null })
  }
}
