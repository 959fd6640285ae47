import type { ConfirmationPurpose, ConfirmationWay } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { InvalidField, type SessionUser, Sql } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { PasskeyUnlockService, type UnlockQuestion } from '../passkeys/passkey-unlock.service.js'
import type { SignedAnswer } from '../passkeys/passkey-verifier.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { SessionRotationService } from '../session/session-rotation.service.js'
import { FreshnessRepository } from '../freshness/freshness.repository.js'
import { type MailedConfirmation, MailConfirmationService } from './mail-confirmation.service.js'
import { WayClosed } from './errors.js'
import { CONFIRMATION_MESSAGES } from './messages.js'

/** What the person has to do now. */
export type StartedConfirmation = { purpose: ConfirmationPurpose } & (
  { way: 'email'; mailed: MailedConfirmation } | { way: 'passkey'; question: UnlockQuestion }
)

/** What a person proves it with; the one that belongs to the way must be there. */
export interface Proof {
  purpose: ConfirmationPurpose
  way: ConfirmationWay
  code: string | null
  signed: SignedAnswer | null
}

/** A confirmation that holds, and the token that the session goes on with. */
export interface Confirmed {
  purpose: ConfirmationPurpose
  expiresAt: Date
  renewed: SessionSecrets
}

/** Lets a signed-in person confirm that it is them, for one purpose of their session. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly sql: Sql,
    private readonly freshness: FreshnessRepository,
    private readonly mail: MailConfirmationService,
    private readonly passkeys: PasskeyUnlockService,
    private readonly rotation: SessionRotationService,
    private readonly events: SecurityEventRepository,
  ) {}

  /** @throws AppError `conflict` when the way is not open, `too_many_requests` */
  async start(
    user: SessionUser,
    browser: Browser,
    purpose: ConfirmationPurpose,
    way: ConfirmationWay,
  ): Promise<StartedConfirmation> {
    await this.requireWay(user, purpose, way)
    if (way === 'passkey')
      return { purpose, way, question: await this.passkeys.ask(user, `confirm_${purpose}`) }
    return { purpose, way, mailed: await this.mail.start(user, purpose, browser.label) }
  }

  /**
   * Holds for this session and this purpose. The session goes on with another token, and only that one and those
   * after it share in the confirmation.
   * @throws AppError `invalid_or_expired_code`, `passkey_refused`, `conflict` when the way was closed meanwhile
   */
  async confirm(user: SessionUser, browser: Browser, proof: Proof): Promise<Confirmed> {
    const { purpose, way } = proof
    await this.requireWay(user, purpose, way)
    await this.check(user, browser, proof)
    return this.sql.transaction(async () => {
      const expiresAt = await this.freshness.put(user, purpose)
      const kind = way === 'passkey' ? 'confirmed_by_passkey' : 'confirmed_by_mail'
      await this.events.add({ kind, userId: user.userId, network: browser.network })
      return { purpose, expiresAt, renewed: await this.rotation.renew(user, browser) }
    })
  }

  private async check(user: SessionUser, browser: Browser, { purpose, way, code, signed }: Proof) {
    if (way === 'email') {
      if (code === null) throw missing('code')
      return this.mail.use(user, purpose, code)
    }
    if (signed === null) throw missing('passkey')
    return this.passkeys.unlock(signed, user, browser, `confirm_${purpose}`)
  }

  private async requireWay(
    user: SessionUser,
    purpose: ConfirmationPurpose,
    way: ConfirmationWay,
  ): Promise<void> {
    const { ways } = await this.freshness.read(user, purpose)
    if (!ways.includes(way)) throw new WayClosed(ways)
  }
}

const missing = (field: string) => new InvalidField(field, CONFIRMATION_MESSAGES.missing(field))
