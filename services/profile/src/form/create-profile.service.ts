import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { DEFAULT_ACTIVITY_LEVEL, DEFAULT_GENDER, DAY_STARTS_AT } from '@gb/domain'
import { afterTwin, AppError, claimOfTwin, Env, Keys, Sql, Throttle } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../base/browser/browser-cookies.js'
import { hashToken } from '../base/browser/token.js'
import { ConsentRepository } from '../person/consent/consent.repository.js'
import { ConsentService } from '../person/consent/consent.service.js'
import { CONSENT_MESSAGES } from '../person/consent/messages.js'
import { type Visitor, VisitorRepository } from '../person/consent/visitor.repository.js'
import { OutboxRepository } from '../post/outbox/outbox.repository.js'
import { SessionService } from '../ways-in/session/session.service.js'
import { CodeSupplyService } from '../person/profile/code-supply.service.js'
import { earlierCreate } from './earlier-create.js'
import { FORM_MESSAGES } from './messages.js'
import type { ProfileFields, ProfileForm } from '../person/profile/profile.js'
import { ProfileRepository } from '../person/profile/profile.repository.js'

const DAY_SECONDS = 86_400

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
  dayStartsAt: DAY_STARTS_AT.min,
  ...form,
})

/** Makes profiles: all rows or none, and one per browser however often it retries. */
@Injectable()
export class CreateProfileService {
  constructor(
    private readonly sql: Sql,
    private readonly keys: Keys,
    private readonly env: Env,
    private readonly throttle: Throttle,
    private readonly visitors: VisitorRepository,
    private readonly consents: ConsentService,
    private readonly ledger: ConsentRepository,
    private readonly profiles: ProfileRepository,
    private readonly codes: CodeSupplyService,
    private readonly sessions: SessionService,
    private readonly outbox: OutboxRepository,
  ) {}

  /** @throws AppError `consent_required`, `consent_outdated`, `conflict`, `idempotency_mismatch`, `too_many_requests` */
  create(request: NewProfile): Promise<CreatedProfile> {
    const fields = withDefaults(request.form)
    const fingerprint = this.keys.lookup('create_profile', JSON.stringify(fields))
    const once = async (): Promise<CreatedProfile> => {
      const visitor = await claimOfTwin(() => this.lockVisitor(request.browser.visitor))
      const userId = earlierCreate(visitor.created, { fingerprint, key: request.idempotencyKey })
      if (userId === null)
        return {
          secrets: await this.make(visitor, fields, fingerprint, request),
          replayed: false,
          wasSeen: false,
        }
      const wasSeen = await this.sessions.wasUsed(userId)
      return { secrets: await this.signIn(userId, request), replayed: true, wasSeen }
    }
    return afterTwin(() => this.sql.transaction(once))
  }

  private async lockVisitor(token: string | null): Promise<Visitor> {
    const visitor = token === null ? null : await this.visitors.lock(hashToken(token))
    if (!visitor) throw new AppError('consent_required', CONSENT_MESSAGES.notAll)
    return visitor
  }

  private async make(
    { visitorId }: Visitor,
    fields: ProfileFields,
    fingerprint: Buffer,
    request: NewProfile,
  ): Promise<SessionSecrets> {
    await this.consents.require(visitorId)
    await this.throttle.hit({
      bucket: `new_profile:${request.browser.network}`,
      limit: this.env.newProfilesPerAddressAndDay,
      windowSeconds: DAY_SECONDS,
      message: FORM_MESSAGES.tooManyNew,
    })
    const userId = randomUUID()
    await this.profiles.add(userId, fields, request.timeZone)
    await this.codes.assign(userId)
    await this.ledger.takeOver(visitorId, userId)
    await this.visitors.remember(visitorId, { userId, fingerprint, key: request.idempotencyKey })
    await this.outbox.add({
      userId,
      kind: 'initial',
      weightLbs: fields.currentWeightLbs,
      timeZone: request.timeZone ?? 'UTC',
    })
    return this.signIn(userId, request)
  }

  private signIn(userId: string, { browser }: NewProfile): Promise<SessionSecrets> {
    return this.sessions.open(userId, browser)
  }
}
