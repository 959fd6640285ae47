import { Injectable } from '@nestjs/common'
import { CONSENT_APP_VERSION, CONSENT_PURPOSES, type ConsentPurpose } from '@gb/domain'
import { type ConsentStates, decodeCursor, requireConsents, Sql, toPage } from '@gb/service-kit'
import { hashToken } from '../../base/browser/token.js'
import { consentStates } from './consent-state.js'
import {
  type ConsentEntry,
  type ConsentOrigin,
  ConsentRepository,
  type ConsentSubject,
} from './consent.repository.js'
import { PolicyRepository, type TextsInForce } from './policy.repository.js'
import { VisitorRepository } from './visitor.repository.js'
import { VisitorService } from './visitor.service.js'
import { NoSessionForConsent } from './errors.js'

/** Who is asking: the signed-in person, else the browser by its visitor cookie. */
export interface Asker {
  userId: string | null
  visitor: string | null
}

/** What somebody consents to, and where. */
export interface GivenConsents {
  purposes: readonly ConsentPurpose[]
  origin: ConsentOrigin
}

/** What a person gets for consenting. */
export interface ConsentReceipt {
  states: ConsentStates
  recordedAt: Date
  texts: TextsInForce
  /** The visitor cookie to set, if any. */
  visitorTokens: string[]
}

/** A consent that no longer holds. */
export interface Withdrawal {
  purpose: ConsentPurpose
  states: ConsentStates
  /** When it was withdrawn; null when there was nothing to withdraw. */
  recordedAt: Date | null
}

/** Consent as it stands, and the ledger. */
export interface ConsentOverview {
  states: ConsentStates
  texts: TextsInForce
  entries: ConsentEntry[]
  nextBefore: string | null
}

/** Records consent and says whether it holds. */
@Injectable()
export class ConsentService {
  constructor(
    private readonly sql: Sql,
    private readonly consents: ConsentRepository,
    private readonly policies: PolicyRepository,
    private readonly visitors: VisitorRepository,
    private readonly admission: VisitorService,
  ) {}

  /**
   * Records consents for the person, or for the browser, which becomes a visitor if it is none.
   * @throws AppError `no_session` for single purposes without a person: a browser gives all four or none
   */
  give(asker: Asker, given: GivenConsents): Promise<ConsentReceipt> {
    if (asker.userId === null && given.purposes.length < CONSENT_PURPOSES.length)
      throw new NoSessionForConsent()
    return this.sql.transaction(async () => {
      const { subject, visitorTokens } = await this.subjectToRecord(asker)
      const texts = await this.policies.inForce()
      const decision = { purposes: given.purposes, granted: true }
      const recordedAt = await this.consents.record(subject, decision, given.origin, texts)
      return { states: await this.states(subject.id), recordedAt, texts, visitorTokens }
    })
  }

  /** Adds the line that takes a consent back; one that was not given stays as it is. */
  withdraw(userId: string, purpose: ConsentPurpose): Promise<Withdrawal> {
    return this.sql.transaction(async () => {
      const { [purpose]: state } = await this.states(userId)
      const given = state === 'given' || state === 'outdated'
      const recordedAt = given ? await this.recordWithdrawal(userId, purpose) : null
      return { purpose, states: await this.states(userId), recordedAt }
    })
  }

  async overview(asker: Asker, page: { limit: number; before?: string }): Promise<ConsentOverview> {
    const before = page.before === undefined ? null : decodeCursor(page.before)
    const subjectId = await this.knownSubject(asker)
    const [texts, states, entries] = await Promise.all([
      this.policies.inForce(),
      subjectId ? this.states(subjectId) : consentStates([]),
      subjectId ? this.consents.list(subjectId, before, page.limit + 1) : [],
    ])
    const placed = entries.map((entry) => ({
      ...entry,
      recordedAt: entry.serverTs.toISOString(),
      entryId: entry.consentId,
    }))
    const { rows, nextBefore } = toPage(placed, page.limit)
    return { states, texts, entries: rows, nextBefore }
  }

  /** The state of each purpose of a person or a visitor. */
  async states(subjectId: string): Promise<ConsentStates> {
    return consentStates(await this.consents.latest(subjectId))
  }

  /**
   * Reads the consents of a person or a visitor again; a request that only asks knows them from its session.
   * @throws AppError `consent_required` or `consent_outdated`, naming the purpose
   */
  async require(subjectId: string, purposes: readonly ConsentPurpose[] = CONSENT_PURPOSES): Promise<void> {
    requireConsents({ consents: await this.states(subjectId) }, purposes)
  }

  private async recordWithdrawal(userId: string, purpose: ConsentPurpose): Promise<Date> {
    const origin = { appVersion: CONSENT_APP_VERSION, clientTs: new Date().toISOString() }
    const decision = { purposes: [purpose], granted: false }
    return this.consents.record({ kind: 'user', id: userId }, decision, origin, await this.policies.inForce())
  }

  private async knownSubject({ userId, visitor }: Asker): Promise<string | null> {
    if (userId !== null) return userId
    return visitor === null ? null : this.visitors.find(hashToken(visitor))
  }

  private async subjectToRecord(asker: Asker): Promise<{ subject: ConsentSubject; visitorTokens: string[] }> {
    if (asker.userId !== null) return { subject: { kind: 'user', id: asker.userId }, visitorTokens: [] }
    const { visitorId, token } = await this.admission.admit(asker.visitor)
    return { subject: { kind: 'visitor', id: visitorId }, visitorTokens: [token] }
  }
}
