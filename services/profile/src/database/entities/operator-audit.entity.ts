import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** One use of a token. Each row holds the hash of the row before, so that a changed or missing row is seen. */
@Entity({ schema: 'profile', name: 'operator_audit' })
@Index('operator_audit_by_token', ['tokenId', 'seq'])
@Index('operator_audit_by_name', ['name', 'seq'])
export class OperatorAuditEntity {
  @PrimaryColumn({ type: 'bigint', primaryKeyConstraintName: 'operator_audit_pkey' }) seq!: string
  @Column({ type: 'timestamptz' }) at!: Date
  @Column({ name: 'token_id', type: 'text' }) tokenId!: string
  @Column({ type: 'text' }) name!: string
  @Column({ type: 'text' }) action!: string
  @Column({ type: 'text', nullable: true }) reason!: string | null
  /** What it was done to: the words of the path. */
  @Column({ type: 'text', nullable: true }) subject!: string | null
  @Column({ name: 'previous_hash', type: 'bytea' }) previousHash!: Buffer
  @Column({ type: 'bytea' }) hash!: Buffer
}
