import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * The codes of a profile: one current, and retired ones that nobody else may get for a while. A retired code outlives
 * its profile, under an id that names nobody.
 */
@Entity({ name: 'recovery_code', schema: 'profile' })
@Check('recovery_code_lookup', 'octet_length(code_lookup) = 32')
@Index('recovery_code_current', ['userId'], { unique: true, where: 'retired_at IS NULL' })
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string

  @Index('recovery_code_unique', { unique: true })
  @PrimaryColumn('bytea', { name: 'code_lookup' })
  codeLookup!: Buffer

  @Column('bytea', { name: 'code_sealed' }) codeSealed!: Buffer
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'retired_at', nullable: true }) retiredAt!: Date | null
}
