import { Injectable } from '@nestjs/common'
import { DEFAULT_ACTIVITY_LEVEL, DEFAULT_GENDER, DAY_STARTS_AT } from '@gb/domain'
import { afterTwin, claimOfTwin, Keys, Sql } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { hashToken } from '../../base/browser/token.js'
import { type Visitor, VisitorRepository } from '../../person/consent/visitor.repository.js'
import type { ProfileFields, ProfileForm } from '../../person/profile/profile.js'
import { SessionService } from '../../ways-in/session/session.service.js'
import { earlierCreate } from './earlier-create.js'
import { NewProfileGate } from './new-profile-gate.js'
import { NewProfileRows } from './new-profile-rows.js'
import { ConsentMissing } from '../../person/consent/errors.js'

/** What a new profile is made of. */
export interface NewProfile {
  form: ProfileForm
  browser: Browser
  timeZone: string | null
  idempotencyKey: string | null
}

/** The secrets to sign the browser in with, and whether the profile was there already. */
export interface CreatedProfile {
  secrets: SessionSecrets
  replayed: boolean
  /** Whether an earlier answer has arrived, so that the person has seen the code: cookies alone must not show it again. */
  wasSeen: boolean
}

const withDefaults = (form: ProfileForm): ProfileFields => ({
  gender: DEFAULT_GENDER,
  activityLevel: DEFAULT_ACTIVITY_LEVEL,
  surgeryDate: null,
  surgeryDayWeightLbs: null,
  highestWeightLbs: null,
  isPregnant: false,
  ironAnswer: null,
  dayStartsAt: DAY_STARTS_AT.min,
  ...form,
})

/** Makes profiles: all rows or none, and one per browser however often it retries. */
@Injectable()
export class CreateProfileService {
  constructor(
    private readonly sql: Sql,
    private readonly keys: Keys,
    private readonly visitors: VisitorRepository,
    private readonly gate: NewProfileGate,
    private readonly rows: NewProfileRows,
    private readonly sessions: SessionService,
  ) {}

  /** @throws AppError `consent_required`, `consent_outdated`, `conflict`, `idempotency_mismatch`, `too_many_requests` */
  create(request: NewProfile): Promise<CreatedProfile> {
    const fields = withDefaults(request.form)
    const fingerprint = this.keys.lookup('create_profile', JSON.stringify(fields))
    const { browser, timeZone, idempotencyKey: key } = request
    const once = async (): Promise<CreatedProfile> => {
      const visitor = await claimOfTwin(() => this.lockVisitor(browser.visitor))
      const earlier = earlierCreate(visitor.created, { fingerprint, key })
      if (earlier !== null) {
        const wasSeen = await this.sessions.wasUsed(earlier)
        return { secrets: await this.sessions.open(earlier, browser), replayed: true, wasSeen }
      }
      const { visitorId } = visitor
      await this.gate.pass(visitorId, browser)
      const userId = await this.rows.add({ visitorId, fields, timeZone, fingerprint, key })
      return { secrets: await this.sessions.open(userId, browser), replayed: false, wasSeen: false }
    }
    return afterTwin(() => this.sql.transaction(once))
  }

  private async lockVisitor(token: string | null): Promise<Visitor> {
    const visitor = token === null ? null : await this.visitors.lock(hashToken(token))
    if (!visitor) throw new ConsentMissing()
    return visitor
  }
}
