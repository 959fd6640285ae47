import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import type { ProfileForm } from '../../person/profile/profile.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { WaitingWeightRepository } from '../../post/weights/waiting-weight.repository.js'
import { EmailChangeService } from '../../ways-in/email-change/email-change.service.js'
import { NoSuchProfile } from '../../person/profile/errors.js'

/** What is to be changed, and where. */
export interface ChangedForm {
  userId: string
  form: ProfileForm
  timeZone: string
  /** Label of the browser it was made in. */
  device: string
}

/** Puts a form over what is stored: all of it or nothing. */
@Injectable()
export class ProfileChange {
  constructor(
    private readonly sql: Sql,
    private readonly profiles: ProfileRepository,
    private readonly emails: EmailChangeService,
    private readonly weights: WaitingWeightRepository,
  ) {}

  /** @throws AppError `not_found`, `too_many_requests` when another e-mail is asked for too often */
  apply({ userId, form, timeZone, device }: ChangedForm): Promise<void> {
    return this.sql.transaction(async () => {
      const stored = await this.profiles.lock(userId)
      if (!stored) throw new NoSuchProfile()
      await this.profiles.change(userId, { ...stored, ...form })
      await this.emails.ask({ userId, email: form.email, mailbox: stored.mailbox, device })
      if (form.currentWeightLbs === stored.currentWeightLbs) return
      await this.weights.add({ userId, kind: 'profile_update', weightLbs: form.currentWeightLbs, timeZone })
    })
  }
}
