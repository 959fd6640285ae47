import { Injectable } from '@nestjs/common'
import type { ConsentPurpose } from '@gb/domain'
import { Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'
import { type LatestConsent, TEXT_OF } from './consent-state.js'
import { latestConsentsOf } from './latest-consents.js'
import type { TextsInForce } from './policy.repository.js'

/** Whose consent: a browser without a profile, or a person. */
export interface ConsentSubject {
  kind: 'visitor' | 'user'
  id: string
}

/** Where and when the boxes were accepted, as the browser says. */
export interface ConsentOrigin {
  appVersion: string
  /** ISO instant by the clock of the browser. */
  clientTs: string
}

/** Lines to add: the purposes they are about, given or withdrawn. */
export interface ConsentDecision {
  purposes: readonly ConsentPurpose[]
  granted: boolean
}

/** One line of the ledger. */
export interface ConsentEntry {
  consentId: string
  purpose: ConsentPurpose
  granted: boolean
  policyVersion: string | null
  policySha256: string | null
  appVersion: string
  clientTs: Date
  serverTs: Date
}

/** A place in the ledger, newest first. */
export interface LedgerPlace {
  recordedAt: string
  entryId: string
}

// Whole milliseconds: a cursor carries what JavaScript can hold of an instant.
const recordConsent = statementForPerson(
  'record_consent',
  `INSERT INTO profile.consent_entry (subject_id, consent_id, subject_kind, purpose, granted, policy_text,
     policy_version, policy_sha256, app_version, client_ts, server_ts)
   SELECT $1, gen_random_uuid(), $2, given.purpose, $9, given.policy_text, given.version, given.sha256, $7, $8,
     date_trunc('milliseconds', statement_timestamp())
   FROM unnest($3::text[], $4::text[], $5::text[], $6::text[]) AS given (purpose, policy_text, version, sha256)
   RETURNING server_ts AS "serverTs"`,
)

// Two decisions of one person at once: without the lock the later copy could miss the line of the earlier one.
const lockNewestConsents = statementForPerson(
  'lock_newest_consents',
  'SELECT FROM profile.profile WHERE user_id = $1 FOR NO KEY UPDATE',
)

// Every signed-in request reads its consents; out of the ledger that cost more than the rest of the session read.
const keepNewestConsents = statementForPerson(
  'keep_newest_consents',
  `UPDATE profile.profile SET newest_consents = (
     SELECT coalesce(jsonb_agg(jsonb_build_object(
       'purpose', purpose, 'granted', granted, 'policyVersion', "policyVersion")), '[]')
     FROM (${latestConsentsOf('$1')}) newest)
   WHERE user_id = $1`,
)

const latestConsents = statementForPerson('latest_consents', latestConsentsOf('$1'))

const listConsents = statementForPerson(
  'list_consents',
  `SELECT consent_id AS "consentId", purpose, granted, policy_version AS "policyVersion",
     policy_sha256 AS "policySha256", app_version AS "appVersion", client_ts AS "clientTs", server_ts AS "serverTs"
   FROM profile.consent_entry
   WHERE subject_id = $1 AND ($2::timestamptz IS NULL OR (server_ts, consent_id) < ($2, $3::uuid))
   ORDER BY server_ts DESC, consent_id DESC LIMIT $4`,
)

// From the visitor to the person they have become: two subjects in one statement.
const takeOverConsents = statementForEveryone(
  'take_over_consents',
  `INSERT INTO profile.consent_entry (subject_id, consent_id, subject_kind, purpose, granted, policy_text,
     policy_version, policy_sha256, app_version, client_ts, server_ts, visitor_id)
   SELECT DISTINCT ON (purpose) $2::uuid, gen_random_uuid(), 'user', purpose, granted, policy_text, policy_version,
     policy_sha256, app_version, client_ts, server_ts, subject_id
   FROM profile.consent_entry WHERE subject_id = $1
   ORDER BY purpose, server_ts DESC, consent_id DESC`,
)

/** The consent ledger. There is no way to change a line. */
@Injectable()
export class ConsentRepository {
  constructor(private readonly sql: Sql) {}

  /** Adds one line per purpose, in the caller's transaction; answers when. */
  async record(
    subject: ConsentSubject,
    decision: ConsentDecision,
    origin: ConsentOrigin,
    texts: TextsInForce,
  ): Promise<Date> {
    if (subject.kind === 'visitor') return this.addLines(subject, decision, origin, texts)
    await this.sql.query(lockNewestConsents, [subject.id])
    const recordedAt = await this.addLines(subject, decision, origin, texts)
    await this.sql.query(keepNewestConsents, [subject.id])
    return recordedAt
  }

  private async addLines(
    subject: ConsentSubject,
    { purposes, granted }: ConsentDecision,
    origin: ConsentOrigin,
    texts: TextsInForce,
  ): Promise<Date> {
    const { serverTs } = await this.sql.one<{ serverTs: Date }>(recordConsent, [
      subject.id,
      subject.kind,
      purposes,
      purposes.map((purpose) => TEXT_OF[purpose]),
      purposes.map((purpose) => texts[TEXT_OF[purpose]]?.version ?? null),
      purposes.map((purpose) => texts[TEXT_OF[purpose]]?.sha256 ?? null),
      origin.appVersion,
      origin.clientTs,
      granted,
    ])
    return serverTs
  }

  /** The newest line of each purpose beside the version of its text in force; one indexed read. */
  latest(subjectId: string): Promise<LatestConsent[]> {
    return this.sql.query<LatestConsent>(latestConsents, [subjectId])
  }

  /** The ledger of a subject, newest first. */
  list(subjectId: string, before: LedgerPlace | null, limit: number): Promise<ConsentEntry[]> {
    return this.sql.query<ConsentEntry>(listConsents, [
      subjectId,
      before?.recordedAt ?? null,
      before?.entryId ?? null,
      limit,
    ])
  }

  /** Writes a visitor's receipt into the ledger of the person the browser became. */
  async takeOver(visitorId: string, userId: string): Promise<void> {
    await this.sql.query(takeOverConsents, [visitorId, userId])
    await this.sql.query(keepNewestConsents, [userId])
  }
}
