import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** A text that was in force; the highest sequence of a text is in force now. */
@Entity({ name: 'policy_version', schema: 'profile' })
@Check('policy_text', `text IN ('privacy_policy', 'terms')`)
@Check('policy_version', 'char_length(version) BETWEEN 1 AND 50')
@Check('policy_sha256', `sha256 ~ '^[0-9a-f]{64}$'`)
export class PolicyVersionEntity {
  @PrimaryColumn('text') text!: string
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' }) sequence!: string
  @Column('text') version!: string
  @Column('text') sha256!: string
  @Column('timestamptz', { name: 'announced_at', default: () => 'now()' }) announcedAt!: Date
}
