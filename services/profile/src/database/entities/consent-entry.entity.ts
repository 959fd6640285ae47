import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** One line of the consent ledger; the service's role may not change or delete it. `subjectId` is a visitor or a person. */
@Entity({ name: 'consent_entry', schema: 'profile' })
@Index('consent_newest', ['subjectId', 'serverTs', 'consentId'])
@Check('consent_subject_kind', `subject_kind IN ('visitor', 'user')`)
@Check(
  'consent_purpose',
  `purpose IN ('privacy_policy_accepted', 'terms_accepted', 'health_data_consent', 'ai_analysis_consent')`,
)
@Check('consent_policy_text', `policy_text IN ('privacy_policy', 'terms')`)
@Check('consent_policy_version', 'char_length(policy_version) BETWEEN 1 AND 50')
@Check('consent_policy_sha256', `policy_sha256 ~ '^[0-9a-f]{64}$'`)
@Check('consent_app_version', 'char_length(app_version) BETWEEN 1 AND 50')
export class ConsentEntryEntity {
  @PrimaryColumn('uuid', { name: 'subject_id' }) subjectId!: string
  @PrimaryColumn('uuid', { name: 'consent_id' }) consentId!: string
  @Column('text', { name: 'subject_kind' }) subjectKind!: string
  @Column('text') purpose!: string
  @Column('boolean') granted!: boolean
  @Column('text', { name: 'policy_text' }) policyText!: string
  @Column('text', { name: 'policy_version', nullable: true }) policyVersion!: string | null
  @Column('text', { name: 'policy_sha256', nullable: true }) policySha256!: string | null
  @Column('text', { name: 'app_version' }) appVersion!: string
  @Column('timestamptz', { name: 'client_ts' }) clientTs!: Date
  @Column('timestamptz', { name: 'server_ts', default: () => 'now()' }) serverTs!: Date
  /** The visitor whose receipt a person's line was taken over from. */
  @Column('uuid', { name: 'visitor_id', nullable: true }) visitorId!: string | null
}
