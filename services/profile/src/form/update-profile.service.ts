import { Injectable } from '@nestjs/common'
import { AppError, type HeldSession, IdempotencyStore, Keys, requireFresh, Sql } from '@gb/service-kit'
import { ConsentService } from '../person/consent/consent.service.js'
import { EmailChangeService } from '../ways-in/email-change/email-change.service.js'
import { LocalSessionPort } from '../ways-in/session/session-port.js'
import { OutboxRepository } from '../post/outbox/outbox.repository.js'
import { PROFILE_MESSAGES } from '../person/profile/messages.js'
import type { ProfileForm } from '../person/profile/profile.js'
import { ProfileRepository } from '../person/profile/profile.repository.js'

/** A change of the own profile. */
export interface ProfileUpdate {
  userId: string
  /** The session it was made in. */
  held: HeldSession
  form: ProfileForm
  timeZone: string
  /** Label of the browser it was made in. */
  device: string
  idempotencyKey: string | null
}

/** Changes profiles. A field that was not sent keeps its value. */
@Injectable()
export class UpdateProfileService {
  constructor(
    private readonly sql: Sql,
    private readonly keys: Keys,
    private readonly idempotency: IdempotencyStore,
    private readonly consents: ConsentService,
    private readonly profiles: ProfileRepository,
    private readonly emails: EmailChangeService,
    private readonly sessions: LocalSessionPort,
    private readonly outbox: OutboxRepository,
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
      await this.apply(request)
      return { replayed: false }
    }
    const fingerprint = this.keys.lookup('update_profile', JSON.stringify(request.form)).toString('hex')
    return this.idempotency.run({ owner: userId, key: idempotencyKey, fingerprint }, async () => {
      await this.apply(request)
      // The answer names the person, so it is read again on a replay and never stored beside the key in clear.
      return { status: 200, body: {} }
    })
  }

  private apply({ userId, form, timeZone, device }: ProfileUpdate): Promise<void> {
    return this.sql.transaction(async () => {
      const stored = await this.profiles.lock(userId)
      if (!stored) throw new AppError('not_found', PROFILE_MESSAGES.notFound)
      await this.profiles.change(userId, { ...stored, ...form })
      await this.emails.ask({ userId, email: form.email, mailbox: stored.mailbox, device })
      if (form.currentWeightLbs === stored.currentWeightLbs) return
      await this.outbox.add({ userId, kind: 'profile_update', weightLbs: form.currentWeightLbs, timeZone })
    })
  }
}
