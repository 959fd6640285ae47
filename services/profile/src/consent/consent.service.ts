import { Injectable } from '@nestjs/common'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@gb/domain'
import { AppError, decodeCursor, Sql, toPage } from '@gb/service-kit'
import { hashToken, newToken } from '../browser/token.js'
import { type ConsentStates, consentStates, firstObstacle } from './consent-state.js'
import {
  type ConsentEntry,
  type ConsentOrigin,
  ConsentRepository,
  type ConsentSubject,
} from './consent.repository.js'
import { CONSENT_MESSAGES } from './messages.js'
import { PolicyRepository, type TextsInForce } from './policy.repository.js'
import { VisitorRepository } from './visitor.repository.js'

/** Who is asking: the signed-in person, else the browser by its visitor cookie. */
export interface Asker {
  userId: string | null
  visitor: string | null
}

/** What a person gets for consenting. */
export interface ConsentReceipt {
  states: ConsentStates
  recordedAt: Date
  texts: TextsInForce
  /** The visitor cookie to set, if any. */
  visitorTokens: string[]
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
  ) {}

  /** Records all four consents for the person, or for the browser, which becomes a visitor if it is none. */
  give(asker: Asker, origin: ConsentOrigin): Promise<ConsentReceipt> {
    return this.sql.transaction(async () => {
      const { subject, visitorTokens } = await this.subjectToRecord(asker)
      const texts = await this.policies.inForce()
      const recordedAt = await this.consents.record(subject, origin, texts)
      return { states: await this.states(subject.id), recordedAt, texts, visitorTokens }
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

  /** @throws AppError `consent_required` or `consent_outdated`, naming the purpose */
  async require(subjectId: string, purposes: readonly ConsentPurpose[] = CONSENT_PURPOSES): Promise<void> {
    const obstacle = firstObstacle(await this.states(subjectId), purposes)
    if (!obstacle) return
    const extra = { members: { purpose: obstacle.purpose } }
    if (obstacle.state === 'outdated')
      throw new AppError('consent_outdated', CONSENT_MESSAGES.outdated, extra)
    throw new AppError('consent_required', CONSENT_MESSAGES.notAll, extra)
  }

  private async knownSubject({ userId, visitor }: Asker): Promise<string | null> {
    if (userId !== null) return userId
    return visitor === null ? null : this.visitors.find(hashToken(visitor))
  }

  private async subjectToRecord(asker: Asker): Promise<{ subject: ConsentSubject; visitorTokens: string[] }> {
    const known = await this.knownSubject(asker)
    if (asker.userId !== null) return { subject: { kind: 'user', id: asker.userId }, visitorTokens: [] }
    if (known !== null && asker.visitor !== null) {
      await this.visitors.extend(known)
      return { subject: { kind: 'visitor', id: known }, visitorTokens: [asker.visitor] }
    }
    const token = newToken('visitor')
    return {
      subject: { kind: 'visitor', id: await this.visitors.add(hashToken(token)) },
      visitorTokens: [token],
    }
  }
}
