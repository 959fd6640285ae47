/**
 * SQL of the newest ledger line of each purpose of a subject beside the version of its text in force, as rows of
 * `LatestConsent`. Served by the index `consent_newest`.
 * @param subject SQL of the subject's id
 */
export const latestConsentsOf = (subject: string): string =>
  `SELECT DISTINCT ON (c.purpose) c.purpose, c.granted, c.policy_version AS "policyVersion",
     (SELECT p.version FROM profile.policy_version p WHERE p.text = c.policy_text ORDER BY p.sequence DESC LIMIT 1)
       AS "versionInForce"
   FROM profile.consent_entry c WHERE c.subject_id = ${subject}
   ORDER BY c.purpose, c.server_ts DESC, c.consent_id DESC`
