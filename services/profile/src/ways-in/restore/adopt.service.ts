import { Injectable } from '@nestjs/common'
import { Env, type SessionUser, Sql } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { hashToken } from '../../base/browser/token.js'
import { type ShownProfile, withoutCode } from '../../person/profile/profile.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { WayIn } from '../way-in/way-in.js'
import { RestoreBeginning } from './restore-beginning.js'
import type { MailedChallenge } from './restore-mail.js'
import { codeExpiry, type StartedRestore } from './restore-start.service.js'
import { type TypedEmail, TypedEmails } from './typed-emails.js'

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
    private readonly emails: TypedEmails,
    private readonly beginning: RestoreBeginning,
    private readonly profiles: ProfileService,
    private readonly wayIn: WayIn,
  ) {}

  /** @throws AppError `too_many_requests` */
  async adopt(request: AdoptRequest): Promise<AdoptAnswer> {
    const { userId, email, user, browser, proof } = request
    if (user?.userId === userId) return this.opened(userId, [])
    const typed = await this.emails.count(email, browser, proof)
    const owner = await this.emails.ownerOf(userId, typed)
    if (owner !== null && this.env.restoreConfirmation === 'none')
      return this.opened(userId, [await this.wayIn.open(userId, 'trusted', browser)])
    return this.begin(request, typed, owner)
  }

  private async opened(userId: string, signIns: SessionSecrets[]): Promise<AdoptAnswer> {
    // Who follows an address knows no code, and does not learn it by that.
    const profile = withoutCode(await this.profiles.read(userId))
    return { status: 200, answer: { profile }, signIns, visitorTokens: [] }
  }

  private begin(
    { userId, browser }: AdoptRequest,
    typed: TypedEmail,
    owner: MailedChallenge['owner'],
  ): Promise<AdoptAnswer> {
    return this.sql.transaction(async () => {
      const begun = await this.beginning.begin('adopt', owner?.userId ?? null, browser)
      const { challengeId, visitorToken } = begun
      await this.emails.mailFor({ challengeId, visitorHash: hashToken(visitorToken), owner }, typed)
      const codeWorksHere = await this.wayIn.isKnown(userId, browser)
      const started = { challengeId, expiresAt: codeExpiry(), codeWorksHere }
      return { status: 202, answer: { started }, signIns: [], visitorTokens: [visitorToken] }
    })
  }
}
