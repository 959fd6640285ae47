import { Injectable } from '@nestjs/common'
import { type HeldSession, IdempotencyStore, Keys, requireFresh } from '@gb/service-kit'
import { ConsentService } from '../../person/consent/consent.service.js'
import { EmailChangeService } from '../../ways-in/email-change/email-change.service.js'
import { LocalSessionPort } from '../../ways-in/session/session-port.js'
import { type ChangedForm, ProfileChange } from './profile-change.js'

/** A change of the own profile. */
export interface ProfileUpdate extends ChangedForm {
  /** The session it was made in. */
  held: HeldSession
  idempotencyKey: string | null
}

/** Changes profiles. A field that was not sent keeps its value. */
@Injectable()
export class UpdateProfileService {
  constructor(
    private readonly keys: Keys,
    private readonly idempotency: IdempotencyStore,
    private readonly consents: ConsentService,
    private readonly emails: EmailChangeService,
    private readonly sessions: LocalSessionPort,
    private readonly change: ProfileChange,
  ) {}

  /**
   * @returns whether the key was used before, so that nothing was done now
   * @throws AppError `consent_required`, `consent_outdated`, `not_found`, `idempotency_mismatch`,
   *   `too_many_requests`, `fresh_confirmation_required` when another e-mail is asked for
   */
  async update(request: ProfileUpdate): Promise<{ replayed: boolean }> {
    const { userId, idempotencyKey, form } = request
    if (await this.emails.begins(userId, form.email))
      await requireFresh(this.sessions, request.held, 'change_email')
    await this.consents.require(userId, ['health_data_consent'])
    if (idempotencyKey === null) {
      await this.change.apply(request)
      return { replayed: false }
    }
    const fingerprint = this.keys.lookup('update_profile', JSON.stringify(form)).toString('hex')
    return this.idempotency.run({ owner: userId, key: idempotencyKey, fingerprint }, async () => {
      await this.change.apply(request)
      // The answer names the person, so it is read again on a replay and never stored beside the key in clear.
      return { status: 200, body: {} }
    })
  }
}
