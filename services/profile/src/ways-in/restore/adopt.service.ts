import { Injectable } from '@nestjs/common'
import { Env, Keys, type SessionUser, Sql } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { hashToken } from '../../base/browser/token.js'
import { VisitorService } from '../../person/consent/visitor.service.js'
import { mailboxOf } from '../../database/lookups.js'
import { type ShownProfile, withoutCode } from '../../person/profile/profile.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { DeviceRepository } from '../session/device.repository.js'
import { SessionService } from '../session/session.service.js'
import { codeExpiry, type StartedRestore } from './restore-confirm.service.js'
import { RestoreChallengeRepository } from './restore-challenge.repository.js'
import { RestoreLimits } from './restore-limits.js'
import { RestoreMail } from './restore-mail.js'

/** The pair of an address like `?user_id=…&email=…`, and who followed it. */
export interface AdoptRequest {
  userId: string
  email: string
  user: SessionUser | null
  browser: Browser
  proof: string | null
}

/** A confirmation that was begun. */
export interface StartedAdoption extends StartedRestore {
  /** Whether this browser is known for that profile, so that the profile code alone opens it. */
  codeWorksHere: boolean
}

/** Either the profile, or what the person has to do. */
export interface AdoptAnswer {
  status: 200 | 202
  answer: { profile: ShownProfile } | { started: StartedAdoption }
  signIns: SessionSecrets[]
  visitorTokens: string[]
}

/** Opens the profile that an address names; never by the address alone. */
@Injectable()
export class AdoptService {
  constructor(
    private readonly env: Env,
    private readonly sql: Sql,
    private readonly keys: Keys,
    private readonly limits: RestoreLimits,
    private readonly mail: RestoreMail,
    private readonly challenges: RestoreChallengeRepository,
    private readonly visitors: VisitorService,
    private readonly devices: DeviceRepository,
    private readonly profileRows: ProfileRepository,
    private readonly profiles: ProfileService,
    private readonly sessions: SessionService,
  ) {}

  /** @throws AppError `too_many_requests` */
  async adopt(request: AdoptRequest): Promise<AdoptAnswer> {
    const { userId, email, user, browser, proof } = request
    if (user?.userId === userId) return this.opened(userId, [])
    const mailboxHash = mailboxOf(this.keys, email)
    await this.limits.countStart(mailboxHash.toString('base64url'), browser, proof)
    const stored = await this.profileRows.emailIfMatching(userId, mailboxHash)
    if (stored !== null && this.env.restoreConfirmation === 'none')
      return this.opened(userId, [await this.sessions.open(userId, browser)])
    return this.begin(request, mailboxHash, stored === null ? null : { userId, email: stored })
  }

  private async opened(userId: string, signIns: SessionSecrets[]): Promise<AdoptAnswer> {
    // Who follows an address knows no code, and does not learn it by that.
    const profile = withoutCode(await this.profiles.read(userId))
    return { status: 200, answer: { profile }, signIns, visitorTokens: [] }
  }

  private begin(
    { userId, email, browser }: AdoptRequest,
    mailbox: Buffer,
    owner: { userId: string; email: string } | null,
  ): Promise<AdoptAnswer> {
    return this.sql.transaction(async () => {
      const { visitorId, token } = await this.visitors.admit(browser.visitor)
      const subject = owner?.userId ?? null
      const challengeId = await this.challenges.add({ kind: 'adopt', visitorId, userId: subject })
      await this.mail.send({
        challengeId,
        visitorHash: hashToken(token),
        typed: email,
        mailbox: mailbox.toString('base64url'),
        owner,
      })
      const codeWorksHere = await this.isKnownFor(userId, browser)
      const started = { challengeId, expiresAt: codeExpiry(), codeWorksHere }
      return { status: 202, answer: { started }, signIns: [], visitorTokens: [token] }
    })
  }

  private async isKnownFor(userId: string, { device }: Browser): Promise<boolean> {
    return device !== null && (await this.devices.ownerOf(hashToken(device))) === userId
  }
}
