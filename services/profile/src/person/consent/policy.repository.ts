import { Injectable } from '@nestjs/common'
import { type PolicyVersion, Sql, statement } from '@gb/service-kit'
import type { PolicyText } from './consent-state.js'

/** The texts in force; null until a text is published. */
export type TextsInForce = Record<PolicyText, PolicyVersion | null>

interface Row extends PolicyVersion {
  text: PolicyText
}

const textsInForce = statement(
  'policy_texts_in_force',
  `SELECT DISTINCT ON (text) text, version, sha256 FROM profile.policy_version ORDER BY text, sequence DESC`,
)

// Two processes may announce at once; without the lock both would see the old text and both would add the new one.
const lockAnnouncing = statement(
  'lock_policy_announcing',
  `SELECT pg_advisory_xact_lock(hashtext('profile.policy_version'))`,
)

const announceText = statement(
  'announce_policy_text',
  `INSERT INTO profile.policy_version (text, version, sha256)
   SELECT $1::text, $2::text, $3::text
   WHERE NOT EXISTS (
     SELECT FROM (SELECT version, sha256 FROM profile.policy_version WHERE text = $1 ORDER BY sequence DESC LIMIT 1) newest
     WHERE newest.version = $2 AND newest.sha256 = $3)`,
)

/** Which policy texts were in force, and when. */
@Injectable()
export class PolicyRepository {
  constructor(private readonly sql: Sql) {}

  async inForce(): Promise<TextsInForce> {
    const rows = await this.sql.query<Row>(textsInForce)
    const of = (text: PolicyText): PolicyVersion | null => {
      const row = rows.find((candidate) => candidate.text === text)
      return row ? { version: row.version, sha256: row.sha256 } : null
    }
    return { privacy_policy: of('privacy_policy'), terms: of('terms') }
  }

  /** Puts texts in force; a text that already is stays one row. */
  async announce(texts: Record<PolicyText, PolicyVersion>): Promise<void> {
    await this.sql.transaction(async () => {
      await this.sql.query(lockAnnouncing)
      await this.sql.query(announceText, [
        'privacy_policy',
        texts.privacy_policy.version,
        texts.privacy_policy.sha256,
      ])
      await this.sql.query(announceText, ['terms', texts.terms.version, texts.terms.sha256])
    })
  }
}
