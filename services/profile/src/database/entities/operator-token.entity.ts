import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm'

/** A named, scoped, expiring token; only its hash is kept. */
@Entity({ schema: 'profile', name: 'operator_token' })
@Check('operator_token_name_check', 'char_length(name) BETWEEN 1 AND 100')
@Check('operator_token_scopes_check', 'cardinality(scopes) > 0')
@Check('operator_token_check', `expires_at > created_at AND expires_at <= created_at + interval '90 days'`)
@Check('operator_token_remotes_check', 'cardinality(remotes) BETWEEN 1 AND 20')
@Unique('operator_token_token_hash_key', ['tokenHash'])
export class OperatorTokenEntity {
  @PrimaryColumn({ name: 'token_id', type: 'text', primaryKeyConstraintName: 'operator_token_pkey' })
  tokenId!: string
  @Column({ type: 'text' }) name!: string
  @Column({ type: 'text', array: true }) scopes!: string[]
  /** The remotes whose releases it may ship; null: all of them. */
  @Column({ type: 'text', array: true, nullable: true }) remotes!: string[] | null
  @Column({ name: 'token_hash', type: 'bytea' }) tokenHash!: Buffer
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt!: Date
  @Column({ name: 'expires_at', type: 'timestamptz' }) expiresAt!: Date
  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true }) lastUsedAt!: Date | null
  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true }) revokedAt!: Date | null
}
